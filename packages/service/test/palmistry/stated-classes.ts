import type { PalmReading } from '@palmleaf/engines/palm';
import { languageTexts as english } from '@palmleaf/texts/en/palm';
import { palmIn } from '@palmleaf/texts/palm';
import { classesOf } from '@palmleaf/texts/testing';
import { sectionAnswer } from '../../palmistry/answers/features.ts';

const open = /not (decided|found|clear|visible|identified)|^between |^mixed: /;

const proportions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  palm: { broad: ['earth', 'air'], long: ['fire', 'water'] },
  fingers: { short: ['earth', 'fire'], long: ['air', 'water'] },
};

export function statedClasses(reading: PalmReading): Map<string, string> {
  const stated = new Map<string, string>();
  for (const [feature, value] of Object.entries(classesOf(reading)))
    if (value !== null && feature !== 'shade') stated.set(feature, value);
  const palm = palmIn(english, reading);
  const answers = { type: sectionAnswer('hand-type', palm), lines: sectionAnswer('major-lines', palm) };
  for (const [name, value] of flat(answers))
    if (/\.(shape|element|depth|starting_point|quality|presence|origin)$/.test(name) && !open.test(value))
      stated.set(name, value);
  if (reading.joined) stated.set('joined', 'yes');
  // Two possible types may share a proportion, which the reading then asserts.
  for (const [feature, classes] of Object.entries(proportions))
    for (const [value, types] of Object.entries(classes))
      if (reading.handType?.possible.every((type) => types.includes(type))) stated.set(feature, value);
  return stated;
}

function* flat(value: object, before = ''): Iterable<[string, string]> {
  for (const [key, inner] of Object.entries(value))
    if (typeof inner === 'string') yield [`${before}.${key}`, inner];
    else if (typeof inner === 'object' && inner !== null) yield* flat(inner, `${before}.${key}`);
}
