import type { PalmWords } from '../../palm/palm-words.ts';

/** Short words for lists. Sources as in the English words. */
export const gifts: PalmWords['gifts'] = {
  type: {
    earth: {
      trait: 'நிலைத்தன்மை',
      strength: 'மெதுவான வேலையில் பொறுமை',
      professions: ['கட்டுமானம்', 'வேளாண்மையும் தோட்டமும்', 'பழுதுபார்ப்பும் கைவினையும்', 'வீடு அல்லது கடை நடத்துதல்'],
    },
    air: {
      trait: 'அறியும் ஆவல்',
      strength: 'தெளிவாக விளக்குதல்',
      professions: ['கற்பித்தல்', 'எழுத்து', 'திட்டமிடல்', 'மொழிபெயர்ப்பு'],
    },
    fire: {
      trait: 'உந்துதல்',
      strength: 'மற்றவர்களைச் சேர்த்துக்கொள்ளுதல்',
      professions: ['விற்பனை', 'மேடைக்கலை', 'குழுவை நடத்துதல்', 'புதிய தொழில் தொடங்குதல்'],
    },
    water: {
      trait: 'நுண்ணுணர்வு',
      strength: 'சொல்லாததைப் புரிந்துகொள்ளுதல்',
      professions: ['கலை', 'பராமரிப்பு', 'இசை', 'ஆலோசனை'],
    },
  },
  index: {
    longer: {
      trait: 'லட்சியம்',
      strength: 'பொறுப்பை ஏற்றல்',
      professions: ['சிறு குழுவின் தலைமை', 'பொதுப் பதவி'],
    },
    equal: { trait: 'லட்சியமும் மகிழ்ச்சியும் சமநிலையில்', strength: 'முன்னின்று நடத்தலும் விலகி நிற்றலும்' },
    shorter: {
      trait: 'காட்சியிலும் துணிவிலும் விருப்பம்',
      strength: 'தன்னையும் தன் வேலையையும் காட்டுதல்',
      professions: ['நாடக மேடை', 'வடிவமைப்பு'],
    },
  },
  little: {
    long: {
      trait: 'சொல்வேகம்',
      strength: 'இணங்க வைக்கும் பேச்சு',
      professions: ['வணிகம்', 'பேச்சுவார்த்தை'],
    },
    mean: { trait: 'எளிய பேச்சு', strength: 'நேர்மையான நடத்தை' },
    short: { trait: 'பேச்சில் அடக்கம்', strength: 'தானே பேசும் வேலை' },
  },
  thumb: {
    wide: { trait: 'சுதந்திரம்', strength: 'தாராள மனம்' },
  },
  heartEnd: {
    index: { trait: 'பாசத்தில் உயர்ந்த இலக்கு', strength: 'விசுவாசம்' },
    between: { trait: 'அளவறிந்த கனிவு', strength: 'தோழமை' },
    middle: { trait: 'தன் வழி செல்லும் வலிய உணர்வு', strength: 'வேட்கை' },
  },
  heartForm: {
    curved: { trait: 'உணர்வில் வெளிப்படை', strength: 'உணர்வதைச் சொல்லுதல்' },
    straight: { trait: 'உணர்வில் அமைதி', strength: 'அன்றாட வாழ்வில் நம்பகம்' },
  },
  heartGap: {
    near: { trait: 'உணர்வில் தன்னடக்கம்', strength: 'முதலில் அறிவைக் கேட்டல்' },
    apart: { trait: 'ஒளிவின்மை', strength: 'திறந்த பழக்கம்' },
  },
  headLength: {
    long: {
      trait: 'ஆழ்ந்த கவனம்',
      strength: 'எதையும் முடிவுவரை தொடர்தல்',
      professions: ['ஆராய்ச்சி', 'சட்டம்'],
    },
    mean: { trait: 'பொது அறிவு', strength: 'எண்ணியது போதும் என்று அறிதல்' },
    short: {
      trait: 'விரைவான செயல்முறை அறிவு',
      strength: 'திட்டத்திலிருந்து பலனுக்குக் குறுக்கு வழி',
      professions: ['பட்டறை, தள மேலாண்மை'],
    },
  },
  headSlope: {
    sloping: { trait: 'கற்பனை', strength: 'யோசனைகள்', professions: ['படைப்புப் பணி'] },
    level: {
      trait: 'உண்மைகளை நாடும் மனம்',
      strength: 'எண்ணிலும் பொருளிலும் ஒழுங்கு',
      professions: ['கணக்கியல்', 'பொறியியல்', 'நிர்வாகம்'],
    },
  },
  headStart: {
    joined: { trait: 'தொடக்கத்தில் கவனம்', strength: 'முன்னேற்பாடு' },
    apart: { trait: 'இளமையிலேயே தற்சார்பு', strength: 'முதல் அடி வைத்தல்' },
  },
  lifeSweep: {
    wide: { trait: 'வாழ்வின் சுவை', strength: 'பிறர் உணரும் வெம்மை' },
    mean: { trait: 'சீரான சுபாவம்', strength: 'நன்றாகப் பகிர்ந்த ஆற்றல்' },
    narrow: { trait: 'ஒதுக்கம்', strength: 'முயற்சியில் சிக்கனம்' },
  },
  lifeLength: {
    long: {
      trait: 'நிலைத்து நிற்றல்',
      strength: 'தாங்கும் சக்தி',
      professions: ['நீண்ட மூச்சு கேட்கும் பெரும் பணிகள்'],
    },
    short: { trait: 'வேகங்களாக வரும் ஆற்றல்', strength: 'வேலையைக் கட்டங்களாகப் பிரித்தல்' },
  },
  fate: {
    near: {
      trait: 'குடும்ப நெருக்கம்',
      strength: 'கிடைத்ததன்மீது கட்டுதல்',
      professions: ['குடும்பத் தொழில்'],
    },
    centre: {
      trait: 'திசை அறிவு',
      strength: 'தன் வழியைத் தானே அமைத்தல்',
      professions: ['சுயதொழில்'],
    },
    far: {
      trait: 'பிறரிடம் திறந்த மனம்',
      strength: 'மனிதர்களிடையே, மனிதர்களுக்காக உழைப்பு',
      professions: ['பொதுச் சேவை', 'வாடிக்கையாளர் பணி'],
    },
    absent: { trait: 'அடுத்த அடியைத் தேரும் சுதந்திரம்', strength: 'வருத்தமின்றித் துறை மாறுதல்' },
  },
  skin: {
    busy: { trait: 'விரைந்து உணர்தல்', strength: 'பல பதிவுகளை உள்வாங்குதல்' },
    calm: { trait: 'சமநிலை மனம்', strength: 'பளுவிலும் நிதானம்' },
  },
};
