import type { Random } from '../../simulation/world/random.ts';
import { headerOf, parseRequest, type RequestText, writeRequest } from '../request-text.ts';
import { mutateArchive } from './archive.ts';
import { mutateBytes } from './bytes.ts';
import { mutateFraming } from './framing.ts';
import { mutateJson } from './json.ts';
import { mutateTable } from './table.ts';
import { methods, oddHeaders, oddTexts } from './words.ts';

interface MutationShares {
  readonly framingShare: number;
}

export function mutate(random: Random, corpus: readonly Buffer[], shares: MutationShares): Buffer {
  let bytes = random.pick(corpus);
  for (let left = random.whole(1, 3); left > 0; left -= 1) bytes = mutateOnce(random, bytes, corpus, shares);
  return bytes;
}

function mutateOnce(
  random: Random,
  bytes: Buffer,
  corpus: readonly Buffer[],
  shares: MutationShares,
): Buffer {
  if (random.chance(0.06)) return mutateBytes(random, bytes, random.pick(corpus));
  const request = parseRequest(bytes);
  if (random.chance(shares.framingShare)) return writeRequest(mutateFraming(random, request));
  const draw = random.next();
  const upTo =
    request.body.length > 0
      ? { body: 0.62, target: 0.75, headers: 0.95 }
      : { body: 0, target: 0.5, headers: 0.93 };
  if (draw < upTo.body) return writeRequest({ ...request, body: mutateBody(random, request, corpus) });
  if (draw < upTo.target)
    return writeRequest({ ...request, target: mutateTarget(random, request.target, corpus) });
  if (draw < upTo.headers)
    return writeRequest({ ...request, headers: mutateHeaders(random, request, corpus) });
  return writeRequest({ ...request, method: random.pick(methods) });
}

function mutateBody(random: Random, request: RequestText, corpus: readonly Buffer[]): Buffer {
  const { body, target } = request;
  const other = () => parseRequest(random.pick(corpus)).body;
  if (random.chance(0.1)) return other();
  if (body.subarray(0, 2).toString('latin1') === 'PK' && random.chance(0.8)) {
    const packed = mutateArchive(random, body);
    if (packed !== undefined) return packed;
  }
  if (random.chance(0.1)) return mutateBytes(random, body, other());
  if (/\.(csv|tsv|txt)$/.test(target)) return mutateTable(random, body);
  if (headerOf(request, 'content-type')?.includes('form-urlencoded')) return mutateForm(random, body);
  return mutateJson(random, body) ?? mutateBytes(random, body, other());
}

function mutateForm(random: Random, body: Buffer): Buffer {
  const pairs = body.toString('latin1').split('&');
  const at = random.whole(0, pairs.length - 1);
  const [name = ''] = (pairs[at] ?? '').split('=');
  if (random.chance(0.3)) pairs.splice(at, 1);
  else pairs[at] = `${name}=${mostlyEncoded(random, random.pick(oddTexts))}`;
  return Buffer.from(pairs.join('&'));
}

function mostlyEncoded(random: Random, text: string): string {
  if (random.chance(0.2)) return text.replace(/[\r\n\0]/g, '');
  // `encodeURIComponent` throws on lone surrogates.
  return encodeURIComponent(text.toWellFormed());
}

function mutateTarget(random: Random, target: string, corpus: readonly Buffer[]): string {
  const [path = '', query] = target.split('?', 2);
  const parameters = query === undefined ? [] : query.split('&');
  if (random.chance(0.1)) return parseRequest(random.pick(corpus)).target;
  if (parameters.length > 0 && random.chance(0.6)) {
    const at = random.whole(0, parameters.length - 1);
    const [name = ''] = (parameters[at] ?? '').split('=');
    if (random.chance(0.2)) parameters.push(parameters[at] ?? '');
    else parameters[at] = `${name}=${mostlyEncoded(random, random.pick(oddTexts))}`;
    return `${path}?${parameters.join('&')}`;
  }
  const segments = path.split('/');
  const at = random.whole(1, Math.max(1, segments.length - 1));
  const added = mostlyEncoded(random, random.pick(oddTexts));
  if (random.chance(0.6)) segments[at] = added;
  else if (random.chance(0.5)) segments.splice(at, 0, added);
  else segments.splice(at, 1);
  const changed = segments.join('/');
  return query === undefined && random.chance(0.9) ? changed : `${changed}?${query ?? `cursor=${added}`}`;
}

function mutateHeaders(
  random: Random,
  { headers }: RequestText,
  corpus: readonly Buffer[],
): RequestText['headers'] {
  const at = random.whole(0, Math.max(0, headers.length - 1));
  const copy = [...headers];
  const known = copy[at];
  switch (random.whole(0, 5)) {
    case 0:
      copy.splice(at, 1);
      return copy;
    case 1:
      return known === undefined ? copy : [...copy, known];
    case 2:
      if (known !== undefined) copy[at] = [known[0], random.pick(oddTexts).replace(/[\r\n]/g, '')];
      return copy;
    case 3:
      return [...copy, ...parseRequest(random.pick(corpus)).headers];
    case 4:
      return random.chance(0.9)
        ? [...copy, ['x-odd', random.pick(oddTexts)]]
        : [...copy, ...Array.from({ length: 300 }, (_, index) => [`x-${index}`, 'a'.repeat(60)] as const)];
    default:
      return [...copy, random.pick(oddHeaders)];
  }
}
