import { navamsaSign } from '../../../../engines/jyotish/navamsa.ts';
import { signName } from '../../../../engines/zodiac/signs.ts';
import type { Brief } from '../../composer.ts';
import { list } from '../../words/list.ts';
import type { Paragraphs } from '../basics/paragraphs.ts';

/** The ninth harmonic chart (D9), which tradition reads for marriage and for the strength of the planets. */
export function navamsaAnswer({ nativity }: Brief): Paragraphs {
  const rising = navamsaSign(nativity.ascendant.longitude);
  const places = nativity.points.map(({ name, longitude }) => `${name} ${signName(navamsaSign(longitude))}`);
  const same = nativity.points.filter(({ longitude, sign }) => navamsaSign(longitude) === sign);
  return [
    [
      `Your navamsa (D9) has ${signName(rising)} rising.`,
      'It is read for marriage and for how firmly a planet stands.',
    ],
    [`Signs in the navamsa: ${places.join(', ')}.`],
    [
      same.length > 0
        ? `${list(same.map(({ name }) => name))} ${same.length === 1 ? 'stands' : 'stand'} in the same sign in both charts (vargottama), which counts as firm.`
        : 'No planet stands in the same sign in both charts (vargottama).',
    ],
  ];
}
