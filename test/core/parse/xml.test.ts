import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { readXml } from './read-xml.ts';

const read = (document: string, chunk?: number) => readXml(Buffer.from(document), {}, chunk);

describe('a refusal names the place and the producer bug', () => {
  test.each<[string, string, { line: number; column: number; byte: number }, RegExp]>([
    ['<a>\n  <b>\n', '<b> is never closed', { line: 3, column: 1, byte: 10 }, /cut short/],
    ['<a>\n <b c="d', '<a> is never closed', { line: 2, column: 9, byte: 12 }, /cut short/],
    ['<a/', 'it ends in the middle of a tag, a comment or a CDATA section', { line: 1, column: 4, byte: 3 }, /cut short/],
    ['<?xml version="1.0"?>\n', 'it ends before its root element begins', { line: 2, column: 1, byte: 22 }, /cut short/],
    ['<a/>\n<b/>', 'a second document begins', { line: 2, column: 1, byte: 5 }, /wrote this one file/],
    ['<a/>\nExit 1', 'text stands behind the root element', { line: 2, column: 1, byte: 5 }, /Other output/],
    ['\nRun\n<a/>', 'text stands before the root element', { line: 2, column: 1, byte: 1 }, /Other output/],
    [
      '<a/>\n<?xml version="1.0"?>',
      'an XML declaration stands in the middle of the file',
      { line: 2, column: 1, byte: 5 },
      /wrote this one file/,
    ],
    ['<é><b></é>', '</é> stands where </b> was due', { line: 1, column: 7, byte: 7 }, /wrote this one file/],
    ['<a></a></b>', '</b> closes nothing', { line: 1, column: 8, byte: 7 }, /wrote this one file/],
    ['<a>😀é & b</a>', 'a raw `&` stands in text or in an attribute', { line: 1, column: 7, byte: 10 }, /escape/],
    ['<a b="c & d; e"/>', 'a raw `&` stands in text or in an attribute', { line: 1, column: 9, byte: 8 }, /escape/],
    ['<a>\r\nx&nbsp;y</a>', '&nbsp; is none of the five entities of XML', { line: 2, column: 2, byte: 6 }, /escape/],
    ['<a>&#27;</a>', '&#27; names no character that XML allows', { line: 1, column: 4, byte: 3 }, /escape/],
    ['<a b="<"/>', 'a raw `<` stands in an attribute value', { line: 1, column: 7, byte: 6 }, /escape/],
    ['<a>\0</a>', 'it holds a NUL byte', { line: 1, column: 4, byte: 3 }, /full disk/],
    ['<a>x]]>y</a>', '`]]>` stands in text', { line: 1, column: 7, byte: 6 }, /escape/],
    ['<a b="1" b="2"/>', 'the attribute b stands twice in one tag', { line: 1, column: 16, byte: 15 }, /^$/],
    ['<a><!-- a -- b --></a>', '`--` stands in a comment', { line: 1, column: 13, byte: 12 }, /escape/],
    ['<a><!-- \x1b --></a>', 'a control character stands in a comment', { line: 1, column: 13, byte: 12 }, /^$/],
    ['<a><?b \x1b?></a>', 'a control character stands in a processing instruction', { line: 1, column: 11, byte: 10 }, /^$/],
    ['<!DOCTYPE a><a/>', 'it has a document type declaration (DTD)', { line: 1, column: 1, byte: 0 }, /^$/],
    ['<?xml version="1.0" encoding=utf-8?><a/>', 'its XML declaration is malformed', { line: 1, column: 30, byte: 29 }, /^$/],
  ])('%j', (document, why, place, hint) => {
    const { refusal } = read(document);
    expect(refusal).toMatchObject({ why, place });
    expect(refusal?.hint ?? '').toMatch(hint);
  });

  test('bytes that fit no character', () => {
    const { refusal } = readXml(Buffer.from('<a>\n<b c="caf\xe9"/></a>', 'latin1'));
    expect(refusal).toMatchObject({ kind: 'malformed', why: 'the byte 0xe9 is no UTF-8', place: { line: 2, column: 10, byte: 13 } });
  });

  test('a file in UTF-16 is measured in its own bytes', () => {
    const { refusal } = readXml(Buffer.from('\ufeff<a>\n😀<a', 'utf16le'));
    expect(refusal).toMatchObject({ place: { line: 2, column: 4, byte: 18 } });
  });

  test('lines are counted from the start of the file, dropped white space too', () => {
    expect(read('\r\n\n<?xml version="1.0"?>\n<a>').refusal).toMatchObject({ place: { line: 4, column: 4 } });
  });
});

describe('raw control characters', () => {
  test('are dropped from text and attribute values, and counted', () => {
    const { events, controls, refusal } = read('<a b="\x1b[1mx\x07">\x01y<![CDATA[\x08z]]></a>');
    expect({ events, controls, refusal }).toEqual({ events: '<a b=[1mx@1:1>yz</>', controls: 4, refusal: null });
  });

  test('stay refused everywhere else', () => {
    for (const document of ['<a\x1b/>', '<a \x1bb="c"/>', '<a/>\x1b', '\x1b<a/>', '<a b\x1b="c"/>', '<a>&am\x1bp;</a>', '</a\x1b>']) {
      expect(read(document).refusal?.kind, JSON.stringify(document)).toBe('malformed');
    }
  });
});

test('events carry the place of each tag', () => {
  expect(read('<a>\n  <b c="1"\n d="2"/>\n</a>').events).toBe('<a@1:1>\n  <b c=1 d=2@2:3></>\n</>');
});

/** The events that saxes gives for a document by itself, or null where it refuses it. */
function bySaxes(document: string): string | null {
  const events: string[] = [];
  let depth = 0;
  const parser = new SaxesParser();
  let failed = false;
  parser.on('error', () => {
    failed = true;
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth++;
    events.push(
      `<${name}${Object.entries(attributes)
        .map(([key, value]) => ` ${key}=${value}`)
        .join('')}>`,
    );
  });
  parser.on('closetag', () => {
    depth--;
    events.push('</>');
  });
  parser.on('text', (text) => depth > 0 && events.push(text));
  parser.on('cdata', (text) => events.push(text));
  parser.on('comment', (text) => events.push(`<!--${text}-->`));
  parser.write(document).close();
  return failed ? null : events.join('');
}

test('any document gives what saxes alone gives, however it is cut', () => {
  const bit = fc.oneof(
    fc.constantFrom(
      '<a>',
      '</a>',
      '<b c="d>e"/>',
      '<!-- > -->',
      '<?p >?>',
      '<![CDATA[',
      ']]>',
      ']',
      ']]',
      '>',
      '&amp;',
      '&#65;',
      '&#x1F600;',
    ),
    fc.constantFrom('\n', '\r', '\r\n', ' ', 'é😀', "'", '"', '&', '<', 'x'.repeat(200), `${'y'.repeat(70)}\n`),
  );
  fc.assert(
    fc.property(fc.array(bit, { maxLength: 24 }), fc.integer({ min: 1, max: 40 }), (bits, chunk) => {
      const document = `<r>${bits.join('')}</r>`;
      const { events, refusal } = read(document, chunk);
      expect(refusal === null ? events.replace(/@\d+:\d+>/g, '>') : null).toBe(bySaxes(document));
    }),
    { numRuns: 3000 },
  );
});
