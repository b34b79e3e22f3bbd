import sharp, { type Sharp } from 'sharp';
import { type Pixels, sampleInto } from '../../palm/photo/pixels.ts';

interface Copy {
  readonly name: string;
  readonly make: (photo: Buffer) => Promise<Buffer>;
}

const grey = { r: 128, g: 128, b: 128 };

const changed = (name: string, change: (image: Sharp) => Sharp): Copy => ({
  name,
  make: (photo) => change(sharp(photo)).jpeg({ quality: 90 }).toBuffer(),
});

const cropped = (side: 'left' | 'right' | 'top' | 'bottom', share: number): Copy => ({
  name: `${Math.round(100 * share)} % cut off: ${side}`,
  async make(photo) {
    const { width, height } = await sharp(photo).metadata();
    const [x, y] = [Math.round(width * share), Math.round(height * share)];
    const box = {
      left: { left: x, top: 0, width: width - x, height },
      right: { left: 0, top: 0, width: width - x, height },
      top: { left: 0, top: y, width, height: height - y },
      bottom: { left: 0, top: 0, width, height: height - y },
    }[side];
    return sharp(photo).extract(box).jpeg({ quality: 90 }).toBuffer();
  },
});

/** A print that leans by `degrees`, seen from one and a half times its longer side. */
const tilted = (axis: 'across' | 'along', degrees: number): Copy => ({
  name: `leaning ${degrees} degrees ${axis === 'across' ? 'back' : 'sideways'}`,
  async make(photo) {
    const { data, info } = await sharp(photo).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const leaning = lean({ data, width: info.width, height: info.height }, axis, (degrees * Math.PI) / 180);
    const { width, height } = leaning;
    return sharp(leaning.data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 90 })
      .toBuffer();
  },
});

function lean(photo: Pixels, axis: 'across' | 'along', angle: number): Pixels {
  const { width, height } = photo;
  const away = 1.5 * Math.max(width, height);
  const data = new Uint8Array(width * height * 3).fill(grey.r);
  const rgb = new Float32Array(3);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [x, y] = [column - width / 2, row - height / 2];
      const [turned, unturned] = axis === 'across' ? [y, x] : [x, y];
      const near = (turned * away) / (away * cos - turned * sin);
      const depth = (away + near * sin) / away;
      const far = unturned * depth;
      const [u, v] = axis === 'across' ? [far, near] : [near, far];
      const at = (row * width + column) * 3;
      if (!sampleInto(photo, u + width / 2, v + height / 2, rgb, 0)) continue;
      data[at] = rgb[0] ?? 0;
      data[at + 1] = rgb[1] ?? 0;
      data[at + 2] = rgb[2] ?? 0;
    }
  return { data, width, height };
}

export const copies: readonly Copy[] = [
  ...[90, 180, 270, -9, -4, 4, 9].map((degrees) =>
    changed(`turned by ${degrees} degrees`, (image) => image.rotate(degrees, { background: grey })),
  ),
  ...[-24, -12, 12, 24].flatMap((degrees) => [tilted('across', degrees), tilted('along', degrees)]),
  cropped('top', 0.08),
  cropped('top', 0.2),
  cropped('left', 0.08),
  cropped('left', 0.22),
  cropped('right', 0.08),
  cropped('right', 0.22),
  cropped('bottom', 0.08),
  changed('darker', (image) => image.linear(0.6, 0)),
  changed('brighter', (image) => image.linear(1.2, 8)),
  changed('in warm light', (image) =>
    image.recomb([
      [1.08, 0, 0],
      [0, 1, 0],
      [0, 0, 0.8],
    ]),
  ),
  changed('with less contrast', (image) => image.linear(0.75, 40)),
  changed('at half its size', (image) => image.resize({ width: 800, height: 800, fit: 'inside' })),
  changed('at seven tenths', (image) => image.resize({ width: 1120, height: 1120, fit: 'inside' })),
  { name: 'packed hard', make: (photo) => sharp(photo).jpeg({ quality: 40 }).toBuffer() },
  { name: 'packed harder', make: (photo) => sharp(photo).jpeg({ quality: 25 }).toBuffer() },
  changed('a little soft', (image) => image.blur(1.2)),
  changed('mirrored', (image) => image.flop()),
];

export const prepared = (photo: Uint8Array): Promise<Buffer> =>
  sharp(photo)
    .autoOrient()
    .resize(1600, 1600, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 92 })
    .toBuffer();
