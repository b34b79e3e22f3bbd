import { hearing, type MoodWords } from '../lexicons/mood.ts';
import { foldedLatinTamil, foldedTamil } from '../lexicons/spellings.ts';

/** Whole words, folded; `*` stands for any letters. */
const latinPattern = (source: string): RegExp =>
  new RegExp(`\\b(?:${foldedLatinTamil(source).replaceAll('*', '[a-z]*')})\\b`, 'g');

/** Words of fear, hope, leaving and sorrow, as the Tamil ones. */
const latinMood: MoodWords = {
  fear: latinPattern(
    'noi*|vivaga*|divorce*|(?:velai|vela|job) (?:po[iyg]*)|po(?:i|yi)vidum*|poidum*|izha*|ilanth*|emaa*|yemaa*|emat*|tholvi*|thamatha*|thamadha*|late|nashta*|aabath*|abath*|vibath*|kashta*|prachan*|pirachan*|problem*|thani*|edhiri*|ethiri*|thadai*|mosam*|ketta*|bayam*|sandai*',
  ),
  hope: latinPattern(
    '(?:kashta*|prachan*|pirachan*|problem*|kadan*|noi*|thadai*|edhiri*|ethiri*)(?: [a-z]+){0,3} (?:theer*|thir*|mudiy*|neeng*|ning*|kurai*|jeyi*|gunam*|kunam*)|(?:weight|edai)(?: [a-z]+)? (?:kurai*|loss)|(?:divorce*|vivaga*) (?:ku |kku )?(?:apuram|appuram|piragu)',
  ),
  leaving: latinPattern(
    '(?:vidal?ama|vittu ?vidal?ama|vittudal?ama|vidanum*|vida venduma|vida vendum|piriyal?ama|pirinju*|(?:divorce*|vivaga*|rajinama|resign)(?: [a-z]+){0,2} (?:pannal?ama|seiyal?ama|seyyal?ama|pannanuma|kudukkal?ama|venduma)|vilagal?ama|virkal?ama|vikkal?ama)',
  ),
  sorrow: latinPattern(
    '(?:naan |enakku |ennaku )?(?:romba |migavum |rombo )?(?:sogama|sokama|varuthama|kavalaiya|thanimaiya|manasu kashtama|kashtama)* (?:iruk*|unar*)|manasu (?:sari(?:ye)? ?il*|kashtama*|valik*)',
  ),
};

export const tamilInLatinLetters = hearing(latinMood, foldedLatinTamil);

/** Words that begin so, folded; their endings are left open. */
const anyStem = (...sources: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${foldedTamil(sources.join('|'))})`, 'gu');

const trouble =
  '(?:பண(?:ப்)? ?|திருமண(?:த்)? ?|வேலை(?:ப்)? ?|குடும்ப(?:ப்)? ?)?(?:பிரச்சினை|பிரச்சனை|பிரச்னை|கஷ்ட|சிக்கல்|தொல்லை|துன்ப|துயர|வேதனை|தடை|தாமத|கடன்|கடனை|கடனில்|நோய்|வியாதி|வலி|பய|அச்ச|எதிரி|பகை|விரோதி|தனிமை|வறுமை|தோஷ|சாப|நஷ்ட|கெட்ட நேர|கெட்ட கால|சண்டை|கவலை|திருஷ்டி|செய்வினை)';
const ends =
  '(?:தீர|தீரு|தீர்|முடிய|முடியு|முடிவு|முடியும|நீங்|விலக|விலகு|குறைய|குறையு|குறையும|ஒழி|மீள்|மீண்டு|விடுபட|விடுபடு|விடுதலை|வெளியே|வெளிவர|வெளிவரு|அடைப்|அடைக்|அடைந்து|அடைபட|வெல்|வெற்றி|ஜெயி|குணமா|குணமடை|சரியாகு|சரியாகி|மறை|கடந்து|இல்லாமல்|சமாளி)';

/** The end of a verb by which somebody asks for a decision of their own. */
const shall = '(?:லாமா|வேண்டுமா|ணுமா|லாமோ|கூடுமா|வதா|வது (?:நல்லதா|சரியா|நல்லது)|நல்லதா|சரியா)';
const habits = '(?:சிகரெட்|புகை|குடி|மது|போதை|பழக்க|ஊர|நாட்ட|இந்தியா|வீட்ட|சென்னை)';

const mood: MoodWords = {
  fear: anyStem(
    'நோய்|வியாதி|உடம்பு சரியில்|உடல் ?நிலை (?:கெடு|மோச)|இழப்|இழந்து|இழக்க|(?:வேலை|பணி|உத்தியோக|பண|சொத்து)[^ ]* (?:போய்விடு|போயிடு|போய்டு|போகும|பறிபோ)|பறிபோ|நீக்க|நீக்கி|நிறுத்திவிடு|தூக்கி',
    'விவாகரத்|டைவர்ஸ்|பிரிந்து|பிரிவோ|பிரிஞ்சி|பிரிவு|பிரிவார|பிரேக் ?அப்|முறி|உடைந்து|விட்டு(?:ப்| |விட்டு|ட்டு)? ?(?:போ|செல்|விலகி)|விட்டுட்டு|கைவிட|வேலையை (?:விட|விட்டு)|ராஜினாமா',
    'ஏமாற்|ஏமாந்|துரோக|பொய்|தோல்வி|தோற்|பெயில்|ஃபெயில்|பிரச்சினை|பிரச்சனை|பிரச்னை|கஷ்ட|சிக்கல்|தொல்லை|கெட்ட|மோச|நஷ்ட|ஆபத்|விபத்|சிறை|ஜெயில்|துரதிர்ஷ்ட|ஏழை|வறுமை|திவால|துன்ப|துயர|வேதனை|தாமத|லேட்|தள்ளிப் ?போ|தடை|நிராகரி|மறுப்பார|மறுக்க',
    'கடனில் (?:மூழ்|மாட்|விழு)|கடன்காரர|எதிரி|எதிராக|விரோதி|தனியாக|தனிமை|ஒருபோதும்|நடக்காம|பிறக்காம|வராம|கிடைக்காம|கிடைக்காத|நடக்காத|செய்வினை|சூனிய|திருஷ்டி|காயம|சண்டை|பயமா|அச்ச|வேலையில்லா|நெருக்கடி|கவலை|பாதிக்|பாதிப்|அசுப|பலவீன|அழிந்து|அழிவு|நாசம',
  ),
  hope: anyStem(
    '(?:உடல் )?(?:எடை|வெயிட்|பருமன்)[^ ]*(?: [^ ]+)? (?:குறை|இழ)[^ ]*',
    `${trouble}[^ ]*(?: [^ ]+){0,4}? ${ends}[^ ]*`,
    `${trouble}[^ ]*(?: இல்லாமல்| இன்றி|யின்றி|மின்றி)`,
    '(?:விவாகரத்|டைவர்ஸ்|பிரிவு|விபத்|நோய்|இழப்பு|தோல்வி|அறுவை)[^ ]*(?: சிகிச்சை[^ ]*)? (?:பிறகு|பின்|பின்னர்|அப்புறம்)',
    '(?:கடைசியில்|இறுதியில்|இறுதியாக|ஒருவழியாக)(?: [^ ]+){0,4}? (?:விட|விவாகரத்|பிரிந்து|ராஜினாமா)[^ ]*',
    '(?:சிகரெட்|புகை|புகைப்ப|புகைபிடி|குடி|குடிப்ப|மது|போதை)[^ ]*(?: பழக்க[^ ]*)? (?:விட|விடு|நிறுத்)[^ ]*',
    'விவாகரத்து ஆன[^ ]*|விவாகரத்தான[^ ]*',
    'தனியாக(?:த்|ப்)? ?(?:தொழில|வியாபார|பிசினஸ்|கடை|வீடு)[^ ]*',
  ),
  leaving: anyStem(
    `(?:(?<!${habits}[^ ]* )(?:விட|விட்டு|விட்டுவிட)|பிரி|விவாகரத்|டைவர்ஸ்|ராஜினாமா|விலக|விலகி|முறி|கைவிட|(?:திருமண|நிச்சய|படிப்|தொழில|வியாபார|கடை)[^ ]* (?:நிறுத்|மூட)|(?:வீட்|நில|கார|கடை|தொழில|வியாபார|மனை)[^ ]* (?:விற்)|மறந்து|பிரேக் ?அப்)[^?]*?${shall}`,
  ),
  sorrow: anyStem(
    '(?:(?:நான்|நாங்கள்)(?: [^ ]+){0,3}?|(?:மிகவும்|ரொம்ப|எப்போதும்|இப்போது)) (?:சோக|வருத்தமா|கவலையா|துக்க|மனச்சோர்|மன அழுத்த|தனிமை|விரக்தி|நொந்து|உடைந்து|தொலைந்து)[^ ]*(?: [^ ]+){0,2} (?:இருக்கிறே|இருக்கே|உணர்|போயிருக்|போய்விட்டே|போனே|உள்ளே|ஆளாகி)[^ ]*',
    '(?:எனக்கு|என்)(?: [^ ]+){0,2} (?:சோகமாக|வருத்தமாக|கவலையாக|தனிமையாக|துக்கமாக|கஷ்டமாக|அழுகை|மனச்சோர்வு|மன அழுத்தம்|மனசு சரி|மனது சரி|மனம் சரி|மனசு கஷ்ட|மனசே சரி|மனது கஷ்ட)[^ ]*(?: [^ ]+)?|என் (?:மனம்|மனசு|மனது|இதயம்)(?: [^ ]+)? (?:உடைந்|சோர்|வலி|வேதனை|கனத்)[^ ]*',
    'மனசு சரியில்ல[^ ]*|மனது சரியில்ல[^ ]*|மனம் சரியில்ல[^ ]*',
  ),
};

export const record = hearing(mood, foldedTamil);
