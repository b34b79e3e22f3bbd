import type { AspectPoint } from '../../../engines/chart/aspect-types.ts';
import type { PerSign } from '../../../engines/zodiac/signs.ts';
import type { ChartWords } from './chart-words.ts';

/** Nominative; verbs beside a planet are honorific, which has no gender. */
export const names: Readonly<Record<AspectPoint, string>> = {
  Sun: 'சூரியன்',
  Moon: 'சந்திரன்',
  Mars: 'செவ்வாய்',
  Mercury: 'புதன்',
  Jupiter: 'குரு',
  Venus: 'சுக்கிரன்',
  Saturn: 'சனி',
  Uranus: 'யுரேனஸ்',
  Neptune: 'நெப்டியூன்',
  Pluto: 'புளூட்டோ',
  Ascendant: 'லக்னம்',
  Midheaven: 'நடுவானம்',
};

/** After a name that somebody is close to. */
export const sociative: Readonly<Record<AspectPoint, string>> = {
  Sun: 'சூரியனுடன்',
  Moon: 'சந்திரனுடன்',
  Mars: 'செவ்வாயுடன்',
  Mercury: 'புதனுடன்',
  Jupiter: 'குருவுடன்',
  Venus: 'சுக்கிரனுடன்',
  Saturn: 'சனியுடன்',
  Uranus: 'யுரேனஸுடன்',
  Neptune: 'நெப்டியூனுடன்',
  Pluto: 'புளூட்டோவுடன்',
  Ascendant: 'லக்னத்துடன்',
  Midheaven: 'நடுவானத்துடன்',
};

/** Dative; with -ம் for «both this and that». */
export const dative: Readonly<Record<AspectPoint, string>> = {
  Sun: 'சூரியனுக்கு',
  Moon: 'சந்திரனுக்கு',
  Mars: 'செவ்வாய்க்கு',
  Mercury: 'புதனுக்கு',
  Jupiter: 'குருவுக்கு',
  Venus: 'சுக்கிரனுக்கு',
  Saturn: 'சனிக்கு',
  Uranus: 'யுரேனஸுக்கு',
  Neptune: 'நெப்டியூனுக்கு',
  Pluto: 'புளூட்டோவுக்கு',
  Ascendant: 'லக்னத்துக்கு',
  Midheaven: 'நடுவானத்துக்கு',
};

/** Accusative; a hard consonant after it is doubled. */
export const accusative: Readonly<Record<AspectPoint, string>> = {
  Sun: 'சூரியனை',
  Moon: 'சந்திரனை',
  Mars: 'செவ்வாயை',
  Mercury: 'புதனை',
  Jupiter: 'குருவை',
  Venus: 'சுக்கிரனை',
  Saturn: 'சனியை',
  Uranus: 'யுரேனஸை',
  Neptune: 'நெப்டியூனை',
  Pluto: 'புளூட்டோவை',
  Ascendant: 'லக்னத்தை',
  Midheaven: 'நடுவானத்தை',
};

/** Nominative with -உம், «and» after each of several. */
export const coordinated: Readonly<Record<AspectPoint, string>> = {
  Sun: 'சூரியனும்',
  Moon: 'சந்திரனும்',
  Mars: 'செவ்வாயும்',
  Mercury: 'புதனும்',
  Jupiter: 'குருவும்',
  Venus: 'சுக்கிரனும்',
  Saturn: 'சனியும்',
  Uranus: 'யுரேனஸும்',
  Neptune: 'நெப்டியூனும்',
  Pluto: 'புளூட்டோவும்',
  Ascendant: 'லக்னமும்',
  Midheaven: 'நடுவானமும்',
};

/** The form of a verb that goes with a point: planets are honoured, the two angles are neuter. */
export function agreeing(point: AspectPoint, honorific: string, neuter: string): string {
  return point === 'Ascendant' || point === 'Midheaven' ? neuter : honorific;
}

/** Locative. */
export const inSigns: PerSign<string> = [
  'மேஷத்தில்',
  'ரிஷபத்தில்',
  'மிதுனத்தில்',
  'கடகத்தில்',
  'சிம்மத்தில்',
  'கன்னியில்',
  'துலாமில்',
  'விருச்சிகத்தில்',
  'தனுசில்',
  'மகரத்தில்',
  'கும்பத்தில்',
  'மீனத்தில்',
];

export const words: ChartWords = {
  names: {
    ...names,
    Node: 'ராகு',
    Chiron: 'கைரன்',
    'Part of Fortune': 'அதிர்ஷ்டப் புள்ளி',
    Lilith: 'லிலித்',
  },
  signs: [
    'மேஷம்',
    'ரிஷபம்',
    'மிதுனம்',
    'கடகம்',
    'சிம்மம்',
    'கன்னி',
    'துலாம்',
    'விருச்சிகம்',
    'தனுசு',
    'மகரம்',
    'கும்பம்',
    'மீனம்',
  ],
  aspects: {
    Conjunction: 'சேர்க்கை',
    Opposition: 'எதிர்ப்பார்வை',
    Trine: 'திரிகோணம்',
    Square: 'சதுரம்',
    Sextile: 'அறுகோணம்',
  },
};
