import * as z from 'zod';
import { handTypes } from './hand/hand-type.ts';
import { fingerNames } from './hand/landmarks.ts';
import { lineNames } from './lines/corridors.ts';

/** In palm units: wrist (0, 0), base of the middle finger (0, -1), thumb to the left. */
const place = z.tuple([z.number(), z.number()]);

const line = z.object({
  grade: z.enum(['clear', 'faint', 'not found']),
  length: z.number(),
  curvature: z.number(),
  slope: z.number(),
  breaks: z.int().nullable(),
  strength: z.number(),
  coverage: z.number(),
  error: z.object({
    length: z.number(),
    curvature: z.number(),
    slope: z.number(),
    start: z.number(),
    end: z.number(),
  }),
  start: place.nullable(),
  end: place.nullable(),
  /** The greatest extent towards the little finger, in palm units. */
  reach: z.number().nullable(),
  /** Shares of the photo's width and height. */
  course: z.array(place),
});

/** Its numbers are rounded, so that float differences between processors change no sentence. */
export const palmReading = z.object({
  version: z.literal(2),
  side: z.enum(['left', 'right']),
  presence: z.number(),
  /** Long side 1,600 pixels. */
  photo: z.object({ width: z.int(), height: z.int() }),
  /** Palm length in pixels of that photo. */
  palmLength: z.int(),
  quality: z.object({
    brightness: z.number(),
    darkest: z.number(),
    burnt: z.number(),
    sharpness: z.number(),
    detail: z.number(),
    evenness: z.number(),
    soft: z.boolean(),
  }),
  pose: z.object({
    lean: z.number(),
    bent: z.array(z.enum(fingerNames)),
    hidden: z.array(z.enum(fingerNames)),
  }),
  proportions: z.object({
    fingers: z.number().nullable(),
    palm: z.number(),
    indexToRing: z.number().nullable(),
    littleToRing: z.number().nullable(),
    thumbAngle: z.int().nullable(),
    cutFingers: z.array(z.enum(fingerNames)),
  }),
  handType: z.object({ type: z.enum(handTypes).nullable(), possible: z.array(z.enum(handTypes)) }).nullable(),
  lines: z.record(z.enum(lineNames), line),
  joined: z.boolean(),
  /** Palm units; null without both lines. */
  gaps: z.object({
    heartToHead: z.number().nullable(),
    /** From the start of the head line to the life line. */
    headToLife: z.number().nullable(),
  }),
  fineLines: z.number(),
});

export type PalmReading = z.output<typeof palmReading>;
export type ReadLine = PalmReading['lines'][keyof PalmReading['lines']];
