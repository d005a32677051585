import { describeIoError } from './files.ts';

/** An artifact as the service took it. */
export interface UploadedArtifact {
  readonly id: number;
  /** Of the zip, as the service will give it out. */
  readonly sha256: string;
  readonly sizeBytes: number;
}

export interface ArtifactToUpload {
  readonly name: string;
  /** Absolute, all below `root`. */
  readonly files: readonly string[];
  readonly root: string;
  /** Null for the repository's own. */
  readonly retentionDays: number | null;
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Whether there is an artifact service here that can be used: known before anything large is loaded.
 * @returns why not, as a sentence without its end; null where there is one.
 */
export function whyNoArtifacts(env: Env): string | null {
  const server = env['GITHUB_SERVER_URL'] || 'https://github.com';
  const host = URL.canParse(server) ? new URL(server).hostname : '';
  // By the client's own rule.
  if (!/^github\.com$|\.ghe\.com$|\.localhost$/i.test(host)) {
    return `GitHub Enterprise Server (${host.slice(0, 100)}) has no artifacts of the kind that is needed; the enforced level is not available here`;
  }
  const missing = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'].find((name) => !env[name]);
  return missing === undefined
    ? null
    : `this runner offers no artifact service (${missing} is not set); the enforced level is not available here`;
}

/** Why nothing was uploaded. `taken`: there is an artifact of this name already, as with the legs of a matrix that know nothing of each other. */
export interface NotUploaded {
  readonly why: string;
  readonly taken: boolean;
}

/** Uploads files as one artifact, by GitHub's own client: the protocol is documented nowhere else. */
export async function uploadArtifact(artifact: ArtifactToUpload): Promise<UploadedArtifact | NotUploaded> {
  const { name, files, root, retentionDays } = artifact;
  try {
    const { DefaultArtifactClient } = await import('@actions/artifact');
    const options = { compressionLevel: 6, ...(retentionDays === null ? {} : { retentionDays }) };
    const { id, size, digest } = await new DefaultArtifactClient().uploadArtifact(name, [...files], root, options);
    if (id === undefined || !/^[0-9a-f]{64}$/.test(digest ?? ''))
      return notUploaded('the artifact service took it without a number or a digest');
    return { id, sha256: digest ?? '', sizeBytes: size ?? 0 };
  } catch (error) {
    const text = (error instanceof Error ? error.message : describeIoError(error)).replaceAll(/\s+/g, ' ').slice(0, 300);
    return /already exists/i.test(text) ? { why: takenWhy(name), taken: true } : notUploaded(text);
  }
}

const notUploaded = (why: string): NotUploaded => ({ why, taken: false });

const takenWhy = (name: string): string =>
  `another job of this attempt has handed over ${name}; give each its own \`suite\`, or its \`shard\` where they run parts of one suite`;
