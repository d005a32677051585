import { deflateRawSync } from 'node:zlib';
import { type Attack, blocked, healthy } from '../../support/attack/attack.ts';
import { handOver, unpacked, zipIn } from '../../support/attack/moves.ts';
import { buildZip, type ZipEntry, type ZipParts } from '../../support/zip-builder.ts';

/** The evidence of a green run, with something beside it or wrong with it. */
const zipped = (more: readonly ZipEntry[], parts: ZipParts = {}, change: (entry: ZipEntry) => ZipEntry = (entry) => entry) =>
  blocked('incomplete', 'artifact-unsafe', async (world) => {
    const entries = [...(await unpacked(zipIn(world)))].map(([name, content]) => change({ name, content }));
    world.nothingRan();
    handOver(world, buildZip([...entries, ...more], parts));
  });
const log = (parts: Partial<ZipEntry>) => zipped([], {}, (entry) => (entry.name === 'log.txt' ? { ...entry, ...parts } : entry));
const zeros = deflateRawSync(Buffer.alloc(64 * 2 ** 20));

export default {
  'a name that leads out': zipped([{ name: '../../.bashrc', content: 'x' }]),
  'an absolute name': zipped([{ name: '/etc/cron.d/x', content: 'x' }]),
  'a name with backslashes': zipped([{ name: '..\\..\\x', content: 'x' }]),
  'a link': zipped([{ name: 'reports/002.xml', content: '/etc/shadow', mode: 0o120777 }]),
  'a name twice': zipped([{ name: 'log.txt', content: 'all green' }]),
  'a name that is not listed': zipped([{ name: 'package.json', content: '{}' }]),
  'a name in no encoding': zipped([{ name: Buffer.from([0x72, 0xff, 0xfe]), content: 'x' }]),
  'a bomb': zipped([{ name: 'reports/002.xml', packed: zeros, size: 64 * 2 ** 20, crc: 0 }]),
  'a bomb that says that it is small': zipped([{ name: 'reports/002.xml', packed: zeros, size: 10, crc: 0 }]),
  encrypted: log({ flags: 0x0009 }),
  'another size in the descriptor': log({ behind: Buffer.alloc(16, 7) }),
  'an unknown method': log({ method: 12 }),
  'something behind it': zipped([], { after: Buffer.from('evil') }),
  'more files than a directory can list': zipped(
    Array.from({ length: 100_000 }, (_, at) => ({ name: `reports/${at}.xml`, content: '', stored: true })),
    { zip64: { entries: 100_005 } },
  ),
  'no archive at all': blocked('incomplete', 'artifact-unsafe', (world) => {
    world.nothingRan();
    handOver(world, Buffer.from('not a zip'));
  }),
  'packed by somebody else, and whole': healthy(async (world) => {
    const files = await unpacked(zipIn(world));
    world.nothingRan();
    handOver(world, buildZip([...files].map(([name, content]) => ({ name, content, descriptor: false }))));
  }),
} satisfies Attack;
