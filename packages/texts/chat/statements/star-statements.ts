import type { PlacedBody } from '@palmleaf/engines/chart';
import type { KarakaName } from '@palmleaf/engines/jyotish';
import type { BodyName, ClassicalPlanet, Graha, Nakshatra } from '@palmleaf/engines/zodiac';
import type { StarQuestion } from '../question/subject.ts';
import type { Nothing } from './nothing.ts';
import type { Rising } from './talk-statements.ts';

export interface StarStatements {
  ascendant: { rising: Rising };
  'ascendant lord': { rising: Rising; ruler: PlacedBody };
  'at a border': Nothing;
  'sign of': { body: 'Moon' | 'Sun'; sign: number };
  /** `apart`: degrees between the two zodiacs. */
  'tropical sign': { sign: number; same: boolean; apart: number };
  'in its sign': { point: PlacedBody };

  star: { star: Nakshatra };
  'of the star': { what: StarQuestion; star: Nakshatra };
  'why star': { star: Nakshatra };
  'star quarters': { star: Nakshatra };
  'star lord': { star: Nakshatra };
  'star customs': { star: Nakshatra };
  'star began': Nothing;

  deity: { body: Graha };
  'deity why': { soul: ClassicalPlanet; source: boolean };
  'deity custom': { body: Graha };

  'seven karakas': Nothing;
  'karaka line': { karaka: KarakaName; body: ClassicalPlanet };
  karaka: { karaka: KarakaName; body: ClassicalPlanet };
  'karaka rule': Nothing;
  'karaka source': Nothing;
  'karaka worth': { point: PlacedBody; well: boolean };
  'has its say': { body: BodyName };
  'karaka means': { karaka: KarakaName };
  'noticed in': { point: PlacedBody };
  'in the navamsa': { sign: number };
  'own times': Nothing;

  navamsa: { sign: number };
  'navamsa reads': Nothing;
  'navamsa signs': { places: readonly { readonly body: BodyName; readonly sign: number }[] };
  vargottama: { bodies: readonly BodyName[] };
}
