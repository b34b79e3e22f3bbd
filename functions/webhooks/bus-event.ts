import * as z from 'zod';
import { type EventKind, eventKinds } from '../../shared/events/event-kinds.ts';
import { eventDetails, eventSource } from '../../shared/events/events.ts';
import { parseInboxKey } from '../../shared/intake/object-key.ts';
import { PoisonMessageError } from '../../shared/lambda/sqs-batch.ts';
import { placesBatch, type Subject } from '../../shared/ledger/items/keys.ts';

export interface BusEvent {
  readonly kind: EventKind;
  readonly detail: { readonly id: string; readonly at: string };
  readonly subject: Subject | undefined;
}

const envelope = z.looseObject({
  source: z.literal(eventSource),
  'detail-type': z.enum(eventKinds),
  detail: z.unknown(),
});

const aboutSubject = z.object({ batch: z.string(), subject: z.string() });
const aboutPlace = z.object({ place: z.string() });
const aboutUpload = z.object({ batch: z.string(), upload: z.string() });

/**
 * Only the members of the event's schema.
 * @throws PoisonMessageError for anything else
 */
export function busEventIn(message: unknown): BusEvent {
  const parsedEnvelope = envelope.safeParse(message);
  if (!parsedEnvelope.success) throw new PoisonMessageError('The message is not an event of Palmleaf');
  const { 'detail-type': kind, detail } = parsedEnvelope.data;
  const parsedDetail = eventDetails[kind].safeParse(detail);
  if (!parsedDetail.success) throw new PoisonMessageError(`The event ${kind} does not match its schema`);
  return { kind, detail: parsedDetail.data, subject: subjectIn(parsedDetail.data) };
}

/** A refused photo's owner follows from the key of the upload. */
function subjectIn(detail: unknown): Subject | undefined {
  const person = aboutSubject.safeParse(detail);
  if (person.success) return { batch: person.data.batch, id: person.data.subject };
  const place = aboutPlace.safeParse(detail);
  if (place.success) return { batch: placesBatch, id: place.data.place };
  const upload = aboutUpload.safeParse(detail);
  const key = upload.success ? parseInboxKey(upload.data.upload, upload.data.batch) : undefined;
  return key?.kind === 'photo' ? { batch: key.batch, id: key.id } : undefined;
}
