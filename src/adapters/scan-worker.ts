import { parentPort, workerData } from 'node:worker_threads';
import { createLogScanner } from '../core/parse/log-scanner.ts';
import { RingReader, type ScanTask } from './scan-ring.ts';

/** The other end of a threaded log scan: reads the log from shared memory, and answers with what it found. */
export function scanOnThread(): void {
  const { memory, footer, argv } = workerData as ScanTask;
  const scanner = createLogScanner({ footer, argv });
  new RingReader(memory).readAll(
    (part) => scanner.write(part),
    () => parentPort?.postMessage('room'),
  );
  parentPort?.postMessage(scanner.end());
}
