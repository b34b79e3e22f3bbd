import type { Inputs } from '../../plan/inputs.ts';
import { operationOf, type PartName, plannedIn } from '../../plan/part-names.ts';
import type { BatchItem, Filter } from '../items/batch.ts';
import type { Header } from '../items/header.ts';
import type { Report } from '../items/part.ts';
import { fitsPart, namesPart } from './filter.ts';
import { isReopened } from './redrive-selection.ts';

export const wholeCancelOf = ({ cancel }: Pick<Header, 'cancel'>): number | undefined =>
  cancel?.parts === undefined ? cancel?.at : undefined;

export const isCancelledPart = (
  { cancel }: Pick<Header, 'cancel'>,
  part: string,
  operation: string,
): boolean => cancel?.parts?.some((wanted) => namesPart(wanted, part, operation)) === true;

/**
 * Cancels only earlier inputs. Workers still send calls for newer inputs, and cancelled calls that a redrive reopens.
 */
export function cancelledAtOf(
  { cancel, inputs, reopen }: Pick<Header, 'cancel' | 'inputs' | 'reopen'>,
  batch: Pick<BatchItem, 'cancelledAt'> | undefined,
): number | undefined {
  const own = wholeCancelOf({ cancel });
  if (own !== undefined) return own;
  const at = batch?.cancelledAt;
  if (at === undefined) return undefined;
  const redrivenAt = reopen === undefined || reopen.states.length === 0 ? [] : [reopen.at];
  const sources = [inputs.photo, inputs.row].flatMap((input) => input?.source.time ?? []);
  return Math.max(...redrivenAt, ...sources) <= at ? at : undefined;
}

type Known = Pick<Header, 'cancel' | 'inputs' | 'reason' | 'reopen'>;

/** `{}` cancels all parts. Undefined if the filter cancels none. */
export function cancelOf(
  header: Known,
  parts: Report['parts'],
  { part, because }: Filter,
): Pick<NonNullable<Header['cancel']>, 'parts'> | undefined {
  if (wholeCancelOf(header) !== undefined) return undefined;
  if (because === undefined || waitsFor(header, because)) {
    if (part === undefined) return {};
    return hasOpenPart(header, parts, part) ? unlessCancelled(header, [part]) : undefined;
  }
  const named = [...parts].flatMap(([name, found]) =>
    isOpen(header, name, parts) && fitsPart(name, found, { part, because }) ? [name] : [],
  );
  return unlessCancelled(header, named);
}

const unlessCancelled = (
  { cancel }: Known,
  parts: readonly string[],
): { readonly parts: string[] } | undefined =>
  parts.every((part) => cancel?.parts?.includes(part)) ? undefined : { parts: [...parts] };

const waitsFor = ({ reason }: Known, because: string): boolean =>
  reason?.code === because || (reason?.code === 'gate' && reason.gate === because);

const hasOpenPart = (header: Known, parts: Report['parts'], wanted: string): boolean =>
  partsFor(header.inputs).some(
    (part) => namesPart(wanted, part, operationOf(part)) && isOpen(header, part, parts),
  );

function isOpen({ reopen }: Known, name: PartName, parts: Report['parts']): boolean {
  const part = parts.get(name);
  return part === undefined || part.state === 'unknown' || isReopened(name, part, reopen);
}

const partsFor = ({ photo, row }: Inputs): PartName[] => [
  ...(photo === undefined ? [] : plannedIn('palm').map(({ part }) => part)),
  ...(row === undefined ? [] : plannedIn('chart').map(({ part }) => part)),
  ...(row?.value.vastuId === undefined ? [] : plannedIn('vastu').map(({ part }) => part)),
  ...(row?.value.questions ?? []).map((_, index): PartName => `chat/${index + 1}`),
];
