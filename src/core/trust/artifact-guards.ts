import { type EvidenceArtifact, parseArtifactName } from '../model/evidence-artifact.ts';
import { type Policy, shardsOf } from '../model/policy.ts';
import type { ArtifactSeen, Doubt } from '../model/trusted-run.ts';
import { type ArtifactStage, doubt, type Guard, type HandoverStage, labelOf, listed } from './guard.ts';

/** Is there exactly one artifact for each suite and shard, of this very run, and is it what the run handed over? */

export interface NamedArtifact extends EvidenceArtifact {
  readonly artifact: ArtifactSeen;
}

/** Artifacts that are named as evidence; what else a run uploads is no concern of ours. */
export function evidenceArtifacts(artifacts: readonly ArtifactSeen[]): NamedArtifact[] {
  return artifacts.flatMap((artifact) => {
    const named = parseArtifactName(artifact.name);
    return named === null ? [] : [{ ...named, artifact }];
  });
}

/** What of each suite and shard counts: its newest attempt. In the policy's order. */
export function newestArtifacts(policy: Pick<Policy, 'suites'>, artifacts: readonly ArtifactSeen[]): NamedArtifact[] {
  const named = evidenceArtifacts(artifacts);
  return expectedParts(policy).flatMap((part) => {
    const own = named.filter((each) => each.suite === part.suite && each.shard === part.shard);
    const newest = Math.max(0, ...own.map(({ attempt }) => attempt));
    return own.filter(({ attempt }) => attempt === newest);
  });
}

function expectedParts({ suites }: Pick<Policy, 'suites'>) {
  return suites.flatMap((suite) => shardsOf(suite).map((shard) => ({ suite: suite.name, shard })));
}

const mismatch = ({ artifact }: { readonly artifact: Pick<ArtifactSeen, 'name'> }, why: string) =>
  doubt('artifact-mismatch', { artifact: artifact.name.slice(0, 200), why });

const wholeArtifactList: Guard<ArtifactStage> = {
  name: 'wholeArtifactList',
  check: ({ artifacts }) => (artifacts.whole ? [] : [doubt('facts-missing', { what: 'GitHub lists only a part of the artifacts' })]),
};

const knownParts: Guard<ArtifactStage> = {
  name: 'knownParts',
  check: ({ policy, artifacts }) => {
    const parts = expectedParts(policy);
    return evidenceArtifacts(artifacts.items)
      .filter(({ suite, shard }) => !parts.some((part) => part.suite === suite && part.shard === shard))
      .slice(0, 5)
      .map((named) => mismatch(named, `the policy knows no ${named.shard === null ? 'suite' : 'shard'} ${labelOf(named)}`));
  },
};

const possibleAttempts: Guard<ArtifactStage> = {
  name: 'possibleAttempts',
  check: ({ run, artifacts }) =>
    evidenceArtifacts(artifacts.items)
      .filter(({ attempt }) => attempt < 1 || attempt > run.attempt)
      .slice(0, 5)
      .map((named) => mismatch(named, `the run has no attempt ${named.attempt}`)),
};

const present: Guard<ArtifactStage> = {
  name: 'partsPresent',
  check: ({ policy, artifacts, jobs }) => {
    const newest = newestArtifacts(policy, artifacts.items);
    return policy.suites.flatMap((suite): Doubt[] => {
      const own = newest.filter((named) => named.suite === suite.name);
      const gone = own.filter(({ artifact }) => artifact.expired);
      const missing = shardsOf(suite).filter((shard) => !own.some((named) => named.shard === shard && !named.artifact.expired));
      if (missing.length === 0) return [];
      if (suite.shards !== null) return [doubt('shard-missing', { suite: suite.name, shards: listed(missing.map(String), 20) })];
      const failed = jobs.items.some(({ conclusion }) => conclusion === 'failure');
      const why = gone.length > 0 ? 'its artifact has expired' : `no artifact was handed over${failed ? ', and a job failed' : ''}`;
      return [doubt('suite-missing', { suite: suite.name, why })];
    });
  },
};

const oneEach: Guard<ArtifactStage> = {
  name: 'oneEach',
  check: ({ policy, artifacts }) => {
    const names = newestArtifacts(policy, artifacts.items).map(({ artifact }) => artifact.name);
    const twice = [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
    return twice
      .slice(0, 5)
      .map((name) => doubt('shard-duplicate', { suite: parseArtifactName(name)?.suite ?? '', what: `${name} is there twice` }));
  },
};

const artifactsOfRun: Guard<ArtifactStage> = {
  name: 'artifactsOfRun',
  check: ({ policy, run, artifacts }) =>
    newestArtifacts(policy, artifacts.items)
      .filter(({ artifact }) => artifact.runId !== run.id || artifact.headSha !== run.headSha)
      .slice(0, 5)
      .map((named) => mismatch(named, `it belongs to run ${named.artifact.runId ?? '…'} of ${named.artifact.headSha ?? '…'}`)),
};

const boundedSize: Guard<ArtifactStage> = {
  name: 'boundedSize',
  check: ({ policy, artifacts, maxZipBytes }) =>
    newestArtifacts(policy, artifacts.items)
      .filter(({ artifact }) => artifact.sizeBytes > maxZipBytes)
      .slice(0, 5)
      .map(({ artifact }) =>
        doubt('artifact-unsafe', { artifact: artifact.name, why: `it has ${artifact.sizeBytes} bytes, more than ${maxZipBytes}` }),
      ),
};

export const ARTIFACT_GUARDS: readonly Guard<ArtifactStage>[] = [
  wholeArtifactList,
  knownParts,
  possibleAttempts,
  present,
  oneEach,
  artifactsOfRun,
  boundedSize,
];

/** The artifact service's own word for what it gave us. */
const serviceDigest: Guard<HandoverStage> = {
  name: 'serviceDigest',
  check: ({ handedOver }) =>
    handedOver.flatMap((each) => {
      if (each.artifact.digest === `sha256:${each.sha256}`) return [];
      if (each.artifact.digest === null) {
        const what = 'GitHub gives no digest of its artifacts here, so the enforced level is not available';
        return [doubt('facts-missing', { what })];
      }
      return [mismatch(each, 'what was downloaded has another digest than GitHub gives')];
    }),
};

/** The second channel: what the job itself said when it handed over, told by a way that no artifact can be replaced by. */
const toldDigest: Guard<HandoverStage> = {
  name: 'toldDigest',
  check: ({ handedOver }) =>
    handedOver.flatMap((each) => {
      const [told, ...more] = each.told;
      if (told === undefined) return [mismatch(each, 'no job told its digest')];
      if (more.length > 0) return [mismatch(each, `its digest was told ${each.told.length} times, and must be told once`)];
      return told === each.sha256 ? [] : [mismatch(each, 'its digest is not the one that was told when it was handed over')];
    }),
};

export const HANDOVER_GUARDS: readonly Guard<HandoverStage>[] = [serviceDigest, toldDigest];
