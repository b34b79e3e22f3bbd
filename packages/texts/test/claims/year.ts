import type { ClassicalPlanet, NakshatraLord } from '@palmleaf/engines/zodiac';
import type { Matter, Standing, YearTexts } from '../../year/texts.ts';
import { type ClaimsOfVariants, eachClassical, eachSign } from './claim.ts';

type Two = readonly [ClassicalPlanet, ClassicalPlanet];

export type YearClaim =
  /** See claim.ts. */
  | { readonly is: 'our measure' }
  | { readonly is: 'rules the Ascendant'; readonly body: ClassicalPlanet }
  | { readonly is: 'rules'; readonly body: ClassicalPlanet; readonly houses: readonly number[] }
  | { readonly is: 'in house'; readonly body: ClassicalPlanet; readonly house: number }
  | { readonly is: 'approaches' | 'leaves'; readonly mover: ClassicalPlanet; readonly other: ClassicalPlanet }
  /** Ithasala: the two approach each other within their light, the range of an aspect. */
  | { readonly is: 'joined' | 'not joined'; readonly between: Two }
  | { readonly is: 'within a degree' | 'beyond their light'; readonly between: Two }
  | { readonly is: 'regard'; readonly between: Two; readonly as: 'friendly' | 'inimical' }
  | { readonly is: 'averse'; readonly between: Two }
  | { readonly is: 'in the light of'; readonly body: ClassicalPlanet; readonly of: Two }
  | { readonly is: 'links'; readonly body: ClassicalPlanet; readonly between: Two }
  | { readonly is: 'faster than both' | 'slower than both'; readonly body: ClassicalPlanet; readonly of: Two }
  | {
      readonly is: 'meets in the next sign';
      readonly mover: ClassicalPlanet;
      readonly other: ClassicalPlanet;
    }
  | { readonly is: 'weak' | 'not weak' | 'strong' | 'not strong'; readonly body: ClassicalPlanet }
  | { readonly is: 'afflicted' | 'well placed'; readonly body: ClassicalPlanet }
  | { readonly is: 'lord of the year'; readonly body: ClassicalPlanet }
  | { readonly is: 'not lord of the year'; readonly body: ClassicalPlanet }
  | { readonly is: 'muntha'; readonly house: number }
  | { readonly is: 'all seven'; readonly houses: readonly number[] }
  | { readonly is: 'period'; readonly lord: NakshatraLord; readonly from: Date; readonly to: Date }
  | { readonly is: 'all' | 'any'; readonly of: readonly YearClaim[] };

const all = (...of: readonly YearClaim[]): YearClaim => ({ is: 'all', of });
const any = (...of: readonly YearClaim[]): YearClaim => ({ is: 'any', of });
const pairOf = ({ lord, other }: Matter): Two => [lord, other];

const named = ({ lord, other, houses }: Matter): YearClaim =>
  all({ is: 'rules the Ascendant', body: lord }, { is: 'rules', body: other, houses });

const withHelper = ({ third }: Matter, claim: (helper: ClassicalPlanet) => YearClaim): YearClaim =>
  third === undefined ? { is: 'our measure' } : claim(third);

const joined = (m: Matter): YearClaim => all(named(m), { is: 'joined', between: pairOf(m) });

function coming(m: Matter): YearClaim {
  const [mover, other] = m.isLordFaster ? [m.lord, m.other] : [m.other, m.lord];
  const between = pairOf(m);
  const distance: YearClaim =
    m.ithasala === 'Poorna'
      ? { is: 'within a degree', between }
      : m.ithasala === 'Bhavishyat'
        ? { is: 'beyond their light', between }
        : { is: 'joined', between };
  const regard: YearClaim = { is: 'regard', between, as: m.regard === 'friendly' ? 'friendly' : 'inimical' };
  return all(named(m), { is: 'approaches', mover, other }, regard, distance);
}

function parting(m: Matter): YearClaim {
  const [mover, other] = m.isLordFaster ? [m.lord, m.other] : [m.other, m.lord];
  return all(named(m), { is: 'leaves', mover, other });
}

const carried = (m: Matter, speed: 'faster than both' | 'slower than both'): YearClaim =>
  withHelper(m, (body) =>
    all(
      named(m),
      { is: 'averse', between: pairOf(m) },
      { is: speed, body, of: pairOf(m) },
      { is: 'links', body, between: pairOf(m) },
    ),
  );

const one = (m: Matter, claim: (body: ClassicalPlanet, other: ClassicalPlanet) => YearClaim): YearClaim =>
  any(claim(m.lord, m.other), claim(m.other, m.lord));

const weakened = (m: Matter): YearClaim =>
  all(...(m.weak.length === 1 ? m.weak : pairOf(m)).map((body): YearClaim => ({ is: 'weak', body })));

const stand = (is: 'afflicted' | 'well placed') => (standing: readonly Standing[]) =>
  all(
    ...standing.flatMap(({ planet, house }): readonly YearClaim[] => [
      { is: 'in house', body: planet, house },
      { is, body: planet },
    ]),
  );

const kendrasAndPanapharas = [1, 2, 4, 5, 7, 8, 10, 11];
const apoklimas = [3, 6, 9, 12];

export const yearClaims: ClaimsOfVariants<YearTexts, YearClaim> = {
  matters: {
    Ithasala: coming,
    Easarpha: parting,
    Nakta: (m) => carried(m, 'faster than both'),
    Yamaya: (m) =>
      all(
        carried(m, 'slower than both'),
        withHelper(m, (body) =>
          all(...pairOf(m).map((one): YearClaim => ({ is: 'joined', between: [one, body] }))),
        ),
      ),
    Manahoo: (m) => withHelper(m, (body) => all(joined(m), { is: 'in the light of', body, of: pairOf(m) })),
    Kamboola: (m) =>
      all(
        joined(m),
        one(m, (body) => ({ is: 'joined', between: ['Moon', body] })),
      ),
    Garikamboola: (m) =>
      withHelper(m, (other) =>
        all(
          joined(m),
          { is: 'not joined', between: ['Moon', m.lord] },
          { is: 'not joined', between: ['Moon', m.other] },
          { is: 'meets in the next sign', mover: 'Moon', other },
        ),
      ),
    Khallasara: (m) =>
      all(
        joined(m),
        { is: 'averse', between: ['Moon', m.lord] },
        { is: 'averse', between: ['Moon', m.other] },
      ),
    Radda: (m) => all(joined(m), weakened(m)),
    Dupparikutha: (m) =>
      all(
        joined(m),
        one(m, (quick, slow) =>
          all(
            { is: 'faster than both', body: quick, of: [slow, slow] },
            { is: 'weak', body: quick },
            { is: 'strong', body: slow },
            { is: 'not weak', body: slow },
          ),
        ),
      ),
    Duttota: (m) =>
      withHelper(m, (helper) =>
        all(
          named(m),
          ...pairOf(m).flatMap((body): readonly YearClaim[] => [
            { is: 'weak', body },
            { is: 'not strong', body },
          ]),
          { is: 'strong', body: helper },
          { is: 'not weak', body: helper },
          one(m, (body) => ({ is: 'joined', between: [body, helper] })),
        ),
      ),
    Thambira: (m) =>
      withHelper(m, (other) =>
        all(
          named(m),
          { is: 'not joined', between: pairOf(m) },
          { is: 'strong', body: other },
          one(m, (mover) => ({ is: 'meets in the next sign', mover, other })),
        ),
      ),
  },
  severalPlanets: { Kuttha: stand('well placed'), Durupha: stand('afflicted') },
  allPlanets: {
    Iquabal: { is: 'all seven', houses: kendrasAndPanapharas },
    Induvara: { is: 'all seven', houses: apoklimas },
  },
  summary: {
    yearLord: eachClassical(
      (body) =>
        (house): YearClaim =>
          all({ is: 'lord of the year', body }, { is: 'in house', body, house }),
    ),
    muntha: eachSign((house) => ({ is: 'muntha', house })),
    balance: { helped: { is: 'our measure' }, hindered: { is: 'our measure' }, even: { is: 'our measure' } },
    best: ({ planet: body, houses }) => all({ is: 'rules', body, houses }, { is: 'not weak', body }),
    worst: ({ planet: body, houses }) =>
      all({ is: 'rules', body, houses }, { is: 'not lord of the year', body }),
    when: (lord, from, to) => ({ is: 'period', lord, from, to }),
  },
};
