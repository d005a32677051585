import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { RING_BYTES, RingReader, RingWriter } from '../../src/adapters/scan-ring.ts';

test('what fits is handed over in order, whatever the sizes', () => {
  const memory = new SharedArrayBuffer(RING_BYTES);
  const writer = new RingWriter(memory);
  const parts = [Buffer.from('a'), Buffer.alloc(0), randomBytes(64 * 1024), randomBytes(200_000), Buffer.from('z')];
  for (const part of parts) expect(writer.write(part)).toBe(true);
  writer.end();
  const read: Buffer[] = [];
  new RingReader(memory).readAll(
    (part) => read.push(Buffer.from(part)),
    () => {},
  );
  expect(Buffer.concat(read).equals(Buffer.concat(parts))).toBe(true);
});

test('what does not fit waits, and the reader says when there is room', () => {
  const memory = new SharedArrayBuffer(RING_BYTES);
  const writer = new RingWriter(memory);
  const sent = randomBytes(RING_BYTES * 2);
  const scratch = Buffer.from(sent);
  expect(writer.write(scratch)).toBe(false);
  // The chunk is the writer's own again.
  scratch.fill(0);
  const read: Buffer[] = [];
  let rooms = 0;
  new RingReader(memory).readAll(
    (part) => read.push(Buffer.from(part)),
    () => {
      rooms += 1;
      if (writer.flush()) writer.end();
    },
  );
  expect(rooms).toBeGreaterThan(0);
  expect(Buffer.concat(read).equals(sent)).toBe(true);
});
