import { runJudge } from './index.js';

await runJudge();
