import { describe, test } from 'vitest';
import { type LiveSuite, liveTests, type Scenario } from '../support/live.ts';
import { go, maySkip } from '../support/tools.ts';

const middle: Record<Scenario, string> = {
  pass: 'check(t, 3-1 == 2)',
  fail: 'check(t, 3-1 == 1)',
  zero: 'check(t, 3-1 == 2)',
  exit: 'os.Exit(0)',
  killed: 'syscall.Kill(os.Getppid(), syscall.SIGKILL); time.Sleep(20 * time.Second)',
};

const goTest: LiveSuite = {
  runner: 'go-test',
  tests: 3,
  files: (scenario) => ({
    'go.mod': 'module example.com/sums\n\ngo 1.19\n',
    'sums_test.go': `package sums

import (
	"os"
	"syscall"
	"testing"
	"time"
)

var _, _, _ = os.Exit, syscall.Getpid, time.Sleep

func check(t *testing.T, ok bool) {
	if !ok {
		t.Error("the sum is wrong")
	}
}

func TestFirst(t *testing.T)  { check(t, 1+1 == 2) }
func TestSecond(t *testing.T) { ${middle[scenario]} }
func TestThird(t *testing.T)  { check(t, 2*2 == 4) }
`,
  }),
  // The go command writes no report: -v counts in the log, and the leniency says so.
  options: ['--report', 'none'],
  command: (scenario) => ['go', 'test', '-v', '-count=1', ...(scenario === 'zero' ? ['-run', 'Nothing'] : []), './...'],
  env: { GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local', GOPROXY: 'off' },
  // Since Go 1.16 an exit in a test is a red test.
  alsoFailed: ['exit'],
};

const found = go();

describe('live go test', () => {
  if (found) liveTests(goTest);
  else
    test.skipIf(maySkip(found))('needs go', () => {
      throw new Error('go is not installed');
    });
});
