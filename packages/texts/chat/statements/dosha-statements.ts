import type { Fact, ManglikCancellation, Reference } from '@palmleaf/engines/jyotish';
import type { ClassicalPlanet, Graha, Nakshatra } from '@palmleaf/engines/zodiac';
import type { DoshaName } from '../question/subject.ts';
import type { Nothing } from './nothing.ts';

export interface PlaceOfMars {
  readonly from: Reference;
  readonly house: number;
}

export type Because =
  | { readonly by: 'Mars'; readonly places: readonly PlaceOfMars[]; readonly present: boolean }
  | { readonly by: 'axis'; readonly kind: string; readonly house: number }
  | { readonly by: 'outside'; readonly bodies: readonly ClassicalPlanet[] }
  | { readonly by: 'nadi'; readonly nadi: string; readonly star: Nakshatra | undefined }
  | { readonly by: 'facts'; readonly facts: readonly Fact[] }
  | { readonly by: 'rule'; readonly dosha: DoshaName };

export interface DoshaStatements {
  dosha: { dosha: DoshaName; present: boolean; cancelled: boolean; because: Because };
  'dosha arises': { dosha: DoshaName };
  'dosha because': { because: Because };
  'dosha source': { dosha: DoshaName };
  'dosha means': { dosha: DoshaName };
  'dosha turns to': { dosha: DoshaName; planet: Graha };
  'no dosha to treat': { dosha: DoshaName };
  'dosha worth': { dosha: DoshaName; is: 'of two' | 'absent' | 'cancelled' | 'present' };
  'dosha felt': { dosha: DoshaName; planet: Graha };
  /** `alike`: both or neither are manglik. */
  'marry manglik': { alike: boolean };
  'from Venus': { places: readonly PlaceOfMars[] };
  'southern count': Nothing;
  'northern count': Nothing;
  'other count': { places: readonly PlaceOfMars[] };
  'cancelled by': { cancellations: readonly ManglikCancellation[] };
  'not cancelled': Nothing;
  'nadi of a partner': { nadis: readonly string[] };
  'cancelled because': { fact: Fact };
  'no doshas': { asked: readonly DoshaName[] };
  'looked for doshas': { asked: readonly DoshaName[] };
  'doshas found': { found: number; asked: number; curse: boolean };
  'dosha line': { dosha: DoshaName; cancelled: boolean; because: Because };
  'free of': { doshas: readonly DoshaName[] };
}
