import type { Formation } from '@palmleaf/engines/jyotish';
import type { SentencesOf } from '../../chat/said/statement.ts';
import type { YogaSaid } from '../../chat/said/yoga-said.ts';
import { list } from '../lists.ts';
import { factsInWords } from './words/facts.ts';
import { called } from './words/names.ts';
import { kindName, yogaWords } from './words/yogas.ts';

const formed = ({ kind, facts }: Formation): string =>
  kind ? `${kindName(kind)}, क्योंकि ${factsInWords(facts)}` : factsInWords(facts);

export const yogas: SentencesOf<YogaSaid> = {
  yoga: ({ yoga, formation }) => {
    const { name, rule } = yogaWords[yoga];
    return formation
      ? `आपकी कुंडली में ${name} है: ${formed(formation)}।`
      : `आपकी कुंडली में ${name} नहीं है: इसके लिए चाहिए कि ${rule}, और ऐसा नहीं है।`;
  },
  'yoga again': ({ formation }) => `यह एक बार और बनता है: ${formed(formation)}।`,
  'yoga needs': ({ yoga }) => `${yogaWords[yoga].name} के लिए चाहिए कि ${yogaWords[yoga].rule}।`,
  'yoga needs and gives': ({ yoga }) =>
    `${yogaWords[yoga].name} के लिए चाहिए कि ${yogaWords[yoga].rule}; यह ${yogaWords[yoga].gives}।`,
  'yoga is so': ({ formation }) =>
    formation ? `आपकी कुंडली में ऐसा है: ${formed(formation)}।` : 'आपकी कुंडली में ऐसा नहीं है।',
  'yoga source': ({ yoga }) => `नियम का स्रोत: ${yogaWords[yoga].source}।`,
  'yoga remedy': ({ yoga }) =>
    `योग को उपाय की ज़रूरत नहीं होती; ${yogaWords[yoga].name} के लिए उसके ग्रहों को बल देना काम आता है।`,
  'yoga worth': ({ yoga, present }) =>
    present
      ? `यह अच्छा संकेत है: ${yogaWords[yoga].name} ${yogaWords[yoga].gives}।`
      : `${yogaWords[yoga].name} न होने से आपका कुछ नहीं घटता।`,
  'yoga gives': ({ yoga, present }) =>
    present ? `यह ${yogaWords[yoga].gives}।` : `जहाँ बनता है, वहाँ यह ${yogaWords[yoga].gives}।`,
  'yoga times': ({ yoga, planets }) =>
    `${yogaWords[yoga].name} सबसे अधिक ${list(planets.map(called))} के काल में फल देता है।`,
  'no yogas': ({ asked }) => `जो ${asked} योग यहाँ देखे जाते हैं, उनमें से कोई आपकी कुंडली में नहीं है।`,
  'yogas found': ({ found, asked }) =>
    `जो ${asked} योग यहाँ देखे जाते हैं, उनमें से आपकी कुंडली में ${found.length} ${found.length === 1 ? 'है' : 'हैं'}: ${list(found.map((name) => yogaWords[name].name))}।`,
  'yoga line': ({ yoga, formation }) =>
    `${yogaWords[yoga].name}: ${formed(formation)}; यह ${yogaWords[yoga].gives}।`,
};
