import { describe, expect, test } from 'vitest';
import { refusalOf } from './read-report.ts';

describe('another format is named, with the way to JUnit', () => {
  test.each<[string, RegExp, RegExp]>([
    ['<TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"/>', /TRX/, /JunitXml\.TestLogger/],
    ['<TestRun/>', /CppUnit/, /./],
    ['<test-results/>', /NUnit 2/, /JunitXml\.TestLogger/],
    ['<test-run/>', /NUnit 3/, /JunitXml\.TestLogger/],
    ['<assemblies/>', /xUnit\.net/, /-junit/],
    ['<testng-results/>', /TestNG/, /junitreports/],
    ['<robot/>', /Robot/, /--xunit/],
    ['<Site/>', /CTest/, /--output-junit/],
    ['<coverage/>', /Cobertura/, /Coverage is no test report/],
    ['<html/>', /HTML/, /XML report/],
    ['<TestLog/>', /Boost\.Test/, /--log_format=JUNIT/],
    ['<Catch2TestRun/>', /Catch2/, /-r junit/],
    ['<x:robot/>', /Robot/, /--xunit/],
    ['<something/>', /<something>/, /JUnit/],
    ['{"config":{},"suites":[],"stats":{}}', /Playwright/, /--reporter=junit/],
    ['PK\x03\x04', /ZIP/, /Unpack/],
    ['ok 1 - a\n1..1\n', /TAP/, /tap-junit/],
  ])('%j', (text, format, how) => {
    const { code, args } = refusalOf(text);
    expect(code).toBe('not-junit');
    expect(args?.['format']).toMatch(format);
    expect(args?.['how']).toMatch(how);
  });

  test('a root of an unknown name may hold suites, but must end well first', () => {
    expect(refusalOf('<something><testsuite>').code).toBe('junit-malformed');
    expect(refusalOf('<something><testcase name="a"/></something>').code).toBe('not-junit');
  });
});
