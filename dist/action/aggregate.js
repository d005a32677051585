import { runAggregate } from './index.js';

await runAggregate();
