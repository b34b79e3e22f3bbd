import { unknownTimes } from '@palmleaf/contract/birth';
import { languages } from '@palmleaf/contract/languages';
import { dangerKinds, safetyLanguages } from '@palmleaf/engines/safety/kinds';
import * as z from 'zod';
import { holders } from '../holds/hold.ts';
import { refusalCodes } from '../intake/refusal.ts';
import { partStates } from '../ledger/items/part.ts';
import { reason, states } from '../ledger/items/state.ts';
import { oddity } from '../ledger/reasons/oddity.ts';
import { partNote, unknownReason } from '../ledger/reasons/part-note.ts';
import { answerClasses } from '../service-client/answer.ts';
import { costView, moneyView } from './money.ts';

/** What readers get, programs as JSON and people as HTML. Times are ISO 8601 in UTC. */
const time = z.iso.datetime();

/** Beside the states of a kept part: `pending` is still to be bought; `not asked` names what is missing for it. */
export const shownStates = [...partStates, 'pending', 'not asked'] as const;
export type ShownState = (typeof shownStates)[number];

export const safetyView = z.object({
  kind: z.enum(dangerKinds),
  /** Of the message. */
  language: z.enum(safetyLanguages),
  /** ISO 3166-1 alpha-2, where it is known. */
  country: z.string().optional(),
  message: z.string(),
  help: z.array(
    z.object({
      name: z.string(),
      phone: z.string().optional(),
      url: z.string().optional(),
      country: z.string(),
    }),
  ),
});

export const partView = z.object({
  /** `<family>/<name>`, for example `chart/natal_chart_interpretation`. */
  part: z.string(),
  operation: z.string(),
  state: z.enum(shownStates),
  at: time.optional(),
  class: z.enum(answerClasses).optional(),
  status: z.int().optional(),
  note: z.string().optional(),
  /** Of the words of the answer, where it has any. */
  language: z.enum(languages).optional(),
  because: partNote.optional(),
  /** What the service says of a refusal, in one line. */
  said: z.string().optional(),
  missing: z.array(z.string()).optional(),
  reusedFrom: z.string().optional(),
  /** The service that sold the answer: the name of its profile, and its id, which differs between two addresses. */
  service: z.string().optional(),
  serviceId: z.string().optional(),
  /** Attempts whose outcome is not known. */
  unknowns: z.int(),
  /** Why it was refused, where the pipeline decided: `safety`, a question that signals danger. No call is made for it. */
  code: z.literal('safety').optional(),
  /** With the code `safety`: what the question signals, what to do now, and who helps. Shown before everything else. */
  safety: safetyView.optional(),
  /** The question that a chat part answers. */
  question: z.string().optional(),
  /** Pictures that the answer points to, and that are kept here: beside the answer, which stays as it came. */
  assets: z
    .array(
      z.object({
        /** The JSON pointer at which its address stands in the whole answer. */
        pointer: z.string(),
        /** Where it can be had for a quarter of an hour; absent while it is not kept. */
        link: z.string().optional(),
        contentType: z.string().optional(),
        bytes: z.int().optional(),
        /** Why it could not be fetched; without it and without a link it is still to come. */
        problem: z.string().optional(),
        because: z.object({ code: z.string() }).optional(),
      }),
    )
    .optional(),
  /** The service's answer as it came: the paid goods, or the body of the refusal. */
  answer: z.unknown().optional(),
});
export type PartView = z.output<typeof partView>;

const callsView = z.object({ bought: z.int(), reused: z.int(), unknown: z.int() });

export const subjectView = z.object({
  batch: z.string(),
  id: z.string(),
  /** As the row of the table gives it. */
  name: z.string().optional(),
  state: z.enum(states),
  /** Why it waits or failed, in words; and as a code with its parameters, where the pipeline itself knows why. */
  reason: z.string().optional(),
  because: reason.optional(),
  /** What is bought for it: complete is what holds all of that. */
  products: z.array(z.string()).optional(),
  calls: callsView,
  /** Address of the report, relative to the reports function. */
  report: z.string(),
  updatedAt: time,
});
export type SubjectView = z.output<typeof subjectView>;

export const reportView = subjectView.extend({
  /** What the calls that were bought for it cost, replaced versions included, where that is known. */
  cost: costView.optional(),
  revision: z.int(),
  inputsRevision: z.int(),
  /** How tzone was derived, a local time that existed twice: what the reader should know. */
  notes: z.array(z.string()),
  birth: z
    .object({
      day: z.int(),
      month: z.int(),
      year: z.int(),
      hour: z.int(),
      min: z.int(),
      lat: z.number(),
      lon: z.number(),
      tzone: z.number(),
      /** The time is not known: noon stands for it, and charts were left out, or are those of noon. */
      unknownTime: z.enum(unknownTimes).optional(),
      /** The house system of the chart, where one was named. */
      houseType: z.string().optional(),
      place: z.string().optional(),
      country: z.string().optional(),
    })
    .optional(),
  hasPhoto: z.boolean(),
  /** Of the answers, where a language was named; English otherwise. */
  language: z.enum(languages).optional(),
  parts: z.array(partView),
  createdAt: time,
  finishedAt: time.optional(),
});
export type ReportView = z.output<typeof reportView>;

export const rejectionView = z.object({
  upload: z.string(),
  line: z.int().optional(),
  field: z.string().optional(),
  reason: z.string(),
  advice: z.string().optional(),
  code: z.enum(refusalCodes).optional(),
  because: z.looseObject({ code: z.string() }).optional(),
  value: z.string().optional(),
  at: time,
});
export type RejectionView = z.output<typeof rejectionView>;

export const uploadView = z.object({
  key: z.string(),
  state: z.string(),
  rows: z.int(),
  accepted: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  warnings: z.array(z.string()),
});
export type UploadView = z.output<typeof uploadView>;

export const gateView = z.object({
  gate: z.string(),
  state: z.enum(['open', 'closed']),
  reason: z.string().optional(),
  sentence: z.string().optional(),
  /** When it was closed. */
  since: time.optional(),
  until: time.optional(),
});
export type GateView = z.output<typeof gateView>;

export const holdView = z.object({
  by: z.enum(holders),
  since: time,
  sentence: z.string(),
  because: oddity.optional(),
});
export type HoldView = z.output<typeof holdView>;

export const batchView = z.object({
  batch: z.string(),
  subjects: z.int(),
  complete: z.int(),
  partial: z.int(),
  failed: z.int(),
  cancelled: z.int().default(0),
  /** Subjects that have not ended yet. */
  open: z.int(),
  calls: callsView,
  /** Calls that are spent or reserved now, what they cost, and the most that may be of each. */
  spending: z.object({
    committed: z.int(),
    ceiling: z.int().optional(),
    cost: costView.optional(),
    ceilingMoney: moneyView.optional(),
  }),
  /** Questions that signalled danger: no call was made for them. */
  declined: z.int().optional(),
  /** Photos on which a look found no palm, refused before anything was bought for them, and the calls that this saved. */
  spared: z.object({ photos: z.int(), calls: z.int() }).optional(),
  sealed: z.boolean(),
  /** What keeps the batch: while there is something, nothing more is bought for it. */
  holds: z.array(holdView).default([]),
  /** The first of them; `more` says how to read on. */
  uploads: z.array(uploadView),
  rejections: z.array(rejectionView),
  more: z.object({ uploads: z.string().optional(), rejections: z.string().optional() }).optional(),
  /** Gates that are closed now: why subjects wait. */
  gates: z.array(gateView),
});
export type BatchView = z.output<typeof batchView>;

export const batchEntry = batchView.pick({
  batch: true,
  subjects: true,
  complete: true,
  partial: true,
  failed: true,
  cancelled: true,
  open: true,
  calls: true,
  spending: true,
  declined: true,
  sealed: true,
  holds: true,
});
export type BatchEntry = z.output<typeof batchEntry>;

/** A call whose outcome is not known: it may have been bought. */
export const unknownView = z.object({
  batch: z.string(),
  id: z.string(),
  part: z.string(),
  operation: z.string(),
  /** How the part stands now: a later attempt may have bought it. */
  state: z.enum(partStates),
  /** What happened, one entry for each attempt. */
  attempts: z.array(z.string()),
  because: z.array(unknownReason).optional(),
  report: z.string(),
});
export type UnknownView = z.output<typeof unknownView>;

export const placeView = z.object({
  id: z.string(),
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
  timezone: z.string(),
  /** Of its calendar; English where none is named. */
  language: z.enum(languages).optional(),
  notes: z.array(z.string()),
});
export type PlaceView = z.output<typeof placeView>;

/** A day of a place's calendar, as far as the answer tells it. Times are those of the clock at the place. */
export const dayView = z.object({
  date: z.string(),
  tithi: z.string(),
  nakshatra: z.string(),
  paksha: z.string(),
  tithiEnd: z.string().optional(),
  nakshatraEnd: z.string().optional(),
  sunrise: z.string().optional(),
  sunset: z.string().optional(),
  festivals: z.array(z.string()),
});
export type DayView = z.output<typeof dayView>;

/** A place in the list of places, with the months that are kept up to date: this one and those after it. */
export const placeEntry = placeView.extend({
  /** What its own calendar shows today; absent while the month is not bought, or does not name its days. */
  today: dayView.optional(),
  /** Where its calendar can be subscribed to, while it can. */
  feed: z.string().optional(),
  /** How its months stand together; absent before the first are asked for. */
  state: z.enum(states).optional(),
  reason: z.string().optional(),
  months: z.array(
    z.object({
      month: z.string(),
      state: z.enum(shownStates),
      /** Address of the month, relative to the reports function. */
      panchang: z.string(),
    }),
  ),
});
export type PlaceEntry = z.output<typeof placeEntry>;

/** One place, with every month that was ever asked for. */
export const placeDetail = placeEntry.extend({
  /** Whether this stack lets calendars be subscribed to at all. */
  offersFeeds: z.boolean(),
  /** The latest first. */
  history: placeEntry.shape.months,
});
export type PlaceDetail = z.output<typeof placeDetail>;

/** A table of places as it was uploaded. */
export const placeTableView = z.object({
  /** Its name as that of a batch, for its uploads and rejections: `places/south`. */
  batch: z.string(),
  rows: z.int(),
  accepted: z.int(),
  unchanged: z.int(),
  refused: z.int(),
});
export type PlaceTableView = z.output<typeof placeTableView>;

/** The panchang of a place in one month. */
export const monthView = z.object({
  place: placeView,
  /** `2026-11` */
  month: z.string(),
  state: z.enum(shownStates),
  at: time.optional(),
  note: z.string().optional(),
  because: partNote.optional(),
  /** The service's answer as it came, or the body of its refusal. */
  answer: z.unknown().optional(),
  /** Addresses of the months beside it, where they are kept. */
  previous: z.string().optional(),
  next: z.string().optional(),
});
export type MonthView = z.output<typeof monthView>;

/** What waits to be picked up, and since when. */
export const dueView = z.object({
  oldest: z.object({ dueAt: time, overdueBySeconds: z.number() }).optional(),
});
export type DueView = z.output<typeof dueView>;

/** Lists come by pages: give the cursor back to read on; the last page has none. */
const cursor = z.string().optional();
export const batchesPage = z.object({ batches: z.array(batchEntry), cursor });
export const subjectsPage = z.object({ subjects: z.array(subjectView), cursor });
export const uploadsPage = z.object({ uploads: z.array(uploadView), cursor });
export const rejectionsPage = z.object({ rejections: z.array(rejectionView), cursor });
export const unknownsPage = z.object({ unknowns: z.array(unknownView), cursor });
export const placesPage = z.object({ places: z.array(placeEntry), cursor });
export const placeTablesView = z.object({ tables: z.array(placeTableView) });
export const gatesView = z.object({ gates: z.array(gateView) });
