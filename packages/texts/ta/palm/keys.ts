import type { KeyWords } from '../../palm/palm-words.ts';

export const keys: KeyWords = {
  undecided: 'இந்தப் படத்தில் முடிவாகவில்லை',
  invisible: 'படத்தில் தெரியாது',
  unidentified: 'படத்தில் அடையாளம் காணப்படவில்லை',
  notFound: 'காணப்படவில்லை',
  depth: { clear: 'தெளிவாகப் பதிந்தது', faint: 'மங்கலானது' },
  palmShape: { broad: 'சதுரம்', long: 'செவ்வகம்', between: 'சதுரத்துக்கும் செவ்வகத்துக்கும் இடையே' },
  element: {
    earth: 'நிலம்',
    air: 'காற்று',
    fire: 'நெருப்பு',
    water: 'நீர்',
    broadPalm: 'நிலத்துக்கும் காற்றுக்கும் இடையே',
    longPalm: 'நெருப்புக்கும் நீருக்கும் இடையே',
    shortFingers: 'நிலத்துக்கும் நெருப்புக்கும் இடையே',
    longFingers: 'காற்றுக்கும் நீருக்கும் இடையே',
    mixed: 'கலப்பு: இந்தப் படத்தில் எந்தப் பூதமும் தனித்து நிற்கவில்லை',
  },
  joinedShape: 'புத்தி ரேகையோடு ஒரே ரேகை (சாத்தியம், உறுதியல்ல)',
  heartShape: { curved: 'வளைந்தது', straight: 'நேரானது' },
  heartStart: {
    edge: 'சுண்டுவிரலுக்குக் கீழே உள்ளங்கையின் ஓரம்',
    little: 'சுண்டுவிரலுக்குக் கீழே',
    ring: 'மோதிரவிரலுக்குக் கீழே',
  },
  headShape: { sloping: 'மணிக்கட்டை நோக்கிச் சரிகிறது', level: 'உள்ளங்கையின் குறுக்கே சமமாக ஓடுகிறது' },
  headStart: { joined: 'ஜீவ ரேகையோடு சேர்ந்து', apart: 'ஜீவ ரேகையிலிருந்து விலகி' },
  lifeShape: { wide: 'அகன்ற வளைவு', mean: 'வழக்கமான வளைவு', narrow: 'நெருங்கிய வளைவு' },
  gaps: (count) => {
    if (count === 0) return 'இடைவெளி இல்லை';
    return count === 1 ? 'ஒரு சிறு இடைவெளி' : `${count} சிறு இடைவெளிகள்`;
  },
  fatePresence: { present: 'உள்ளது', unclear: 'தெளிவில்லை' },
  fateOrigin: {
    near: 'ஜீவ ரேகைக்கு அருகே',
    centre: 'உள்ளங்கையின் நடு',
    far: 'சுண்டுவிரல் பக்கம்',
  },
};
