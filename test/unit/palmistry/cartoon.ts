import sharp from 'sharp';
import { bodies, meanHand } from '../../../events/samples/hand/anatomy.ts';
import { jointCreases, principalCreases } from '../../../events/samples/hand/creases.ts';
import { anna } from '../../../events/samples/hand/people.ts';

interface CartoonStyle {
  readonly skin: string;
  readonly ink: string;
  readonly paper: string;
  readonly shade?: string;
  /** Standard deviation of the noise over the whole picture, as in a photo of a drawing. */
  readonly grain?: number;
  readonly blur?: number;
}

const imageWidth = 900;
const imageHeight = 1120;
const heightInPalms = 2.9;
const wristFromTopInPalms = 2.2;
const palmLength = imageHeight / heightInPalms;

export async function cartoonHand(style: CartoonStyle): Promise<Buffer> {
  const at = (x: number, y: number) =>
    `${(x * palmLength + imageWidth * 0.5).toFixed(1)},${((y + wristFromTopInPalms) * palmLength).toFixed(1)}`;
  const limbs = bodies(meanHand).flat();
  const strokes = (extra: number, colour: string) =>
    limbs
      .map(({ from, to, radii }) => {
        const width = (radii[0] + radii[1]) * palmLength + extra;
        return `<polyline points="${at(...from)} ${at(...to)}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
      })
      .join('');
  const creases = [...principalCreases(anna.lines), ...jointCreases(meanHand)]
    .map(
      ({ course }) =>
        `<polyline points="${course.map(([x, y]) => at(x, y)).join(' ')}" stroke="${style.ink}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
    )
    .join('');
  const gradient = `<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${imageWidth}" y2="${imageHeight}"><stop offset="0" stop-color="${style.skin}"/><stop offset="1" stop-color="${style.shade ?? style.skin}"/></linearGradient></defs>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${imageWidth}" height="${imageHeight}">${gradient}<rect width="100%" height="100%" fill="${style.paper}"/>${strokes(10, style.ink)}${strokes(0, 'url(#g)')}${creases}</svg>`;
  const drawn = sharp(Buffer.from(svg)).flatten({ background: style.paper }).removeAlpha();
  const soft = style.blur === undefined ? drawn : sharp(await drawn.png().toBuffer()).blur(style.blur);
  if (style.grain === undefined) return soft.png().toBuffer();
  const noise = {
    create: {
      width: imageWidth,
      height: imageHeight,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: style.grain * 2 },
    },
  } as const;
  const grain = await sharp(noise).png().toBuffer();
  return sharp(await soft.png().toBuffer())
    .composite([{ input: grain, blend: 'soft-light' }])
    .png()
    .toBuffer();
}
