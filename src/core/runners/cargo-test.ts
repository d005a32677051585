import type { RunnerProfile } from './profile.ts';

export const cargoTest = {
  name: 'cargo-test',
  title: 'cargo test',
  family: 'cargo',
  argv: [/^cargo (?:\+\S+ )?t(?:est)?(?: |$)/],
  log: {
    // "running 4 tests": one for each test binary; not "Running unittests …", which a binary without the harness has as well
    openings: [{ line: /^running (?<announces>\d+) tests?$/, session: true }],
    opensAlways: true,
    closing: {
      counts: [
        // "test result: ok. 4 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s"
        {
          line: /^test result: (?:ok|FAILED)\. (?<passed>\d+) passed; (?<failed>\d+) failed; (?<skipped>\d+) ignored; (?<benches>\d+) measured(?:; \d+ filtered out)?(?:; finished in [^;]+)?$/,
          as: { benches: 'passed' },
        },
      ],
      completes: null,
      from: 'lines',
      unit: 'tests',
      headed: /^test result: /,
    },
    red: [
      // "error: could not compile `ledger` (lib test) due to 1 previous error"
      /^error: could not compile /,
      // "error: test failed, to rerun pass `--lib`", "error: 2 targets failed:"
      /^error: (?:test failed, to rerun pass|\d+ targets? failed:)/,
    ],
    fatal: [
      // "  process didn't exit successfully: `…/api-51aa` (signal: 11, SIGSEGV: invalid memory reference)"
      { line: /^ +process didn't exit successfully: .* \(signal: \d+/, code: 'worker-crash' },
    ],
    progress: [
      // "   Compiling sample v0.1.0 (/home/…)", "     Running unittests src/lib.rs (target/debug/deps/sample-e6da)", "   Doc-tests sample"
      { line: /^ +(?:Compiling [\w-]+ v\d|Running .*\(target\/|Doc-tests [\w-]+$)/ },
    ],
  },
  exit: { codes: { 101: 'failures' } },
  env: ['RUSTFLAGS', 'RUST_TEST_THREADS', 'RUSTDOCFLAGS', 'CARGO_BUILD_TARGET'],
  junit: {
    add: '(as `cargo nextest run --profile ci`, with `[profile.ci.junit] path = "junit.xml"` in .config/nextest.toml)',
    needs: 'cargo install cargo-nextest',
    writes: 'target/nextest/ci/junit.xml',
  },
} satisfies RunnerProfile;
