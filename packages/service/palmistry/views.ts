import type { PalmReading, ReadLine } from '@palmleaf/engines/palm';
import { clearStrength, colours, type LineName, legend, lineNames } from '@palmleaf/engines/palm';
import { capital } from '@palmleaf/texts/languages';

interface Picture {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

export function palmImage(palmId: string, reading: PalmReading, drawn: Picture, small: Buffer) {
  return {
    palm_id: palmId,
    overlay_image_url: dataAddress(drawn.jpeg),
    original_image_url: dataAddress(small),
    processing_model: processingModel,
    lines_detected: lineNames.map((name) => detected(name, reading, drawn)),
    width: drawn.width,
    height: drawn.height,
  };
}

const processingModel = 'palmleaf-lines-1';

const dataAddress = (jpeg: Buffer): string => `data:image/jpeg;base64,${jpeg.toString('base64')}`;

function detected(name: LineName, reading: PalmReading, { width, height }: Picture) {
  const { grade, course } = reading.lines[name];
  const entry = legend(reading).find(({ line }) => line === name);
  return {
    name: `${capital(name)} Line`,
    color: colours[name],
    present: entry !== undefined,
    confidence: confidenceOf(reading.lines[name]),
    grade,
    stroke: entry?.stroke ?? 'none',
    points:
      entry === undefined ? [] : course.map(([x, y]) => [Math.round(x * width), Math.round(y * height)]),
  };
}

const confidenceOf = ({ grade, coverage, strength }: ReadLine): number =>
  grade === 'not found'
    ? 0
    : Math.round(Math.min(1, coverage) * Math.min(1, strength / clearStrength) * 100) / 100;
