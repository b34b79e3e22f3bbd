import type { Key, Write } from '../../../shared/table/table.ts';
import { textOf } from './digest.ts';

/** `subject#june/anna report`, `batch#june`. */
export const nameOfKey = ({ pk, sk }: Key): string =>
  (sk === pk || sk === 'batch' ? pk : `${pk} ${sk}`).replaceAll(/[0-9a-f]{24,}/g, (hash) => hash.slice(0, 8));

const shownFields = [
  'state',
  'lease',
  'intent',
  'owner',
  'until',
  'committed',
  'calls',
  'wave',
  'unknowns',
  'reason',
  'ceiling',
  'due',
  'inputsRevision',
  'callsBought',
  'callsUnknown',
  'sources',
  'parkingUntil',
  'erasing',
  'reopen',
];

export function textOfWrite(write: Write): string {
  const name = nameOfKey(write.key);
  if ('delete' in write) return `${name}: removed`;
  const paths = (write.setPaths ?? []).map(([path, value]): [string, unknown] => [path.join('.'), value]);
  const set = [...Object.entries(write.set ?? {}), ...paths].filter(([path]) => isShown(path));
  const added = Object.entries(write.add ?? {}).filter(([path]) => isShown(path));
  const removed = (write.remove ?? [])
    .map((path) => (typeof path === 'string' ? path : path.join('.')))
    .filter((path) => isShown(path) && !(path in (write.set ?? {})));
  const parts = [
    ...set.map(([path, value]) => `${path} = ${shortened(value)}`),
    ...added.map(([path, value]) => `${path} + ${shortened(value)}`),
    ...(removed.length === 0 ? [] : [`without ${removed.join(', ')}`]),
  ];
  return parts.length === 0 ? name : `${name}: ${parts.join(', ')}`;
}

const isShown = (path: string): boolean => shownFields.includes(path.split('.')[0] ?? '');

function shortened(value: unknown): string {
  const isMap = typeof value === 'object' && value !== null && !(value instanceof Set) && !('owner' in value);
  const text = isMap ? `{${Object.keys(value).join(', ')}}` : textOf(value);
  return text
    .replaceAll('"', '')
    .replaceAll(/\b1[0-9]{12}\b/g, (time) => new Date(Number(time)).toISOString().slice(11, 19))
    .slice(0, 90);
}
