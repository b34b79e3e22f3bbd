import { expect, test } from 'vitest';
import type { ServiceVerdict } from '../../../shared/holds/verdict.ts';
import type { Oddities } from '../../../shared/ledger/reasons/oddity.ts';
import type { Ending } from '../../../shared/ledger/states/header-event.ts';
import { TrialWorld } from '../../support/worlds/trial-world.ts';

const tally = { bought: 1, reused: 0, refused: 0, unavailable: 0, unknown: 0, notAsked: 0, declined: 0 };
const pause = { kind: 'pause', batch: 'june' } as const;
const oddities: Oddities = [{ oddity: { code: 'no-palm-id' }, inputs: 'a' }];

const endings: readonly Ending[] = [
  { kind: 'open', dueAt: 0, deferrals: 0 },
  { kind: 'parked', blocker: pause, reason: { code: 'pause' } },
  { kind: 'settled', state: 'partial', tally },
];
const verdicts: readonly (ServiceVerdict | undefined)[] = [
  undefined,
  { says: 'expected', sold: ['get-palm-id'] },
  { says: 'odd', oddities, news: oddities },
];
const cases = endings.flatMap((ending) => verdicts.map((verdict) => ({ ending, verdict })));

test.each(cases)(
  'Only open subjects keep a trial slot, and only settled ones with a verdict count for the trial: $ending.kind, $verdict.says',
  async ({ ending, verdict }) => {
    const world = new TrialWorld();
    const [name = ''] = await world.photos(1);
    const { trials } = world.fanOut([name]);
    const { header } = await world.report(name);
    expect(await trials?.admit(header, world.credential, ['get-palm-id'])).toBeUndefined();
    await trials?.noteEnd(header, ending, verdict);
    const { seats = {}, told = [] } = (await world.trialMark())?.kinds.photo ?? {};
    expect(Object.keys(seats)).toHaveLength(ending.kind === 'open' ? 1 : 0);
    const isCounted = ending.kind === 'settled' && verdict !== undefined;
    expect(told).toEqual(isCounted ? [verdict.says === 'odd' ? oddities : []] : []);
  },
);
