export interface Face {
  readonly entry: string;
  readonly out: string;
  readonly starts: Readonly<Record<string, string>>;
}
export const FACES: readonly Face[];
export function bundle(face: Face, lib: string, dist: string): boolean;
