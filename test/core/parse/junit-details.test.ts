import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseDetails } from '../../../src/adapters/report-details.ts';
import type { FailingTest } from '../../../src/core/model/report.ts';
import { type Details, disagreement } from '../../../src/core/parse/junit-details.ts';
import { factsOf } from './read-report.ts';

const FOLDER = new URL('../../../fixtures/junit/accept/', import.meta.url);
const reports = readdirSync(FOLDER).filter((name) => !name.startsWith('ctrf'));

describe('the second parser', () => {
  test.each(reports)('agrees on %s', (name) => {
    const bytes = readFileSync(new URL(name, FOLDER));
    const details = parseDetails(bytes, 20) as Details;
    const facts = factsOf(bytes);
    expect(disagreement(facts, details)).toBeNull();
    // A line end in an attribute is one to this parser, and a space to XML: so its messages may be shorter.
    const placed = ({ suite, name, file, line }: FailingTest) => ({ suite, name, file, line });
    expect(details.failing.map(placed)).toEqual(facts.failing.map(placed));
  });

  test('is not alone in what it accepts: a lost failure is a disagreement', () => {
    const facts = factsOf('<testsuite><testcase name="a"><failure/></testcase></testsuite>');
    const details = parseDetails(Buffer.from('<testsuite><testcase name="a"/></testsuite>'), 20) as Details;
    expect(disagreement(facts, details)).toBe('two parsers count its failed differently: 1 and 0');
  });

  test('says what it cannot read', () => {
    expect(parseDetails(Buffer.from('<testsuite><constructor/></testsuite>'), 20)).toMatch(/^a second parser cannot read it: /);
  });
});
