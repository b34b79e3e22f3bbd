import type { Language } from '@palmleaf/contract/languages';
import type { Topic } from '@palmleaf/texts/chat/terms';
import { hitsOf, readIn, tokensOf, wordingIn } from '@palmleaf/texts/lexicons';
import { classified, type Ranked } from '../question/classifier/classify.ts';
import { questionLabelOf } from '../question/classifier/labels.ts';
import type { Reading } from '../question/frame/reading.ts';
import { unreadWordsIn } from '../question/frame/unread-words.ts';
import type { MessageLanguage } from '../question/phrases.ts';
import { evidenceOf } from '../question/topic.ts';
import { isSurelyAsked, type ScoredReading } from './charge.ts';

export const likelyMatter = 0.5;
const dropThreshold = 0.15;
const partnerTopics: readonly Topic[] = ['love', 'marriage', 'spouse'];

export function withoutUnlikelyMatters(
  readings: readonly ScoredReading[],
  language: MessageLanguage,
): ScoredReading[] {
  const [sure] = readings
    .filter((each) => each.subject.kind === 'topic' && isSurelyAsked([each]))
    .toSorted((one, other) => other.probability - one.probability);
  return readings.flatMap((each, at) => {
    const { subject, probability, followUp, sorrow, sides, other } = each;
    if (subject.kind !== 'topic' || probability >= likelyMatter || followUp || sorrow) return each;
    const isNamed = evidenceOf(wordingIn(each.asked, language), subject.topic).hits.length > 0;
    if (at > 0 && sides === undefined && isShort(each)) return isNamed || each.form === 'why' ? each : [];
    if (probability >= dropThreshold) return each;
    if (readings.some((other) => other.subject.kind === 'beyond')) return [];
    if (sure === undefined)
      return other && ![other.is, subject.topic].every((topic) => partnerTopics.includes(topic))
        ? withLikelier(each, other)
        : each;
    const isVague = sides !== undefined || ['self', 'luck'].includes(subject.topic);
    return isVague ? { ...each, subject: sure.subject, probability: sure.probability } : [];
  });
}

const halfThreshold = 0.35;

/** Drops a half of the message that is not understood if it continues the matter of the other. */
export function withoutContinuations<R extends Reading>(
  readings: readonly R[],
  hints: readonly Language[],
): R[] {
  const labels = readings.map(({ subject }) => questionLabelOf(subject));
  return readings.filter(({ subject, refused, asked }, at) => {
    if (at === 0 || subject.kind !== 'unknown' || refused) return true;
    const language = readIn(asked, hints);
    const wording = wordingIn(asked, language);
    // "And in which town?" asks something else.
    const unread = unreadWordsIn(asked, wording, language);
    if (hitsOf(wording, 'which').some(({ to }) => unread.includes(to))) return true;
    const [best] = classified(asked, hints).subjects;
    return (
      best === undefined ||
      best.probability < halfThreshold ||
      !(best.is === 'follow-up' || labels.includes(best.is))
    );
  });
}

const mostWordsOfAside = 4;

const isShort = ({ asked, followUp }: ScoredReading): boolean =>
  !followUp && asked !== '' && tokensOf(asked).length <= mostWordsOfAside;

const withLikelier = (reading: ScoredReading, other: Ranked<Topic>): ScoredReading =>
  reading.subject.kind === 'topic' && reading.probability < other.probability
    ? {
        ...reading,
        subject: { kind: 'topic', topic: other.is },
        other: { is: reading.subject.topic, probability: reading.probability },
      }
    : reading;
