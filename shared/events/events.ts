import { bases } from '@palmleaf/contract/operations';
import * as z from 'zod';
import { trialKinds } from '../ledger/items/hold-marks.ts';
import { endStates, gateReasons } from '../ledger/items/state.ts';
import { oddity } from '../ledger/reasons/oddity.ts';
import { disableReasons } from '../webhooks/webhook.ts';
import type { EventKind } from './event-kinds.ts';

export const eventSource = 'palmleaf';

const count = z.int().min(0);

const common = {
  /** Incremented only if old readers could not parse the new shape. */
  version: z.literal(1),
  /** The item's key and revision, so a repeated event has the same id. */
  id: z.string().min(1),
  /** In UTC. */
  at: z.iso.datetime(),
};

const batch = z.string().min(1).meta({ description: 'the name of the batch' });
const revision = z
  .int()
  .min(1)
  .meta({ description: 'increases with every change, so the newer of two events has the greater revision' });

const report = z.object({
  ...common,
  batch,
  subject: z.string().min(1).meta({ description: 'the id of the subject in its batch' }),
  revision,
  calls: z
    .object({
      bought: count,
      reused: count,
      refused: count,
      unavailable: count,
      unknown: count,
      notAsked: count,
    })
    .meta({ description: 'the planned calls, by outcome' }),
});

const pausing = z.object({
  ...common,
  batch,
  revision: revision.meta({
    description:
      'increases each time that the batch is paused or resumed, and separately when it is held or released',
  }),
});

const gate = {
  ...common,
  gate: z.object({ credential: z.enum(['token', 'basic']), base: z.enum(bases) }),
  revision,
};

/** Ids and counts only: never birth data, names or addresses. */
export const eventDetails = {
  'report.completed': report,
  'report.partial': report,
  'report.failed': report,
  'report.cancelled': report,
  'batch.completed': z.object({
    ...common,
    batch,
    revision: revision.meta({
      description: 'increases each time that the batch is sealed after later input',
    }),
    subjects: count,
    complete: count,
    partial: count,
    failed: count,
    cancelled: count.optional().meta({ description: 'subjects that somebody cancelled' }),
    calls: z.object({ bought: count, reused: count, unknown: count }),
  }),
  'batch.paused': pausing,
  'batch.resumed': pausing,
  'batch.held': pausing.extend({
    kind: z.enum(trialKinds).optional().meta({ description: 'the inputs that the subjects had' }),
    subjects: count.optional().meta({ description: 'the number of subjects with the oddity' }),
    oddity: z.string().meta({ description: 'the common oddity of all of them, in words' }),
    because: oddity.optional().meta({ description: 'the oddity as a code' }),
  }),
  'batch.released': pausing,
  'batch.cancelled': pausing.extend({
    revision: revision.meta({ description: 'increases each time that somebody cancels the whole batch' }),
  }),
  'row.rejected': z.object({
    ...common,
    batch,
    upload: z.string().min(1).meta({ description: 'the key of the upload' }),
    etag: z.string().meta({ description: 'the version of the upload' }),
    line: z.int().min(1).optional(),
    field: z.string().optional(),
    code: z.string().min(1).meta({ description: 'the code of the fault' }),
  }),
  'gate.closed': z.object({
    ...gate,
    reason: z.enum(gateReasons),
    until: z.iso.datetime().optional().meta({ description: 'when it opens automatically, if known' }),
  }),
  'gate.opened': z.object(gate),
  'panchang.refreshed': z.object({
    ...common,
    place: z.string().min(1).meta({ description: 'the id of the place' }),
    months: z.array(z.string().regex(/^\d{4}-\d{2}$/)).meta({ description: 'the requested months' }),
    state: z
      .enum(endStates)
      .exclude(['failed', 'cancelled'])
      .meta({ description: 'partial: some months are unavailable' }),
    revision,
  }),
  'answers.drifted': z.object({
    ...common,
    operation: z.string().min(1).meta({ description: 'the operation of the service, such as get-palm-id' }),
    differences: count.meta({
      description: 'the differences found so far in answers of the operation',
    }),
    revision,
  }),
  'webhook.disabled': z.object({
    ...common,
    webhook: z.string().min(1).meta({ description: 'the id of the webhook' }),
    reason: z.enum(disableReasons).meta({
      description:
        'failing: nothing arrived for a week; gone: its address answered 410; by hand: a person disabled it',
    }),
    revision,
  }),
} as const satisfies Record<EventKind, z.ZodType>;

export type EventDetail<Kind extends EventKind = EventKind> = z.output<(typeof eventDetails)[Kind]>;

export type PalmleafEvent = {
  [Kind in EventKind]: { readonly kind: Kind; readonly detail: EventDetail<Kind> };
}[EventKind];
