import type { RunnerProfile } from './profile.ts';

export const goTest = {
  name: 'go-test',
  title: 'go test',
  family: 'go',
  argv: [/^go test(?: |$)/],
  log: {
    openings: [
      // {"Time":"…","Action":"run","Package":"example.com/sample","Test":"BenchmarkAdd"} (since 1.20): no test, and no line says that it ends;
      // its package has to
      {
        line: /^\{(?:"Time":"[^"]*",)?"Action":"run","Package":"(?<scope>[^"]*)","Test":"Benchmark(?:"|[^"a-z])/,
        session: true,
        once: true,
      },
    ],
    results: {
      start: [
        // "=== RUN   TestAdd", "=== RUN   TestAdd/sub_case"
        /^=== RUN +(?<id>[^ ]+)$/,
        // {"Time":"…","Action":"run","Package":"example.com/sample","Test":"TestAdd"}
        /^\{(?:"Time":"[^"]*",)?"Action":"run","Package":"(?<scope>[^"]*)","Test":"(?!Benchmark(?:"|[^"a-z]))(?<id>[^"]*)"\}$/,
      ],
      end: [
        // "--- PASS: TestAdd (0.00s)", "    --- SKIP: TestAdd/sub (0.00s)", also glued behind output: "Hello--- PASS: TestGreeting (0.00s)"
        { line: /--- PASS: (?<id>[^ ]+) \(\d+\.\d+s\)$/, glued: '--- ' },
        { line: /--- (?<failed>FAIL): (?<id>[^ ]+) \(\d+\.\d+s\)$/, glued: '--- ' },
        { line: /--- (?<skipped>SKIP): (?<id>[^ ]+) \(\d+\.\d+s\)$/, glued: '--- ' },
        // {"Time":"…","Action":"pass","Package":"example.com/sample","Test":"TestAdd","Elapsed":0}
        {
          line: /^\{(?:"Time":"[^"]*",)?"Action":"(?:pass|(?<failed>fail)|(?<skipped>skip))","Package":"(?<scope>[^"]*)","Test":"(?<id>[^"]*)"/,
        },
      ],
      opens: true,
    },
    closing: {
      counts: [],
      completes: [
        // "ok  \texample.com/sample\t0.005s", "ok  \texample.com/shop\t(cached)", "… coverage: 80.0% of statements"
        /^ok[ \t]+(?!\d+[ \t])[^\t ]+[ \t]+(?:\d+\.\d+s|\(cached\))/,
        // "FAIL\texample.com/sample\t0.004s", "FAIL\texample.com/shop/parser [build failed]", "FAIL\texample.com/x [setup failed]"
        /^FAIL[ \t]+[^\t ]+[ \t]+(?:\d+\.\d+s$|\[(?:build|setup) failed\]$)/,
        // {"Time":"…","Action":"pass","Package":"example.com/sample","Elapsed":0.006}
        /^\{(?:"Time":"[^"]*",)?"Action":"(?:pass|fail)","Package":"(?<scope>[^"]*)"(?:,"Elapsed":[\d.e+-]+)?(?:,"FailedBuild":"[^"]*")?\}$/,
      ],
      from: 'results',
      unit: 'tests',
      confirmed: {
        of: /^(?:ok[ \t](?!.*\[no tests to run\])|\{(?:"Time":"[^"]*",)?"Action":"pass",)/,
        line: /^(?:PASS$|\{(?:"Time":"[^"]*",)?"Action":"output","Package":"(?<scope>[^"]*)","Output":"PASS\\n"\}$)/,
      },
    },
    zero: [
      // "?   \texample.com/shop\t[no test files]"
      { line: /^\?[ \t]+[^\t ]+[ \t]+\[no test files\]$/, closes: true },
      // "ok  \texample.com/sample\t0.004s [no tests to run]"
      { line: /^ok[ \t]+[^\t ]+[ \t]+(?:\d+\.\d+s|\(cached\)).*\[no tests to run\]/, closes: false },
      {
        line: /^\{(?:"Time":"[^"]*",)?"Action":"output","Package":"(?<scope>[^"]*)","Output":"ok {2}\\t[^"]*\[no tests to run\]\\n"\}$/,
        closes: false,
      },
      // {"Time":"…","Action":"skip","Package":"example.com/shop","Elapsed":0}
      { line: /^\{(?:"Time":"[^"]*",)?"Action":"skip","Package":"(?<scope>[^"]*)"(?:,"Elapsed":[\d.e+-]+)?\}$/, closes: true },
    ],
    red: [
      // "FAIL\texample.com/shop/parser [build failed]", "FAIL\texample.com/sample\t0.004s"
      /^FAIL[ \t]+[^\t ]+[ \t]+(?:\d+\.\d+s$|\[(?:build|setup) failed\]$)/,
      /^\{(?:"Time":"[^"]*",)?"Action":"fail","Package":"[^"]*"(?:,"Elapsed":[\d.e+-]+)?(?:,"FailedBuild":"[^"]*")?\}$/,
    ],
    cached: {
      // "ok  \texample.com/shop\t(cached)"
      replayed: /^ok[ \t]+[^\t ]+[ \t]+\(cached\)/,
      ran: /^(?:ok|FAIL)[ \t]+[^\t ]+[ \t]+\d+\.\d+s(?!.*\[no tests to run\])/,
    },
    fatal: [
      // "panic: test timed out after 10m0s"
      { line: /^panic: test timed out after /, code: 'crash-in-log' },
    ],
  },
  report: {
    detect: [
      // go-junit-report and gotestsum
      { element: 'property', value: /^go\.version$/ },
    ],
    closed: 'end',
    silenceSafe: false,
    declared: 'cases',
    agrees: 'executed',
  },
  env: ['GOFLAGS', 'GOTESTFLAGS', 'GODEBUG'],
  junit: {
    add: '-json ./... | go-junit-report -parser gojson > report.xml',
    needs: 'go install github.com/jstemmer/go-junit-report/v2@latest',
    writes: 'report.xml',
  },
} satisfies RunnerProfile;
