import type { AspectPoint, Element, Mode } from '@palmleaf/engines/chart';
import type { ClassicalPlanet, Planet } from '@palmleaf/engines/zodiac';
import type { AspectKind } from '../../aspects-report/texts.ts';
import type { ReadingTexts } from '../../natal-reading/texts.ts';
import {
  type Claim,
  type ClaimsOf,
  eachClassical,
  eachPlanet,
  eachSign,
  nothing,
  ourMeasure,
} from './claim.ts';

const tie = (a: AspectPoint, b: AspectPoint, kind: AspectKind): Claim => ({
  is: 'aspect',
  between: [a, b],
  kind,
});
const ties = (a: AspectPoint, b: AspectPoint) => ({
  conjunction: tie(a, b, 'conjunction'),
  soft: tie(a, b, 'soft'),
  hard: tie(a, b, 'hard'),
});

const core: ClaimsOf<ReadingTexts['core']> = {
  'Sun-Moon': ties('Sun', 'Moon'),
  'Sun-Mars': ties('Sun', 'Mars'),
  'Sun-Mercury': { conjunction: tie('Sun', 'Mercury', 'conjunction') },
  'Sun-Jupiter': ties('Sun', 'Jupiter'),
  'Sun-Venus': { conjunction: tie('Sun', 'Venus', 'conjunction') },
  'Sun-Saturn': ties('Sun', 'Saturn'),
  'Sun-Uranus': ties('Sun', 'Uranus'),
  'Sun-Neptune': ties('Sun', 'Neptune'),
  'Sun-Pluto': ties('Sun', 'Pluto'),
  'Sun-Ascendant': ties('Sun', 'Ascendant'),
  'Moon-Mars': ties('Moon', 'Mars'),
  'Moon-Mercury': ties('Moon', 'Mercury'),
  'Moon-Jupiter': ties('Moon', 'Jupiter'),
  'Moon-Venus': ties('Moon', 'Venus'),
  'Moon-Saturn': ties('Moon', 'Saturn'),
  'Moon-Uranus': ties('Moon', 'Uranus'),
  'Moon-Neptune': ties('Moon', 'Neptune'),
  'Moon-Pluto': ties('Moon', 'Pluto'),
  'Moon-Ascendant': ties('Moon', 'Ascendant'),
  'Mars-Ascendant': ties('Mars', 'Ascendant'),
  'Mercury-Ascendant': ties('Mercury', 'Ascendant'),
  'Jupiter-Ascendant': ties('Jupiter', 'Ascendant'),
  'Venus-Ascendant': ties('Venus', 'Ascendant'),
  'Saturn-Ascendant': ties('Saturn', 'Ascendant'),
  'Uranus-Ascendant': ties('Uranus', 'Ascendant'),
  'Neptune-Ascendant': ties('Neptune', 'Ascendant'),
  'Pluto-Ascendant': ties('Pluto', 'Ascendant'),
};

const retrograde = (body: Planet): Claim => ({ is: 'retrograde', body });
const lights = (...elements: readonly Element[]): Claim => ({ is: 'lights', elements });
const signature = (element: Element): Readonly<Record<Mode, Claim>> => ({
  Cardinal: { is: 'leads', element, mode: 'Cardinal' },
  Fixed: { is: 'leads', element, mode: 'Fixed' },
  Mutable: { is: 'leads', element, mode: 'Mutable' },
});
const missing = (element: Element): Claim => ({ is: 'missing', element });

const voice: ClaimsOf<ReadingTexts['voice']> = {
  leads: eachPlanet(() => ourMeasure),
  reasons: {
    rising: (body) => ({ is: 'at angle', body, angle: 'rising' }),
    culminating: (body) => ({ is: 'at angle', body, angle: 'culminating' }),
    setting: (body) => ({ is: 'at angle', body, angle: 'setting' }),
    anchoring: (body) => ({ is: 'at angle', body, angle: 'anchoring' }),
    domicile: (body) => ({ is: 'dignity', body, of: 'domicile' }),
    exalted: (body) => ({ is: 'dignity', body, of: 'exalted' }),
    ruler: (body) => ({ is: 'rules the Ascendant', body }),
    tied: (body, to) => ({ is: 'tied', between: [body, to] }),
  },
  because: () => nothing,
  retrograde: {
    Mercury: retrograde('Mercury'),
    Venus: retrograde('Venus'),
    Mars: retrograde('Mars'),
    Jupiter: retrograde('Jupiter'),
    Saturn: retrograde('Saturn'),
  },
  weak: eachClassical((body) => ({ is: 'dignity', body, of: 'weakened' })),
  strong: eachClassical((body) => ({ is: 'dignity', body, of: 'honoured' })),
  missing: {
    Fire: missing('Fire'),
    Earth: missing('Earth'),
    Air: missing('Air'),
    Water: missing('Water'),
  },
  atPeace: ourMeasure,
  signature: {
    Fire: signature('Fire'),
    Earth: signature('Earth'),
    Air: signature('Air'),
    Water: signature('Water'),
  },
  lights: {
    'Fire-Fire': lights('Fire', 'Fire'),
    'Earth-Fire': lights('Earth', 'Fire'),
    'Air-Fire': lights('Air', 'Fire'),
    'Fire-Water': lights('Fire', 'Water'),
    'Earth-Earth': lights('Earth', 'Earth'),
    'Air-Earth': lights('Air', 'Earth'),
    'Earth-Water': lights('Earth', 'Water'),
    'Air-Air': lights('Air', 'Air'),
    'Air-Water': lights('Air', 'Water'),
    'Water-Water': lights('Water', 'Water'),
  },
  use: eachPlanet(() => nothing),
  heed: eachPlanet(() => nothing),
};

export const readingClaims: ClaimsOf<ReadingTexts> = {
  titles: {
    leads: nothing,
    against: nothing,
    lights: nothing,
    ascendant: nothing,
    near: nothing,
    measure: nothing,
    outer: nothing,
    mixture: nothing,
    use: nothing,
  },
  planets: eachPlanet((body) => ({
    signs: eachSign((sign) => ({ is: 'in sign', body, sign })),
    houses: eachSign((house) => ({ is: 'in house', body, house })),
  })),
  ascendant: {
    signs: eachSign((sign) => ({ is: 'in sign', body: 'Ascendant', sign })),
    rulerHouses: eachSign((house) => (ruler: ClassicalPlanet) => ({
      is: 'all',
      of: [
        { is: 'rules the Ascendant', body: ruler },
        { is: 'in house', body: ruler, house },
      ],
    })),
  },
  core,
  voice,
};
