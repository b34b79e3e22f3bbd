import type { answerClasses, partStates, reportStates } from '../generated/endpoints.ts';

export type ReportState = (typeof reportStates)[number];
/** `pending` is not bought yet; `not asked` lacks an input. */
export type PartState = (typeof partStates)[number];
export type AnswerClass = (typeof answerClasses)[number];
