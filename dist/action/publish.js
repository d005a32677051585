import { runPublish } from './index.js';

await runPublish();
