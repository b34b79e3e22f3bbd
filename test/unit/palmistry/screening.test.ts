import { screenPhoto } from '@palmleaf/engines/palm/screening';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { jpeg, network, sample } from '../../../packages/engines/test/palmistry/samples.ts';
import { cartoonHand } from './cartoon.ts';

const screen = async (bytes: Uint8Array) => screenPhoto(bytes, await network());

describe('the photo check', () => {
  test.each(['anna', 'ben'] as const)(
    'The screening accepts the palm of %s, also rotated, mirrored or darkened',
    async (name) => {
      const photo = await sample(name);
      expect(await screen(photo)).toBeUndefined();
      expect(await screen(await jpeg(photo, (image) => image.rotate(90)))).toBeUndefined();
      expect(await screen(await jpeg(photo, (image) => image.flop()))).toBeUndefined();
      expect(await screen(await jpeg(photo, (image) => image.linear(0.5, 0)))).toBeUndefined();
    },
  );

  test('The screening is sure that a picture without a hand shows none', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const plain = sharp({ create: { width: 900, height: 700, channels: 3, background: '#789', noise } });
    expect(await screen(await plain.jpeg().toBuffer())).toMatchObject({ code: 'no_hand', isSure: true });
  });

  test.each<[string, string, boolean, (image: Sharp) => Sharp]>([
    ['nearly black', 'too_dark', true, (image) => image.linear(0.05, 0)],
    ['out of focus', 'too_blurred', true, (image) => image.blur(16)],
    [
      'cut off above its palm',
      'palm_cropped',
      false,
      (image) => image.extract({ left: 0, top: 540, width: 1080, height: 810 }),
    ],
  ])('The screening reports a palm that is %s', async (_, code, isSure, change) => {
    expect(await screen(await jpeg(await sample('anna'), change))).toMatchObject({ code, isSure });
  });

  test('The screening reports two hands in a photo, but is not sure', async () => {
    const [left, right] = await Promise.all([
      sample('anna'),
      jpeg(await sample('anna'), (image) => image.flop()),
    ]);
    const both = sharp({ create: { width: 2160, height: 1350, channels: 3, background: '#888' } }).composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: 1080, top: 0 },
    ]);
    expect(await screen(await both.jpeg().toBuffer())).toMatchObject({ code: 'two_hands', isSure: false });
  });

  test('The screening is not sure that a drawing shows no palm', async () => {
    const drawn = await screen(await cartoonHand({ skin: '#e8b48c', ink: '#5a3020', paper: '#ffffff' }));
    expect(drawn?.isSure ?? false).toBe(false);
  });
});
