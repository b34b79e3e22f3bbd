import { unknownTimeRules } from '@palmleaf/contract/birth';
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
import { causeCodes } from '../standing/causes.ts';
import { waitingPeople } from '../standing/standing.ts';
import { costView, moneyView } from './money.ts';

/** Responses of the reports API. Times are ISO 8601 in UTC. */
const time = z.iso.datetime();

/** A `pending` part is not bought yet; a part that is `not asked` lacks an input. */
export const shownStates = [...partStates, 'pending', 'not asked'] as const;
export type ShownState = (typeof shownStates)[number];

export const safetyView = z.object({
  kind: z.enum(dangerKinds),
  /** The asker can put the question in other words. */
  doubtful: z.boolean().optional(),
  language: z.enum(safetyLanguages),
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
  language: z.enum(languages).optional(),
  because: partNote.optional(),
  said: z.string().optional(),
  missing: z.array(z.string()).optional(),
  reusedFrom: z.string().optional(),
  /** The seller's profile and id; the id differs between two addresses. */
  service: z.string().optional(),
  serviceId: z.string().optional(),
  unknowns: z.int(),
  /** `safety`: the question signals danger, and no call is made. */
  code: z.literal('safety').optional(),
  safety: safetyView.optional(),
  question: z.string().optional(),
  assets: z
    .array(
      z.object({
        /** The JSON pointer of the picture's address in the answer. */
        pointer: z.string(),
        /** Expires after 15 minutes; absent until the picture is stored. */
        link: z.string().optional(),
        contentType: z.string().optional(),
        bytes: z.int().optional(),
        problem: z.string().optional(),
        because: z.object({ code: z.string() }).optional(),
      }),
    )
    .optional(),
  /** The service's answer, unchanged: the paid content, or the body of the refusal. */
  answer: z.unknown().optional(),
});
export type PartView = z.output<typeof partView>;

const callsView = z.object({ bought: z.int(), reused: z.int(), unknown: z.int() });

export const subjectView = z.object({
  batch: z.string(),
  id: z.string(),
  name: z.string().optional(),
  state: z.enum(states),
  reason: z.string().optional(),
  because: reason.optional(),
  products: z.array(z.string()).optional(),
  calls: callsView,
  report: z.string(),
  updatedAt: time,
});
export type SubjectView = z.output<typeof subjectView>;

export const reportView = subjectView.extend({
  cost: costView.optional(),
  revision: z.int(),
  inputsRevision: z.int(),
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
      unknownTime: z.enum(unknownTimeRules).optional(),
      houseType: z.string().optional(),
      place: z.string().optional(),
      country: z.string().optional(),
    })
    .optional(),
  hasPhoto: z.boolean(),
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
  leftOut: z.int().optional(),
  /** While a function reads the upload: the share read, from 0 to 1. */
  readShare: z.number().optional(),
  warnings: z.array(z.string()),
});
export type UploadView = z.output<typeof uploadView>;

export const gateView = z.object({
  gate: z.string(),
  state: z.enum(['open', 'closed']),
  reason: z.string().optional(),
  sentence: z.string().optional(),
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
  open: z.int(),
  calls: callsView,
  spending: z.object({
    committed: z.int(),
    ceiling: z.int().optional(),
    cost: costView.optional(),
    ceilingMoney: moneyView.optional(),
  }),
  declined: z.int().optional(),
  /** Photos that the photo check refused before any purchase, and the calls that they would have cost. */
  spared: z.object({ photos: z.int(), calls: z.int() }).optional(),
  sealed: z.boolean(),
  holds: z.array(holdView).default([]),
  waits: z.enum(causeCodes).optional(),
  waiting: waitingPeople.optional(),
  uploads: z.array(uploadView),
  rejections: z.array(rejectionView),
  more: z.object({ uploads: z.string().optional(), rejections: z.string().optional() }).optional(),
  gates: z.array(gateView),
  /** `read` and `percent` are percentages: of the files read, and of all work ended. */
  progress: z.object({ percent: z.int(), read: z.int(), sentence: z.string() }).optional(),
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
  waits: true,
  waiting: true,
});
export type BatchEntry = z.output<typeof batchEntry>;

export const unknownView = z.object({
  batch: z.string(),
  id: z.string(),
  part: z.string(),
  operation: z.string(),
  state: z.enum(partStates),
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
  language: z.enum(languages).optional(),
  notes: z.array(z.string()),
});
export type PlaceView = z.output<typeof placeView>;

/** A day of the calendar. Times are local to the place. */
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

export const placeEntry = placeView.extend({
  today: dayView.optional(),
  feed: z.string().optional(),
  state: z.enum(states).optional(),
  reason: z.string().optional(),
  months: z.array(
    z.object({
      month: z.string(),
      state: z.enum(shownStates),
      panchang: z.string(),
    }),
  ),
});
export type PlaceEntry = z.output<typeof placeEntry>;

export const placeDetail = placeEntry.extend({
  offersFeeds: z.boolean(),
  history: placeEntry.shape.months,
});
export type PlaceDetail = z.output<typeof placeDetail>;

export const placeTableView = z.object({
  batch: z.string(),
  rows: z.int(),
  accepted: z.int(),
  unchanged: z.int(),
  refused: z.int(),
});
export type PlaceTableView = z.output<typeof placeTableView>;

export const monthView = z.object({
  place: placeView,
  month: z.string(),
  state: z.enum(shownStates),
  at: time.optional(),
  note: z.string().optional(),
  because: partNote.optional(),
  answer: z.unknown().optional(),
  previous: z.string().optional(),
  next: z.string().optional(),
});
export type MonthView = z.output<typeof monthView>;

export const dueView = z.object({
  oldest: z.object({ dueAt: time, overdueBySeconds: z.number() }).optional(),
});
export type DueView = z.output<typeof dueView>;

const cursor = z.string().optional();
export const batchesList = z.object({ batches: z.array(batchEntry), cursor });
export const subjectsPage = z.object({ subjects: z.array(subjectView), cursor });
export const uploadsPage = z.object({ uploads: z.array(uploadView), cursor });
export const rejectionsPage = z.object({ rejections: z.array(rejectionView), cursor });
export const unknownsPage = z.object({ unknowns: z.array(unknownView), cursor });
export const placesList = z.object({ places: z.array(placeEntry), cursor });
export const placeTablesView = z.object({ tables: z.array(placeTableView) });
export const gatesView = z.object({ gates: z.array(gateView) });
