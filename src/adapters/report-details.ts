import { XMLParser } from 'fast-xml-parser';
import { decodeWhole } from '../core/parse/encoding.ts';
import { DETAILS_OPTIONS, type Details, readDetails } from '../core/parse/junit-details.ts';
import { withoutControls } from '../core/parse/xml-text.ts';

// Above the gate's own limit, so that only the gate decides on depth.
const parser = new XMLParser({ ...DETAILS_OPTIONS, maxNestedTags: 10_000 });

/**
 * Reads the details of a report with fast-xml-parser. To be imported only when needed: it loads the parser.
 * @param bytes whole, and accepted by the report reader. @returns a sentence where this parser can't read them.
 */
export function parseDetails(bytes: Buffer, maxFailing: number): Details | string {
  try {
    return readDetails(parser.parse(withoutControls(decodeWhole(bytes))), maxFailing);
  } catch (error) {
    return `a second parser cannot read it: ${error instanceof Error ? error.message.slice(0, 200) : 'unknown error'}`;
  }
}
