import type { KeyWords } from '../../palm/palm-words.ts';

export const keys: KeyWords = {
  undecided: 'यह फ़ोटो तय नहीं करता',
  invisible: 'फ़ोटो में नहीं दिखता',
  unidentified: 'फ़ोटो में पहचाना नहीं जाता',
  notFound: 'नहीं मिली',
  depth: { clear: 'स्पष्ट अंकित', faint: 'हल्की' },
  palmShape: { broad: 'चौकोर', long: 'आयताकार', between: 'चौकोर और आयताकार के बीच' },
  element: {
    earth: 'पृथ्वी',
    air: 'वायु',
    fire: 'अग्नि',
    water: 'जल',
    broadPalm: 'पृथ्वी और वायु के बीच',
    longPalm: 'अग्नि और जल के बीच',
    shortFingers: 'पृथ्वी और अग्नि के बीच',
    longFingers: 'वायु और जल के बीच',
    mixed: 'मिश्रित: इस फ़ोटो में कोई तत्व अलग नहीं उभरता',
  },
  joinedShape: 'मस्तिष्क रेखा के साथ एक ही रेखा (संभव, निश्चित नहीं)',
  heartShape: { curved: 'मुड़ी हुई', straight: 'सीधी' },
  heartStart: {
    edge: 'कनिष्ठा के नीचे हथेली का किनारा',
    little: 'कनिष्ठा के नीचे',
    ring: 'अनामिका के नीचे',
  },
  headShape: { sloping: 'कलाई की ओर झुकी', level: 'हथेली में समतल' },
  headStart: { joined: 'जीवन रेखा के साथ', apart: 'जीवन रेखा से अलग' },
  lifeShape: { wide: 'चौड़ा मोड़', mean: 'सामान्य मोड़', narrow: 'पास का मोड़' },
  gaps: (count) => {
    if (count === 0) return 'अटूट';
    return count === 1 ? 'एक छोटा अंतराल' : `${count} छोटे अंतराल`;
  },
  fatePresence: { present: 'मौजूद', unclear: 'स्पष्ट नहीं' },
  fateOrigin: {
    near: 'जीवन रेखा के पास',
    centre: 'हथेली के बीच',
    far: 'कनिष्ठा की ओर',
  },
};
