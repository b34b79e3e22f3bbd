import type { DashaSaid } from '../../chat/said/dasha-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { called } from '../names.ts';
import { moment, span, until } from './periods.ts';
import { starName } from './words/names.ts';
import { timeOf } from './words/planets.ts';

const verbs = { past: 'நடந்தது', running: 'நடக்கிறது', coming: 'வரும்' } as const;

export const dashas: SentencesOf<DashaSaid> = {
  'belongs to': ({ maha, antar }) =>
    `உங்கள் பெரிய காலம் ${called(maha, 'dative')} உரியது, அதனுள் உட்காலம் ${called(antar, 'dative')} உரியது.`,
  'why periods': ({ star }) =>
    `இந்தக் காலங்கள் (விம்சோத்தரி தசை) ஜென்ம நட்சத்திரத்தின் அதிபதியிடமிருந்து தொடங்குகின்றன: ${starName(star.name)} நட்சத்திரத்தின் அதிபதி ${called(star.lord)}. ஒன்பது அதிபதிகள் 120 ஆண்டுகளில் ஒருவர்பின் ஒருவராக வருகிறார்கள், ஒவ்வொருவருக்கும் தனித்தனி ஆண்டுகள்.`,
  'dasha source': () => 'விதியின் மூலம்: பிருகத் பராசர ஹோரா சாஸ்திரம் 46; ஒரு தசை ஆண்டு 365.25 நாள்களாக எண்ணப்படுகிறது.',
  'planet stands': ({ body, well }) =>
    `உங்கள் ஜாதகத்தில் ${called(body)} ${well ? 'ஓரளவு நல்ல நிலையில் இருக்கிறார்' : 'வசதியான நிலையில் இல்லை'}.`,
  'period runs': ({ lord, runs }) =>
    `${called(lord, 'genitive')} காலம் ${runs ? 'நடக்கிறது' : 'இப்போது நடக்கவில்லை'}.`,
  'you are in': ({ maha, antar, at }, { level }) =>
    `${at ? `${moment(at, level)} நடப்பது` : 'இப்போது உங்களுக்கு நடப்பது'} ${called(maha.lord)} மகா தசை, ${span(maha, level)}; அதனுள் ${called(antar.lord)} புத்தி, ${until(antar.to, level)}.`,
  'time of': ({ lords }) => `${lords.map((lord) => `${called(lord)} ${timeOf[lord]}`).join('; ')}.`,
  'next antardasha': ({ antar }, { level }) =>
    `அடுத்து வருவது ${called(antar.lord)} புத்தி, ${until(antar.to, level)}.`,
  'next mahadasha': ({ maha }, { level }) =>
    `அடுத்த மகா தசை ${called(maha.lord, 'genitive')} தசை: ${moment(maha.from, level)} தொடங்கி ${until(maha.to, level)} நடக்கும்.`,
  'now pratyantar': ({ pratyantar }, { level }) =>
    `அந்தரம்: ${called(pratyantar.lord)}, ${until(pratyantar.to, level)}.`,
  carried: ({ carries }) =>
    `இந்தக் கிரகங்கள் ${carries ? 'உங்களுக்கு நன்றாகவே துணை நிற்கின்றன' : 'உங்களிடம் உழைப்பைக் கேட்கின்றன'}.`,
  'now in antardasha': ({ maha, antar }, { level }) =>
    `இப்போது ${called(maha.lord)} மகா தசையில் ${called(antar.lord)} புத்தி நடக்கிறது, ${until(antar.to, level)}.`,
  'not in period': ({ lord, maha }, { level }) =>
    `இப்போது ${called(lord, 'genitive')} காலம் நடக்கவில்லை: ${called(maha.lord)} மகா தசை ${until(maha.to, level)} நடக்கிறது.`,
  'mahadasha lasts': ({ maha, past }, { level }) =>
    `${called(maha.lord)} மகா தசை ${span(maha, level)}${past ? ' நடந்தது' : ''}.`,
  'antardasha within': ({ maha, antar, is }, { level }) =>
    `${called(maha.lord)} மகா தசையில் ${called(antar.lord)} புத்தி ${span(antar, level)} ${verbs[is]}.`,
};
