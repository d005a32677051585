import { sniffEncoding } from '../../../src/core/parse/encoding.ts';
import { createXmlReader, type XmlLimits, type XmlRefusal } from '../../../src/core/parse/xml.ts';

const LIMITS: XmlLimits = { tokenBytes: 2 ** 20, markupBytes: 2 ** 20, depth: 128, attributes: 256, nameLength: 1024 };

/** Reads a whole document as the report reader does, without any rule about its root; the events as one string. */
export function readXml(
  bytes: Buffer,
  limits: Partial<XmlLimits> = {},
  chunk = bytes.length,
): { refusal: XmlRefusal | null; controls: number; events: string } {
  const events: string[] = [];
  const sniffed = sniffEncoding(bytes.subarray(0, 4096));
  const reader = createXmlReader(
    sniffed,
    { ...LIMITS, ...limits },
    {
      open: (name, attributes, line, column) =>
        events.push(
          `<${name}${Object.entries(attributes)
            .map(([key, value]) => ` ${key}=${value}`)
            .join('')}@${line}:${column}>`,
        ) > 0,
      close: () => events.push('</>'),
      text: (text) => events.push(text),
      comment: (text) => events.push(`<!--${text}-->`),
      swallowed: () => {},
    },
  );
  reader.capture(true);
  const rest = bytes.subarray(sniffed.bomBytes + sniffed.blankBytes);
  for (let at = 0; at < rest.length; at += Math.max(chunk, 1)) reader.write(rest.subarray(at, at + chunk));
  reader.end();
  return { refusal: reader.refusal(), controls: reader.controls(), events: events.join('') };
}
