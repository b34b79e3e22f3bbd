import { counted } from '@palmleaf/shared/figures';
import { addCost, type Cost, costText } from '@palmleaf/shared/money/prices';
import {
  type RedriveSelectionView,
  redrivenView,
  redriveSelectionView,
} from '@palmleaf/shared/reports/outcomes';
import { type CostView, fromMoneyView, toCostView } from '@palmleaf/shared/views/money';
import { ask, batchPath } from '../../api/ask.ts';
import { expectBatch, wholeSelection } from '../../api/batches.ts';
import { command } from '../../command-line/command.ts';
import { confirmRedrive, redriveQuestion } from '../../command-line/confirm.ts';
import { filterOf, filterOptions } from '../../command-line/filter.ts';
import { statesToRedrive } from '../../command-line/values.ts';
import { exitCodes } from '../../errors.ts';

export default command({
  name: 'redrive',
  words: 'BATCH',
  arity: [1, 1],
  about: [
    'Reopens parts in these states: unavailable (the service could not answer), unknown (no answer arrived; such a call may',
    'be bought twice) and refused (useful only if the reason is gone). "cancelled" reopens cancelled people and buys what',
    'they lack. "photo" also sends photos that the photo check refused before any purchase (photoCheck). Bought answers are',
    'never bought again. The stack buys in the background, within the ceiling. The command first shows whom it',
    'selects, and the highest cost by the price list. Name a part in full (palm/luck) or by its operation (luck), and a',
    'reason by its code, as "report --json" and "unknown --json" show it in "because".',
  ].join('\n'),
  options: {
    states: {
      type: 'string',
      value: 'A,B',
      help: 'unavailable, unknown, refused, cancelled, photo (default: unavailable,unknown)',
    },
    ...filterOptions,
    yes: { type: 'boolean', short: 'y', help: 'do not ask, even if calls may be bought twice' },
  },
  examples: [
    'redrive june',
    'redrive june --states unavailable',
    'redrive june --part luck --because timeout',
    'redrive june --person anna --yes --json',
    'redrive june --states unknown,refused --yes',
  ],
  async run({ words, values, json, out, stdin, connect }) {
    const [batch = ''] = words;
    const states = statesToRedrive(values.states ?? 'unavailable,unknown');
    const { reports } = await connect();
    await expectBatch(reports, batch);
    const picked = filterOf(values);
    const path = `${batchPath(batch)}/redrive`;
    const selection = await wholeSelection(reports, {
      view: redriveSelectionView,
      path,
      filter: { states: states.join(','), ...picked },
      add: sumOf,
    });
    if (!json) out.print(selectionText(selection));
    if (selection.people === 0 && !states.includes('photo')) {
      if (json) out.printJson({ ...selection, sent: false });
      return exitCodes.done;
    }
    if (!values.yes) {
      await confirmRedrive({ stdin, out }, redriveQuestion(selection.people, states));
    }
    const body = { states, ...picked };
    const answer = await ask(reports, redrivenView, path, { method: 'POST', body });
    if (json) out.printJson({ ...answer, selection });
    else {
      const photos =
        answer.photos === undefined
          ? ''
          : ` The photo check refused ${counted(answer.photos, 'photo')}, which will be sent anyway.`;
      const { people, calls } = selection;
      out.print(
        `${counted(people, 'person', 'people')} of ${batch} ${people === 1 ? 'is' : 'are'} redriven, with ${counted(calls, 'call')} at most (${states.join(', ')}).${photos} ${answer.next}`,
      );
    }
    return exitCodes.done;
  },
});

function sumOf(one: RedriveSelectionView, other: RedriveSelectionView): RedriveSelectionView {
  const { people, calls, cost } = other;
  const money = one.cost && cost && addCost(costIn(one.cost), costIn(cost));
  return {
    ...one,
    people: one.people + people,
    calls: one.calls + calls,
    ...(money === undefined || cost === undefined
      ? {}
      : { cost: toCostView({ ...money, currency: cost.currency }) }),
  };
}

const costIn = (cost: CostView): Cost => ({ micros: fromMoneyView(cost).micros, unpriced: cost.unpriced });

function selectionText({ people, calls, cost }: Omit<RedriveSelectionView, 'cursor'>): string {
  if (people === 0) return 'Nobody fits the selection.';
  const price = cost === undefined ? 'no prices are known' : `${costText(costIn(cost), cost)} at most`;
  return `${counted(people, 'person', 'people')}, ${counted(calls, 'call')} at most: ${price}.`;
}
