import { ARTIFACT_SERVICE } from './artifact-service.ts';
import { ARTIFACTS } from './artifacts.ts';
import { CHECKS } from './checks.ts';
import { COMMENTS } from './comments.ts';
import { CONTENTS } from './contents.ts';
import { type BoundFamily, bound } from './family.ts';
import { HEADS } from './heads.ts';
import { PULLS } from './pulls.ts';
import { RUNS } from './runs.ts';

/** Every family that the server answers for: a new one is a file of its own and a line here. */
export const FAMILIES: readonly BoundFamily[] = [
  bound(CHECKS),
  bound(COMMENTS),
  bound(ARTIFACTS),
  bound(ARTIFACT_SERVICE),
  bound(CONTENTS),
  bound(HEADS),
  bound(PULLS),
  bound(RUNS),
];
