import { houseOfNativity } from '../../../../engines/chart/nativity.ts';
import { byStrength } from '../../../../engines/jyotish/strength.ts';
import { type BodyName, type ClassicalPlanet, classicalPlanets } from '../../../../engines/zodiac/bodies.ts';
import { ofSign } from '../../../../engines/zodiac/signs.ts';
import type { Brief } from '../../composer.ts';
import { topicIn } from '../../question/topic-words.ts';
import { type Topic, topicProfiles } from '../../question/topics.ts';
import { bodyParts, fieldsOf } from '../../words/fields.ts';
import { areaOf, ordinal } from '../../words/houses.ts';
import { healthLimit, lowMoodLimit } from '../../words/limits.ts';
import { list } from '../../words/list.ts';
import { livedPart } from '../basics/lived.ts';
import type { Paragraphs } from '../basics/paragraphs.ts';
import { capital } from '../basics/say.ts';
import { topicFacts } from '../basics/topic.ts';
import { led, worthLead } from '../basics/worth.ts';
import { favourSentence } from '../time/favour.ts';
import { outlookOf } from '../time/outlook.ts';
import { windowsOf } from '../time/windows.ts';
import { furtherNature, natureOf } from './nature.ts';
import { topicRemedies } from './remedies.ts';
import { spouseAnswer } from './spouse.ts';
import { scoreOf, standing, verdictClause, verdictOf, yesOrNo } from './verdict.ts';

/** What the chart says of a part of life, by what is wanted of it. */
export function topicAnswer(topic: Topic, brief: Brief): Paragraphs {
  return [
    ...bodyOf(topic, brief),
    ...(topic === 'health' && !toldBefore(topic, brief) ? [healthLimits(brief)] : []),
  ];
}

function bodyOf(topic: Topic, brief: Brief): Paragraphs {
  const { intent, period, form, followUp } = brief.understood;
  const facts = topicFacts(topic, brief);
  const asked = form === 'yes or no';
  const choice = form === 'choice' ? choiceOf(brief) : undefined;
  switch (intent) {
    case 'when':
      return [
        ...(asked && period.from >= brief.nativity.born ? [[favourSentence(brief, period, facts)]] : []),
        windowsOf(brief, facts),
        ofSomebodyElse(topic, brief),
        natureOf(topic, brief).slice(0, 2),
      ];
    case 'outlook': {
      const lived = livedPart(period, brief.nativity);
      const head = asked && lived ? [[favourSentence(brief, lived, facts)]] : [];
      return [...head, opened(brief, outlookOf(brief, period, facts))];
    }
    case 'more':
      return [furtherNature(topic, stepsInto(topic, brief), brief) ?? nothingLeft];
    case 'why':
      return [basisOf(topic, brief), followUp ? [standing(topic, brief)] : natureOf(topic, brief)];
    case 'worth':
      return [
        [led(worthLead(brief, verdictOf(facts) !== 'weak'), verdictClause(topic, brief))],
        followUp ? [standing(topic, brief)] : natureOf(topic, brief),
      ];
    case 'remedy':
      return topicRemedies(topic, brief);
    case 'nature': {
      if (choice) return [choice, natureOf(topic, brief)];
      if (topic === 'spouse')
        return [...spouseAnswer(brief), windowsOf(brief, topicFacts('marriage', brief))];
      const head = asked ? yesOrNo(topic, brief) : capital(verdictClause(topic, brief));
      return [
        [head, ...ofSomebodyElse(topic, brief), ...particulars(topic, brief)],
        natureOf(topic, brief),
        opened(brief, outlookOf(brief, period, facts)),
      ];
    }
  }
}

function healthLimits({ understood: { text } }: Brief): string[] {
  return /\b(?:depress\w*|hopeless\w*|panic\w*|anxi\w*)\b/.test(text)
    ? [healthLimit, lowMoodLimit]
    : [healthLimit];
}

const ofWork: readonly Topic[] = ['career', 'business', 'study', 'creativity', 'government'];

/** Somebody whose acts are asked for: a chart shows its owner's side of them only. */
const somebodyElse =
  /\b(?:will|would|does|do|did|is|are|can|could|should|when|if|whether) (?:he|she|they|(?:my|his|her|their) (?:ex|boss|manager|colleagues?|husband|wife|boyfriend|girlfriend|crush|partner|lover|fiancee?|son|daughter|child|children|in-laws|mother-in-law|father-in-law|friends?)(?! in\b))\b/;

const othersSide = 'What somebody else does is not written in your chart; it shows your own side of it.';

/** Said where the question is about what another person will do, wants or feels. */
function ofSomebodyElse(topic: Topic, { understood: { text } }: Brief): string[] {
  return ['love', 'marriage', 'career', 'children', 'friends', 'in-laws', 'enemies'].includes(topic) &&
    somebodyElse.test(text)
    ? [othersSide]
    : [];
}

/** What some questions want beside the verdict: fields of work, how many, what to look after. */
function particulars(topic: Topic, brief: Brief): string[] {
  const { text } = brief.understood;
  const facts = topicFacts(topic, brief);
  if (
    ofWork.includes(topic) &&
    /\b(?:which|what|best|suits?|suited|kind|type|field|profession|line)\b/.test(text)
  ) {
    const planets = [...new Set([facts.ruler.name, byStrength(brief.nativity)[0]?.name])].filter(
      isClassicalName,
    );
    return [`Fields that fit: ${planets.map((name) => `${fieldsOf[name]} (${name})`).join('; ')}.`];
  }
  if (
    /\bhow many\b|\b(?:twins|triplets)\b/.test(text) &&
    ['children', 'marriage', 'siblings'].includes(topic)
  )
    return ['A number cannot be read from one chart; what can be read is how easily it comes.'];
  if (topic === 'health') {
    const sixth = houseOfNativity(brief.nativity, 6).sign;
    return [
      `By tradition ${ofSign(bodyParts, sixth)} deserve${/^the (?!feet|organs)/.test(ofSign(bodyParts, sixth)) ? 's' : ''} your care.`,
    ];
  }
  return [];
}

function isClassicalName(name: BodyName | undefined): name is ClassicalPlanet {
  return classicalPlanets.some((planet) => planet === name);
}

const nothingLeft = [
  'That is what your chart holds on this; I would only repeat myself. Ask about a year, or about something else.',
];

/** Topics whose words take "are". */
const ofMany: readonly Topic[] = [
  'self',
  'appearance',
  'debt',
  'expenses',
  'siblings',
  'in-laws',
  'friends',
  'children',
  'enemies',
  'lawsuit',
];

/** What a topic is read from, in both traditions by the one table. */
function basisOf(topic: Topic, { nativity: { tradition }, level }: Brief): string[] {
  const { word, house, significators } = topicProfiles[topic];
  const number = house[tradition];
  const place =
    level === 'STANDARD' ? `the part of the chart for ${areaOf(number)}` : `the ${ordinal(number)} house`;
  return [
    `${capital(word)} ${ofMany.includes(topic) ? 'are' : 'is'} read from ${place}, from its ruler, from who stands in it, and from ${list(significators[tradition])}, which stand${significators[tradition].length === 1 ? 's' : ''} for it by nature.`,
  ];
}

/** "Job or business?": the stronger of the two topics that stand on both sides of the "or". */
function choiceOf(brief: Brief): string[] | undefined {
  const [left = '', right = ''] = brief.understood.text.split(/ or /);
  const [one, other] = [topicIn(left), topicIn(right)];
  if (!one || !other || one === other) return undefined;
  const facts = [one, other].map((topic) => topicFacts(topic, brief)).sort((a, b) => scoreOf(b) - scoreOf(a));
  const [better, lesser] = facts;
  if (!better || !lesser) return undefined;
  if (scoreOf(better) === scoreOf(lesser))
    return [`Both alike: your chart supports ${better.profile.word} as much as ${lesser.profile.word}.`];
  return [
    `${capital(better.profile.word)} rather than ${lesser.profile.word}: the planets of the first stand better in your chart.`,
  ];
}

/** Names the period once, at the head of what it brings. */
export function opened({ understood }: Brief, sentences: readonly string[]): string[] {
  return [`${capital(understood.period.words)}:`, ...sentences];
}

function toldBefore(topic: Topic, { earlier }: Brief): boolean {
  return earlier.some(({ subject }) => subject.kind === 'topic' && subject.topic === topic);
}

/** How many supporting houses of the topic were told since it was last opened. */
function stepsInto(topic: Topic, { earlier }: Brief): number {
  return earlier.filter(
    ({ subject, intent }) => subject.kind === 'topic' && subject.topic === topic && intent === 'more',
  ).length;
}
