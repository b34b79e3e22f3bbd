import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { ifReadable } from '../../../shared/ledger/parts/bodies.ts';
import { type PlaceMonth, readMonth } from '../../../shared/places/months.ts';
import { joinedMonth } from '../../../shared/places/stretches.ts';
import { monthBeside } from '../../../shared/places/wanted-months.ts';
import { placeOperation } from '../../../shared/plan/part-names.ts';
import { partNoteText } from '../../../shared/reasons/part-note-text.ts';
import type { ContentOf } from '../../../shared/service-client/profile/contents.ts';
import type { MonthView } from '../../../shared/views/views.ts';
import { monthPath, toPlaceView } from './place-views.ts';

export async function readMonthView(
  context: LedgerContext,
  place: string,
  month: string,
  contentOf: ContentOf,
): Promise<MonthView | undefined> {
  const found = await readMonth(context, place, month);
  if (found === undefined || !isAvailable(found)) return undefined;
  const [before, after] = await Promise.all(
    [-1, 1].map(async (step) => {
      const beside = monthBeside(month, step);
      const isThere = async () => {
        const stored = await readMonth(context, place, beside);
        return stored !== undefined && isAvailable(stored);
      };
      // An unreadable month is still linked: its page explains the problem.
      return (await ifReadable(isThere, true)) ? monthPath(place, beside) : undefined;
    }),
  );
  const [{ part, answer: body }] = found.stretches;
  // An unbought stretch gets the days of the stretch before it, as in a feed.
  const bought = found.stretches.filter((one) => one.part?.state === 'bought');
  const answer =
    part?.state === 'bought'
      ? joinedMonth(
          bought.map(({ stretch }) => stretch),
          bought.map((one) => contentOf(placeOperation, one.answer)),
        )
      : body;
  const isPending = found.stretches.some(({ pending }) => pending);
  return {
    place: toPlaceView(found.place),
    month,
    state: isPending ? 'pending' : (part?.state ?? 'pending'),
    ...(part === undefined ? {} : { at: new Date(part.at).toISOString() }),
    ...(part?.note === undefined ? {} : { note: partNoteText(part.note) }),
    ...(answer === undefined ? {} : { answer }),
    ...(before === undefined ? {} : { previous: before }),
    ...(after === undefined ? {} : { next: after }),
  };
}

const isAvailable = ({ stretches: [{ part, pending }] }: PlaceMonth): boolean =>
  part !== undefined || pending;
