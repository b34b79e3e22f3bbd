import { navamsaSign } from '@palmleaf/engines/jyotish';
import type { Paragraphs } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../../composer.ts';

export function navamsaAnswer({ nativity: { ascendant, points } }: Brief): Paragraphs {
  const places = points.map(({ name, longitude }) => ({ body: name, sign: navamsaSign(longitude) }));
  const same = points.filter(({ longitude, sign }) => navamsaSign(longitude) === sign);
  return [
    [{ say: 'navamsa', sign: navamsaSign(ascendant.longitude) }, { say: 'navamsa reads' }],
    [{ say: 'navamsa signs', places }],
    [{ say: 'vargottama', bodies: same.map(({ name }) => name) }],
  ];
}
