import type { AspectPoint } from '../../../engines/chart/aspect-types.ts';
import type { ChartWords } from './chart-words.ts';

/** Nominative; verbs beside them are honorific, which has no gender. */
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
