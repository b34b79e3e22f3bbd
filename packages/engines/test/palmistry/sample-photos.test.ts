import { drawHand } from '@palmleaf/events/samples/hand/draw-hand';
import { anna } from '@palmleaf/events/samples/hand/people';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sample } from './samples.ts';

test('The sample photo differs from the output of its script by less than 6 of 255 levels on average', async () => {
  const drawn = drawHand(anna);
  const { data, info } = await sharp(await sample('anna'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: drawn.width, height: drawn.height, channels: 3 });
  let difference = 0;
  for (let at = 0; at < data.length; at++) difference += Math.abs((data[at] ?? 0) - (drawn.data[at] ?? 0));
  expect(difference / data.length).toBeLessThan(6);
});

test('One seed always draws the same picture, and another seed draws another picture', () => {
  const small = { ...anna, width: 200, height: 250 };
  expect(drawHand(small)).toEqual(drawHand(small));
  expect(drawHand({ ...small, seed: 5 })).not.toEqual(drawHand(small));
});
