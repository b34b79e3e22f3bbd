import type { ChapterName } from '@palmleaf/contract/endpoints';
import { endpointOf } from '@palmleaf/contract/operations';
import type { State } from '../ledger/items/state.ts';
import type { Family } from '../plan/part-names.ts';
import type { AnswerClass } from '../service-client/answer.ts';
import type { PartView, ShownState } from './views.ts';

export const reportStateSentences: Record<State, string> = {
  due: 'It is in the queue; nothing is needed from you.',
  working: 'A worker is calling the service now.',
  waiting: 'It waits, and continues when the reason is gone.',
  complete: 'All requested answers of the service are here.',
  partial: 'It has ended, but some parts are missing.',
  failed: 'It has ended without what a report needs.',
  cancelled: 'Somebody cancelled it: the answers bought before are here, and nothing more is bought.',
  erasing: 'This subject is being erased.',
};

export const partStateWords: Record<ShownState, { readonly label: string; readonly sentence: string }> = {
  bought: { label: 'here', sentence: 'The service has answered; the answer is in this report.' },
  refused: { label: 'refused', sentence: 'The service refused this permanently.' },
  unavailable: {
    label: 'unavailable',
    sentence: 'The service cannot give this now. A later redrive requests it again.',
  },
  unknown: {
    label: 'unknown',
    sentence:
      'The call was sent, but no complete answer arrived. It may have been charged, so Palmleaf sends it again only as often as the setting “unknown” allows.',
  },
  pending: { label: 'pending', sentence: 'This has not been requested yet.' },
  'not asked': {
    label: 'not asked',
    sentence: 'This was not requested, because an input is missing.',
  },
};

const declinedWords = {
  label: 'not asked',
  sentence: 'This question signals danger, so it was not sent. The report shows where to find help.',
};

const doubtfulWords = {
  label: 'not asked',
  sentence:
    'Somebody may need help more than a chart, so this question was not sent. The report shows where to find help; if the question is about something else, it can be sent in other words.',
};

export const wordsOfPart = ({
  state,
  code,
  safety,
}: Pick<PartView, 'state' | 'code' | 'safety'>): { readonly label: string; readonly sentence: string } =>
  code === undefined ? partStateWords[state] : safety?.doubtful ? doubtfulWords : declinedWords;

export const helpIn = (parts: readonly PartView[]): string[][] =>
  [...new Set(parts.flatMap(({ safety }) => safety?.message ?? []))].map((message) => message.split(/\n+/));

export const isLacking = ({ state, code }: Pick<PartView, 'state' | 'code'>): boolean =>
  state !== 'bought' && code === undefined;

export const answerClassWords: Record<AnswerClass, string> = {
  json: 'The service answered with data.',
  'json with status false': 'The service answered, but said that the call failed.',
  'half a body or no JSON': 'The answer was incomplete or was not JSON.',
  'bad request': 'The service did not accept the request.',
  'credential refused': 'The service did not accept the credential.',
  'wallet empty': 'The wallet at the service was empty.',
  'endpoint refused': 'The plan at the service does not include this kind of answer.',
  'no such endpoint': 'The service does not know this kind of answer, or this reading.',
  unprocessable: 'The service could not process the request.',
  'other client error': 'The service did not accept the call.',
  redirect: 'The service pointed to another address instead of answering.',
  'too many requests': 'The service asked for a pause.',
  'server error': 'The service failed while it worked on the call.',
  'not implemented': 'The service does not offer this yet.',
  'bad gateway': 'Something between here and the service failed.',
  'service unavailable': 'The service was not available.',
  'gateway timeout': 'Something between here and the service gave up waiting.',
  'other server error': 'The service failed.',
  'no connection': 'The service could not be reached.',
  'connection lost': 'The connection broke after the call had been sent.',
  timeout: 'No answer came in time.',
  'too long': 'The answer was longer than the limit.',
  'palm_id unknown': 'The service no longer knows the reading of this photo.',
};

const chapterOfFamily: Readonly<Record<Family, ChapterName>> = {
  palm: 'palm',
  chart: 'more',
  vastu: 'home',
  chat: 'questions',
  place: 'more',
};
const chapters: ReadonlyMap<string, ChapterName> = new Map(Object.entries(chapterOfFamily));

export function chapterOf({ part, operation }: Pick<PartView, 'part' | 'operation'>): ChapterName {
  const [family = ''] = part.split('/');
  const endpoint = endpointOf(operation);
  if (endpoint?.plan?.family === family) return endpoint.chapter;
  return chapters.get(family) ?? 'more';
}

export function titleOf({ operation, part }: Pick<PartView, 'operation' | 'part'>): string {
  const title = endpointOf(operation)?.title ?? humanized(operation);
  const question = /^chat\/(\d+)$/.exec(part)?.[1];
  return question === undefined ? title : `${title} ${question}`;
}

/** `yog_name` and `yogName` become "Yog name". */
export function humanized(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-.\s]+/g, ' ')
    .trim();
  if (words === '') return name.trim() === '' ? '(no name)' : name;
  const lower = /\p{Lu}{2}/u.test(words) ? words : words.toLowerCase();
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
