import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { type HandNetwork, loadHandNetwork } from '../../palm/hand/hand-network.ts';
import { PhotoRefusedError } from '../../palm/photo/photo-refused-error.ts';
import { readPalm } from '../../palm/read-palm.ts';
import type { PalmReading } from '../../palm/reading.ts';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));

export const sample = (name: 'anna' | 'ben'): Promise<Buffer> =>
  readFile(new URL(`../../../../events/samples/inbox/palms/samples/${name}.jpg`, import.meta.url));

let loading: Promise<HandNetwork> | undefined;
export function network(): Promise<HandNetwork> {
  loading ??= loadHandNetwork(root);
  return loading;
}

export async function read(bytes: Uint8Array): Promise<PalmReading> {
  const { reading } = await readPalm(bytes, await network());
  return reading;
}

const readings = new Map<string, Promise<PalmReading>>();

export function readingOf(name: 'anna' | 'ben'): Promise<PalmReading> {
  const reading = readings.get(name) ?? sample(name).then(read);
  readings.set(name, reading);
  return reading;
}

export async function refusalOf(bytes: Uint8Array): Promise<PhotoRefusedError> {
  try {
    await read(bytes);
  } catch (error) {
    if (error instanceof PhotoRefusedError) return error;
    throw error;
  }
  throw new Error('the photo was read');
}

export const jpeg = (bytes: Uint8Array, change: (image: Sharp) => Sharp): Promise<Buffer> =>
  change(sharp(bytes)).jpeg({ quality: 90 }).toBuffer();
