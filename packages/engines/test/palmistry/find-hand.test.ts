import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { findHand } from '../../palm/hand/find-hand.ts';
import { decode } from '../../palm/photo/decode.ts';
import { admit } from '../../palm/photo/photo-limits.ts';
import { network, sample } from './samples.ts';

async function search(bytes: Uint8Array) {
  const detector = await network();
  let looks = 0;
  const photo = await decode(await admit(bytes));
  const { presence } = findHand((pixels, square) => {
    looks++;
    return detector(pixels, square);
  }, photo);
  return { presence, looks };
}

async function small(name: 'anna' | 'ben', angle: number, background: string): Promise<Buffer> {
  const hand = await sharp(await sample(name))
    .ensureAlpha()
    .rotate(angle, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .resize(620, 500, { fit: 'inside' })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .composite([{ input: hand, left: 900, top: 620 }])
    .jpeg()
    .toBuffer();
}

describe('a hand that fills less than a third of the picture is found at any rotation', () => {
  test.each([37, 205])('The search finds a small hand turned by %i degrees on grey', async (angle) => {
    const { presence, looks } = await search(await small('anna', angle, '#8a8f88'));
    expect(presence).toBeGreaterThan(0.9);
    expect(looks).toBeLessThanOrEqual(20);
  });

  test.each([120])(
    'The search finds a small hand turned by %i degrees on wood, which has the colour of skin',
    async (angle) => {
      expect((await search(await small('ben', angle, '#b9a184'))).presence).toBeGreaterThan(0.9);
    },
  );
});

test('The search abandons a picture without a hand after few attempts, even with the colour of skin in it', async () => {
  const faces = Buffer.from(
    '<svg width="1600" height="1200"><g fill="#d8a98c"><ellipse cx="400" cy="500" rx="210" ry="290"/>' +
      '<ellipse cx="1150" cy="620" rx="190" ry="250"/><rect x="900" y="1000" width="600" height="120"/></g></svg>',
  );
  for (const background of ['#56708a', '#b9a184']) {
    const plain = await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
      .composite([{ input: faces }])
      .jpeg()
      .toBuffer();
    const { presence, looks } = await search(plain);
    expect(presence).toBeLessThan(0.6);
    expect(looks).toBeLessThanOrEqual(20);
  }
});
