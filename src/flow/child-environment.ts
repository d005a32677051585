/** What the child of a run gets to see of the environment, and what of it the receipt says. Names only: values may be secrets. */
export interface ChildEnvironment {
  readonly env: Readonly<Record<string, string>>;
  /** Taken away. */
  readonly dropped: readonly string[];
  /** Would have been taken away, had the caller not asked for them. */
  readonly passed: readonly string[];
  /** Set, and able to change which tests run or how. */
  readonly steering: readonly string[];
  /** Set by receipt itself. */
  readonly set: readonly string[];
}

type Env = Readonly<Record<string, string | undefined>>;

export interface ChildEnvironmentOptions {
  readonly passEnv: readonly string[];
  readonly colour: boolean;
  /** Names that runner profiles know. */
  readonly runnerVariables: readonly string[];
}

/**
 * Tokens, and the files by which a step speaks to GitHub's runner: tests have no business with either. INPUT_* are the inputs of the action
 * that we may be.
 */
const GITHUB_DROPS = /^(?:ACTIONS_.*|INPUT_.*|GITHUB_TOKEN|GH_TOKEN|GITHUB_(?:OUTPUT|ENV|PATH|STATE|STEP_SUMMARY))$/i;
/** Tells a node:test below that it is a child of another node:test, which makes it print for a machine. */
const ALWAYS_DROPPED = /^NODE_TEST_CONTEXT$/i;

/** Language runtimes, shells and loaders; what belongs to one runner is in its profile. */
const STEERING = new Set([
  'BASH_ENV',
  'CARGO_BUILD_RUSTFLAGS',
  'CTEST_PARALLEL_LEVEL',
  'DOTNET_STARTUP_HOOKS',
  'DYLD_INSERT_LIBRARIES',
  'ENV',
  'GODEBUG',
  'GOFLAGS',
  'GRADLE_OPTS',
  'GTEST_FILTER',
  'GTEST_TOTAL_SHARDS',
  'JAVA_TOOL_OPTIONS',
  'JDK_JAVA_OPTIONS',
  'LD_AUDIT',
  'LD_LIBRARY_PATH',
  'LD_PRELOAD',
  'MAKEFLAGS',
  'MAVEN_ARGS',
  'MAVEN_OPTS',
  'NODE_OPTIONS',
  'NODE_PATH',
  'PERL5LIB',
  'PERL5OPT',
  'PHP_INI_SCAN_DIR',
  'PYTEST_ADDOPTS',
  'PYTEST_DISABLE_PLUGIN_AUTOLOAD',
  'PYTEST_PLUGINS',
  'PYTHONOPTIMIZE',
  'PYTHONPATH',
  'PYTHONSTARTUP',
  'RUBYLIB',
  'RUBYOPT',
  'RUSTFLAGS',
  'SPEC_OPTS',
  '_JAVA_OPTIONS',
]);

export function childEnvironment(env: Env, options: ChildEnvironmentOptions): ChildEnvironment {
  const inActions = env['GITHUB_ACTIONS'] === 'true';
  const asked = new Set(options.passEnv.map((name) => name.toUpperCase()));
  const steers = new Set([...STEERING, ...options.runnerVariables]);
  const kept: Record<string, string> = {};
  const dropped: string[] = [];
  const passed: string[] = [];
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined) continue;
    const unwanted = ALWAYS_DROPPED.test(name) || (inActions && GITHUB_DROPS.test(name));
    if (unwanted && !asked.has(name.toUpperCase())) {
      dropped.push(name);
      continue;
    }
    if (unwanted) passed.push(name);
    kept[name] = value;
  }
  const set: Record<string, string> = {};
  // Without it, several runners start a watch mode that never ends.
  if (kept['CI'] === undefined) set['CI'] = 'true';
  if (options.colour && kept['FORCE_COLOR'] === undefined && kept['NO_COLOR'] === undefined) set['FORCE_COLOR'] = '1';
  return {
    env: { ...kept, ...set },
    dropped: dropped.sort(),
    passed: passed.sort(),
    steering: Object.keys(kept)
      .filter((name) => steers.has(name) && kept[name] !== '')
      .sort(),
    set: Object.keys(set).sort(),
  };
}
