/** The plan of a home nests three levels. */
const maxNesting = 16;

const maxValues = 10_000;

const mark = (character: string): number => character.charCodeAt(0);
const quote = mark('"');
const backslash = mark('\\');
const comma = mark(',');
const [openBrace, closeBrace, openBracket, closeBracket] = ['{', '}', '[', ']'].map(mark);
const ampersand = mark('&');

/**
 * Checks JSON before it is parsed: parsing 600,000 keys would occupy the processor for a second.
 * @returns the problem in words, or undefined
 */
export function faultOfJson(bytes: Uint8Array): string | undefined {
  let values = 1;
  let depth = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === quote) {
      index = endOfText(bytes, index + 1);
    } else if (byte === comma) {
      values += 1;
      if (values > maxValues) return tooMany;
    } else if (byte === openBrace || byte === openBracket) {
      values += 1;
      depth += 1;
      if (depth > maxNesting) return `Nested more than ${maxNesting} levels deep`;
      if (values > maxValues) return tooMany;
    } else if (byte === closeBrace || byte === closeBracket) {
      depth -= 1;
    }
  }
  return undefined;
}

const tooMany = `More than ${maxValues} values`;

function endOfText(bytes: Uint8Array, from: number): number {
  for (let index = from; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === quote) return index;
    if (byte === backslash) index += 1;
  }
  return bytes.length;
}

const maxFormFields = 200;

const maxPartHeaderBytes = 4096;

export function faultOfFields(bytes: Uint8Array): string | undefined {
  let fields = 1;
  for (let index = 0; index < bytes.length; index += 1) if (bytes[index] === ampersand) fields += 1;
  return fields > maxFormFields ? tooManyFields : undefined;
}

/**
 * Each boundary begins a part.
 * @returns the problem in words, or undefined
 */
export function faultOfParts(bytes: Uint8Array, contentType: string): string | undefined {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined)
    return 'the Content-Type of a form must name its boundary once, in at most 70 characters without quotes';
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let parts = 0;
  for (let at = buffer.indexOf(boundary); at >= 0; at = buffer.indexOf(boundary, at + boundary.length)) {
    parts += 1;
    if (parts > maxFormFields) return tooManyFields;
    const from = at + boundary.length;
    const head = buffer.subarray(from, from + maxPartHeaderBytes);
    const endsHere = head.length < maxPartHeaderBytes || head.subarray(0, 2).equals(dashes);
    if (!endsHere && !head.includes('\r\n\r\n'))
      return `the header of a part is longer than ${maxPartHeaderBytes} bytes`;
  }
  return undefined;
}

const dashes = Buffer.from('--');
const tooManyFields = `a form has at most ${maxFormFields} fields`;
const boundaryParameter =
  /^multipart\/form-data *(?:; *charset=[\w-]+ *)?; *boundary=(?:"([^"\\]{1,70})"|([^\s;"]{1,70})) *(?:; *charset=[\w-]+ *)?$/i;

function boundaryOf(contentType: string): string | undefined {
  const found = boundaryParameter.exec(contentType.trim());
  const name = found?.[1] ?? found?.[2];
  return name === undefined ? undefined : `--${name}`;
}
