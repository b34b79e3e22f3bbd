import * as z from 'zod/mini';
import { answerClasses } from '../generated/endpoints.ts';
import { type EventDetail, type EventKind, gateReasons } from './events.ts';

const count = z.int().check(z.minimum(0));
const name = z.string().check(z.minLength(1));
const common = { version: z.literal(1), id: name, at: z.iso.datetime() };
const revised = { ...common, revision: z.int().check(z.minimum(1)) };

const report = z.object({
  ...revised,
  batch: name,
  subject: name,
  calls: z.object({
    bought: count,
    reused: count,
    refused: count,
    unavailable: count,
    unknown: count,
    notAsked: count,
  }),
});

const pausing = z.object({ ...revised, batch: name });

const gate = z.object({
  ...revised,
  gate: z.object({
    credential: z.enum(['token', 'basic']),
    base: z.enum(['palmistry', 'base', 'vision', 'chat']),
  }),
});

const operation = z.string();
const oddity = z.discriminatedUnion('code', [
  z.object({ code: z.literal('no-palm-id') }),
  z.object({
    code: z.literal('another-shape'),
    operation,
    difference: z.enum(['new', 'missing', 'type']),
    path: z.string(),
  }),
  z.object({
    code: z.literal('another-price'),
    operation,
    than: z.enum(['more', 'less']),
    price: z.object({ currency: z.string(), micros: z.int() }),
  }),
  z.object({
    code: z.literal('refused'),
    operation,
    answer: z.enum(answerClasses),
    status: z.optional(z.int()),
  }),
  z.object({ code: z.literal('legacy'), text: z.string() }),
]);

/** Unknown members are dropped. */
export const eventSchemas: { readonly [Kind in EventKind]: z.ZodMiniType<EventDetail<Kind>> } = {
  'report.completed': report,
  'report.partial': report,
  'report.failed': report,
  'report.cancelled': report,
  'batch.completed': z.object({
    ...revised,
    batch: name,
    subjects: count,
    complete: count,
    partial: count,
    failed: count,
    cancelled: z.optional(count),
    calls: z.object({ bought: count, reused: count, unknown: count }),
  }),
  'batch.paused': pausing,
  'batch.resumed': pausing,
  'batch.held': z.extend(pausing, {
    kind: z.optional(z.enum(['photo', 'birth', 'both'])),
    subjects: z.optional(count),
    oddity: z.string(),
    because: z.optional(oddity),
  }),
  'batch.released': pausing,
  'batch.cancelled': pausing,
  'row.rejected': z.object({
    ...common,
    batch: name,
    upload: name,
    etag: z.string(),
    line: z.optional(z.int().check(z.minimum(1))),
    field: z.optional(z.string()),
    code: name,
  }),
  'gate.closed': z.extend(gate, { reason: z.enum(gateReasons), until: z.optional(z.iso.datetime()) }),
  'gate.opened': gate,
  'panchang.refreshed': z.object({
    ...revised,
    place: name,
    months: z.array(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
    state: z.enum(['complete', 'partial']),
  }),
  'answers.drifted': z.object({ ...revised, operation: name, differences: count }),
  'webhook.disabled': z.object({
    ...revised,
    webhook: name,
    reason: z.enum(['failing', 'gone', 'by hand']),
  }),
};
