import { arch, hostname, platform, release } from 'node:os';
import type { Receipt } from '../core/model/receipt.ts';
import type { Clock } from '../core/ports.ts';

export const systemClock: Clock = { now: () => new Date(), monotonic: () => performance.now() };

/** What a run ran on. `image` is what GitHub's hosted runners call theirs. */
export function describeMachine(env: Readonly<Record<string, string | undefined>>): Receipt['environment'] {
  const { ImageOS: os, ImageVersion: version } = env;
  return {
    hostname: hostname().slice(0, 255),
    os: platform(),
    kernel: release().slice(0, 255),
    arch: arch(),
    runtimes: { node: process.versions.node },
    image: os ? `${os}${version ? ` ${version}` : ''}`.slice(0, 255) : null,
  };
}
