import type { Formation } from '@palmleaf/engines/jyotish';
import type { SentencesOf } from '../../chat/said/statement.ts';
import type { YogaSaid } from '../../chat/said/yoga-said.ts';
import { capital } from '../../languages/capital.ts';
import { list } from '../lists.ts';
import { factsInWords } from './words/facts.ts';
import { called } from './words/names.ts';
import { yogaWords } from './words/yogas.ts';

/** After a colon. */
const formed = ({ kind, facts }: Formation): string =>
  kind ? `${kind}, denn ${factsInWords(facts)}` : capital(factsInWords(facts));

export const yogas: SentencesOf<YogaSaid> = {
  yoga: ({ yoga, formation }) => {
    const { name, rule } = yogaWords[yoga];
    return formation
      ? `dein Horoskop hat ${name}: ${formed(formation)}.`
      : `dein Horoskop hat keinen ${name}: Er braucht ${rule}, und das ist nicht so.`;
  },
  'yoga again': ({ formation }) => `er bildet sich noch einmal: ${formed(formation)}.`,
  'yoga needs': ({ yoga }) => `${yogaWords[yoga].name} braucht ${yogaWords[yoga].rule}.`,
  'yoga needs and gives': ({ yoga }) =>
    `${yogaWords[yoga].name} braucht ${yogaWords[yoga].rule}; er ${yogaWords[yoga].gives}.`,
  'yoga is so': ({ formation }) =>
    formation
      ? `in deinem Horoskop ist es so: ${formed(formation)}.`
      : 'In deinem Horoskop ist das nicht so.',
  'yoga source': ({ yoga }) => `Die Regel stammt aus: ${yogaWords[yoga].source}.`,
  'yoga remedy': ({ yoga }) =>
    `ein Yoga braucht kein Heilmittel; was ${yogaWords[yoga].name} nützt, ist die Stärkung seiner Planeten.`,
  'yoga worth': ({ yoga, present }) =>
    present
      ? `es ist ein gutes Zeichen: ${yogaWords[yoga].name} ${yogaWords[yoga].gives}.`
      : `ohne ${yogaWords[yoga].name} fehlt dir nichts.`,
  'yoga gives': ({ yoga, present }) =>
    present ? `er ${yogaWords[yoga].gives}.` : `wo er sich bildet, gilt: Er ${yogaWords[yoga].gives}.`,
  'yoga times': ({ yoga, planets }) =>
    `${yogaWords[yoga].name} gibt am meisten in den Zeiten, die ${list(planets.map((body) => called(body, 'dative')))} gehören.`,
  'no yogas': ({ asked }) => `keiner der ${asked} Yogas, nach denen ich suche, ist in deinem Horoskop.`,
  'yogas found': ({ found, asked }) =>
    `dein Horoskop hat ${found.length === 1 ? 'einen' : found.length} der ${asked} Yogas, nach denen ich suche: ${list(found.map((name) => yogaWords[name].name))}.`,
  'yoga line': ({ yoga, formation }) =>
    `${yogaWords[yoga].name}: ${formed(formation)}; er ${yogaWords[yoga].gives}.`,
};
