import type { Subject } from '@palmleaf/texts/chat/terms';
import { tokensOf } from '@palmleaf/texts/lexicons';
import type { Form } from '../question/form.ts';
import { readByRules } from '../question/frame/read.ts';
import { about, type Reading, type Setting } from '../question/frame/reading.ts';
import type { Intent } from '../question/intent.ts';
import { phraseAt } from '../question/phrases.ts';
import { type Classification, classificationOf } from './classify.ts';
import { questionFeatures } from './features.ts';
import { type Asked, isFree, type Label, questionLabelOf } from './labels.ts';
import { subjectOf } from './subject.ts';

const leastCertain = { answer: 0.4, several: 0.6, doubt: 0.25, form: 0.7 };
/** Closer rivals leave the matter to the rules. */
const margin = 2.2;

/** The lexicons hold the short questions. */
const leastWords = 6;

/** What names a term or a day, or is refused by name, stays with the rules. */
const classified: readonly Subject['kind'][] = ['topic', 'timing', 'remedies', 'unknown'];

/** The rules read; where the classifier disagrees with enough certainty, it wins. */
export function readMessage(message: string, { doubted, ...setting }: Setting): Reading[] {
  if (doubted !== undefined && saysYes(message)) return confirmed(doubted, setting);
  const readings = readByRules(message, setting);
  const isOpen = readings.every(({ subject, refused }) => !refused && classified.includes(subject.kind));
  const isShort = tokensOf(message).length < leastWords && readings[0]?.subject.kind !== 'unknown';
  // Fear, leaving, grief and choices have answers of their own.
  const isOwn = readings.some(({ mood, sorrow, sides }) => mood !== 'neither' || sorrow || sides);
  if (!isOpen || isShort || isOwn) return readings;
  return settled(
    message,
    readings,
    classificationOf(questionFeatures(message, setting.hints, readings)),
    setting,
  );
}

function confirmed({ question, topic }: NonNullable<Setting['doubted']>, setting: Setting): Reading[] {
  const [first] = readByRules(question, { ...setting, isSure: true });
  return first ? [{ ...first, subject: { kind: 'topic', topic } }] : [];
}

function settled(
  message: string,
  readings: Reading[],
  classification: Classification,
  setting: Setting,
): Reading[] {
  const [first, ...others] = readings;
  const [best] = classification.subjects;
  if (first === undefined || best === undefined) return readings;
  const formed = { ...first, ...formOf(first, classification) };
  const own = readings.map(({ subject }) => questionLabelOf(subject));
  if (own.includes(best.is)) return [formed, ...others];
  if (first.followUp && setting.before) return readings;
  if (others.length > 0 && best.probability < leastCertain.several) return readings;
  const ofRules = classification.subjects.find(({ is }) => is === own[0])?.probability ?? 0;
  if (best.probability < Math.max(leastCertain.doubt, margin * ofRules)) return [formed, ...others];
  const isCertain = best.probability >= leastCertain.answer;
  const isUnknown = first.subject.kind === 'unknown';
  if (isUnknown && isFree(best.is)) return readings;
  if (isFree(best.is)) return isCertain ? ofFree(best.is, message, formed, setting) : [formed];
  const subject = subjectOf(best.is, first.wording);
  if (!subject) return readings;
  if (isCertain) return [{ ...formed, subject, followUp: false }];
  if (subject.kind !== 'topic') return unheard(formed);
  return [{ ...formed, subject: { kind: 'uncertain', word: quoted(message), topic: subject.topic } }];
}

const unheard = (reading: Reading): Reading[] => [{ ...reading, subject: { kind: 'unknown' } }];

function ofFree(label: Label, message: string, formed: Reading, setting: Setting): Reading[] {
  const { before } = setting;
  if (label === 'follow-up' && before)
    return [
      {
        ...formed,
        subject: before.subject,
        period: before.period,
        intent: furtherOf(formed),
        followUp: true,
      },
    ];
  const subject = freeSubjects[label];
  return subject === undefined ? unheard(formed) : [{ ...about(subject(message), setting), asked: message }];
}

const longestQuote = 60;
const quoted = (message: string): string =>
  message
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestQuote);

const freeSubjects: Partial<Record<Label, (message: string) => Subject>> = {
  world: () => ({ kind: 'beyond', what: 'outside' }),
  'other-chart': () => ({ kind: 'beyond', what: 'otherChart' }),
  protest: () => ({ kind: 'beyond', what: 'unanswered' }),
  'not-computed': (message) => ({ kind: 'not computed', term: quoted(message) }),
  service: () => ({ kind: 'small talk', what: 'help' }),
  talk: () => ({ kind: 'small talk', what: 'help' }),
};

const furtherOf = ({ form, intent }: Reading): Intent =>
  form === 'why' ? 'why' : form === 'advice' ? 'remedy' : intent === 'when' ? 'when' : 'more';

const forms: Readonly<Record<Asked, Form>> = {
  'yes-no': 'closed',
  when: 'open',
  why: 'why',
  'what-to-do': 'advice',
  'what-kind': 'kind',
  'how-long': 'duration',
  choice: 'choice',
  open: 'open',
};

function formOf(
  { form, intent }: Reading,
  { askings: [asked] }: Classification,
): { form: Form; intent: Intent } {
  if (asked === undefined || asked.probability < leastCertain.form) return { form, intent };
  if (form !== 'open' || asked.is === 'choice') return { form, intent };
  return { form: forms[asked.is], intent: asked.is === 'when' ? 'when' : intent };
}

const mostOfYes = 3;

function saysYes(message: string): boolean {
  const tokens = tokensOf(message);
  return tokens.length <= mostOfYes && phraseAt('yes', tokens, 0) !== undefined;
}
