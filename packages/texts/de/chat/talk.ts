import type { RefusedMatter } from '../../chat/question/cautions.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import type { TalkSaid } from '../../chat/said/talk-said.ts';
import { placement, rising as risingIn } from './places.ts';

const refusals: Record<RefusedMatter, string> = {
  distress:
    'Was du schreibst, macht mir mehr Sorgen als jedes Horoskop. Bitte sprich jetzt mit jemandem: mit einem Menschen, dem du vertraust, mit einer Ärztin oder einem Arzt, oder ruf den Notruf oder die Telefonseelsorge deines Landes an, die Tag und Nacht da sind. Ich bin ein Programm und kann diese Hilfe nicht sein, und kein Planetenstand sagt, dass es so bleiben muss.',
  death:
    'Über den Tod oder die Länge eines Lebens gebe ich keine Auskunft: Kein Horoskop kann das wissen, und eine Vermutung würde nur Angst machen. Frag mich, worin deine Kraft liegt oder welche Zeiten Vorsicht verlangen.',
  'sex of a child':
    'Ob ein Kind ein Junge oder ein Mädchen ist, sage ich nicht: Kein Horoskop kann es wissen, und in Indien darf es vor der Geburt nicht gesagt werden. Frag mich, wann Kinder begünstigt sind oder wie du zu ihnen stehst.',
  diagnosis:
    'Ob jemand krank oder schwanger ist oder gesund wird, kann ich nicht sagen; frag bitte eine Ärztin oder einen Arzt, die dich untersuchen können. Frag mich nach deiner Kraft oder danach, wann du mehr auf dich achten solltest.',
  gamble:
    'Für Wetten, Lotterien und Geldanlagen mache ich keine Vorhersage: Ein Horoskop weiß nichts von Märkten oder vom Zahlenglück, und niemand sollte Geld darauf setzen. Frag mich, wie du am besten verdienst und behältst, oder welche Zeiten das begünstigen.',
};

const notUnderstood = {
  matter: 'Ich kann nach Zeiten suchen, die zu etwas passen, habe aber nicht verstanden, worum es geht.',
  later: 'Das kann ich aus deinem Horoskop nicht lesen, oder ich habe es nicht verstanden.',
  first: 'In deiner Frage habe ich nichts gefunden, was sich in einem Geburtshoroskop nachsehen lässt.',
} as const;

const named = (name: string): string => (name ? `, ${name}` : '');

export const talk: SentencesOf<TalkSaid> = {
  hello: ({ name, again }) => `${again ? 'Hallo noch einmal' : 'Hallo'}${named(name)}.`,
  'your chart': ({ rising, moon }, { level }) =>
    `Dein Horoskop liegt vor mir: der Aszendent ${risingIn(rising, level)} und ${placement(moon, level)}.`,
  askable: () =>
    'Du kannst nach Arbeit, Liebe, Ehe, Kindern, Geld, einem Haus, Gesundheit, Familie, Reisen oder Studium fragen; nach Yogas, Doshas, Sade Sati, Dashas und Heilmitteln; nach einem Planeten, einem Haus oder einer Glückszahl; oder danach, wann eine Zeit zu etwas passt.',
  welcome: ({ name }) => `Gern geschehen${named(name)}.`,
  'ask on': () => 'Frag einfach weiter, wenn noch etwas auftaucht.',
  goodbye: ({ name }) => `Auf Wiedersehen${named(name)}.`,
  'kept open': () => 'Dieses Gespräch lässt sich unter derselben Sitzung fortsetzen.',
  program: () =>
    'Ich bin ein Programm: Ich berechne dein Geburtshoroskop und fasse in Worte, was die Überlieferung dazu sagt. Hinter den Antworten sitzt kein Mensch.',
  'no days': () => 'Danke der Nachfrage; ich bin ein Programm und habe keine guten oder schlechten Tage.',
  'how can I help': () => 'Wobei kann ich dir mit deinem Horoskop helfen?',
  'leaning on': () =>
    'Ich weiß noch, worüber wir gesprochen haben; „und nächstes Jahr?“ oder „erzähl mir mehr“ genügt also als Frage.',
  'not understood': ({ why }) => notUnderstood[why],
  refused: ({ matter }) => refusals[matter],
  'two charts': () =>
    'Für einen Vergleich braucht es die Horoskope von zwei Menschen, und ich habe nur deines. Frag, was dein Horoskop über die Ehe, über den Menschen an deiner Seite oder über Manglik und Nadi sagt.',
  'no letters': () =>
    'Die Zahl eines Namens wird aus lateinischen Buchstaben gezählt, und der gesendete Name hat keine. Schick den Namen so, wie er mit lateinischen Buchstaben geschrieben wird.',
  'leanings only': () =>
    'Ein Horoskop zeigt Neigungen und Zeiten, die dazu passen; einen genauen Tag oder eine Garantie kann es nicht geben.',
  'no diagnosis': () => 'Das ist keine Diagnose und ersetzt keinen Arztbesuch.',
  'no legal advice': () => 'Das ist keine Rechtsberatung und ersetzt keine Anwältin und keinen Anwalt.',
  'low mood': () =>
    'Wenn die Stimmung gedrückt bleibt, sprich mit einer Ärztin, einem Arzt oder jemandem, dem du vertraust.',
  sorry: () => 'Es tut mir leid, dass du es gerade schwer hast.',
  'neither good nor bad': () => 'für sich genommen ist das weder gut noch schlecht.',
};
