import { type CountryHelplines, type Helpline, helplines } from './helplines.ts';
import type { DangerKind } from './kinds.ts';

export interface Help {
  readonly name: string;
  readonly phone?: string;
  readonly url?: string;
  readonly country: string;
}

const byCountry = new Map(helplines.countries.map((lines) => [lines.country, lines]));

const international = {
  emergency: { name: 'Emergency number (112 works on mobile phones in most countries)', phone: '112' },
  ambulance: { name: 'Emergency number (112 works on mobile phones in most countries)', phone: '112' },
  suicide: { name: 'Find A Helpline', url: 'https://findahelpline.com' },
  women: { name: 'NO MORE Global Directory', url: 'https://nomoredirectory.org' },
  children: { name: 'Child Helpline International', url: 'https://childhelplineinternational.org' },
} as const;

type Need = keyof typeof international;

const needs: Record<DangerKind, readonly Need[]> = {
  'self-harm': ['ambulance', 'suicide'],
  violence: ['emergency', 'women'],
  'child-abuse': ['emergency', 'children'],
  threat: ['emergency', 'suicide'],
  medical: ['ambulance'],
};

function linesFor(need: Need, country: CountryHelplines): readonly Helpline[] {
  return need === 'emergency' || need === 'ambulance' ? [['Emergency', country[need]]] : country[need];
}

/**
 * Emergency number first; international ones fill gaps.
 * @param country ISO 3166-1 alpha-2
 */
export function helpFor(kind: DangerKind, country: string | undefined): readonly Help[] {
  const known = country === undefined ? undefined : byCountry.get(country);
  return needs[kind].flatMap((need): Help[] => {
    const lines = known === undefined ? [] : linesFor(need, known);
    if (known === undefined || lines.length === 0)
      return [{ ...international[need], country: 'international' }];
    return lines.map(([name, phone]) => ({ name, phone, country: known.country }));
  });
}
