import type { answerClasses, partStates, reportStates } from '../generated/endpoints.ts';

export type ReportState = (typeof reportStates)[number];
/** `pending` is still to be bought; `not asked` names what is missing for it. */
export type PartState = (typeof partStates)[number];
/** What came back for a call. */
export type AnswerClass = (typeof answerClasses)[number];
