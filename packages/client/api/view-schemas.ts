import * as z from 'zod/mini';
import { gateReasons } from '../events/events.ts';
import {
  answerClasses,
  dangerKinds,
  languages,
  partStates,
  type Report,
  reportStates,
  type SubjectsPage,
  safetyLanguages,
} from '../generated/endpoints.ts';

const time = z.iso.datetime();

const because = z.discriminatedUnion('code', [
  z.object({ code: z.literal('gate'), gate: z.enum(gateReasons) }),
  z.object({ code: z.literal('pause') }),
  z.object({ code: z.literal('hold') }),
  z.object({ code: z.literal('trial') }),
  z.object({
    code: z.literal('ceiling'),
    // `places`: calls for calendars of places.
    of: z.enum(['batch', 'customer', 'month', 'places']),
    lacks: z.enum(['calls', 'money', 'price']),
  }),
  // The service took no call of the last attempt.
  z.object({ code: z.literal('not-taken') }),
  z.object({
    code: z.literal('given-up'),
    // The function died, the service took no call, or the jobs failed.
    after: z.enum(['deaths', 'not-taken', 'dead-letters']),
    times: z.int(),
  }),
  z.object({ code: z.literal('legacy'), text: z.string() }),
]);

const partNote = z.discriminatedUnion('code', [
  z.object({ code: z.literal('answer'), answer: z.enum(answerClasses), status: z.optional(z.int()) }),
  z.object({ code: z.literal('worker-died') }),
  z.object({ code: z.literal('legacy'), text: z.string() }),
  z.object({ code: z.literal('no-content') }),
  z.object({ code: z.literal('unexpected-shape'), path: z.string(), issue: z.string() }),
]);

const subject = z.object({
  batch: z.string(),
  id: z.string(),
  name: z.optional(z.string()),
  state: z.enum(reportStates),
  reason: z.optional(z.string()),
  because: z.optional(because),
  products: z.optional(z.array(z.string())),
  calls: z.object({ bought: z.int(), reused: z.int(), unknown: z.int() }),
  report: z.string(),
  updatedAt: time,
});

const part = z.object({
  part: z.string(),
  operation: z.string(),
  state: z.enum(partStates),
  at: z.optional(time),
  class: z.optional(z.enum(answerClasses)),
  status: z.optional(z.int()),
  note: z.optional(z.string()),
  language: z.optional(z.enum(languages)),
  because: z.optional(partNote),
  said: z.optional(z.string()),
  missing: z.optional(z.array(z.string())),
  reusedFrom: z.optional(z.string()),
  service: z.optional(z.string()),
  serviceId: z.optional(z.string()),
  unknowns: z.int(),
  code: z.optional(z.literal('safety')),
  safety: z.optional(
    z.object({
      kind: z.enum(dangerKinds),
      doubtful: z.optional(z.boolean()),
      language: z.enum(safetyLanguages),
      country: z.optional(z.string()),
      message: z.string(),
      help: z.array(
        z.object({
          name: z.string(),
          phone: z.optional(z.string()),
          url: z.optional(z.string()),
          country: z.string(),
        }),
      ),
    }),
  ),
  question: z.optional(z.string()),
  assets: z.optional(
    z.array(
      z.object({
        pointer: z.string(),
        link: z.optional(z.string()),
        contentType: z.optional(z.string()),
        bytes: z.optional(z.int()),
        problem: z.optional(z.string()),
        because: z.optional(z.object({ code: z.string() })),
      }),
    ),
  ),
  answer: z.optional(z.unknown()),
});

/** Unknown members are dropped. */
export const reportSchema: z.ZodMiniType<Report> = z.extend(subject, {
  cost: z.optional(z.object({ currency: z.string(), amount: z.string(), unpriced: z.int() })),
  revision: z.int(),
  inputsRevision: z.int(),
  notes: z.array(z.string()),
  birth: z.optional(
    z.object({
      day: z.int(),
      month: z.int(),
      year: z.int(),
      hour: z.int(),
      min: z.int(),
      lat: z.number(),
      lon: z.number(),
      tzone: z.number(),
      unknownTime: z.optional(z.enum(['left out', 'noon'])),
      houseType: z.optional(z.string()),
      place: z.optional(z.string()),
      country: z.optional(z.string()),
    }),
  ),
  hasPhoto: z.boolean(),
  language: z.optional(z.enum(languages)),
  parts: z.array(part),
  createdAt: time,
  finishedAt: z.optional(time),
});

export const subjectsPageSchema: z.ZodMiniType<SubjectsPage> = z.object({
  subjects: z.array(subject),
  cursor: z.optional(z.string()),
});
