import type { ChartWords } from '../../languages/chart-words.ts';
import type { NatalTexts } from '../../natal/texts.ts';
import { type Claim, type ClaimsOf, nothing } from './claim.ts';

function phase(id: number): ClaimsOf<NatalTexts['phases'][0]> {
  const elongation: Claim = { is: 'elongation', from: 45 * (id - 1), to: 45 * id };
  return { name: nothing, born: elongation, description: elongation };
}

const leads = (claim: Omit<Extract<Claim, { is: 'leads' }>, 'is'>) => ({
  name: nothing,
  dominant: { is: 'leads', ...claim } as const,
});

export const natalClaims: ClaimsOf<Omit<NatalTexts, keyof ChartWords>> = {
  phases: [phase(1), phase(2), phase(3), phase(4), phase(5), phase(6), phase(7), phase(8)],
  hemispheres: {
    Eastern: { is: 'most planets', stand: 'east' },
    Western: { is: 'most planets', stand: 'west' },
    Northern: { is: 'most planets', stand: 'below' },
    Southern: { is: 'most planets', stand: 'above' },
  },
  zodiac: nothing,
  ties: {
    and: nothing,
    eastWest: { is: 'planets shared', between: 'east and west' },
    northSouth: { is: 'planets shared', between: 'below and above' },
    elements: [{ is: 'shared lead', of: 'elements' }, nothing],
    modes: [{ is: 'shared lead', of: 'modes' }, nothing],
  },
  elements: {
    Fire: leads({ element: 'Fire' }),
    Earth: leads({ element: 'Earth' }),
    Air: leads({ element: 'Air' }),
    Water: leads({ element: 'Water' }),
  },
  modes: {
    Cardinal: leads({ mode: 'Cardinal' }),
    Fixed: leads({ mode: 'Fixed' }),
    Mutable: leads({ mode: 'Mutable' }),
  },
};
