import { type Colours, drawing } from './svg.ts';

/**
 * The Moon as it stands at an angle from the Sun, lit side to the right while it waxes (as seen from the north).
 *
 * @param elongation degrees of Moon minus Sun: 0 new, 180 full
 */
export function moonDisc(elongation: number, { main, accent }: Colours): string {
  const angle = (((elongation % 360) + 360) % 360) * (Math.PI / 180);
  const waxing = Math.sin(angle) >= 0;
  const width = (46 * Math.abs(Math.cos(angle))).toFixed(2);
  const gibbous = Math.cos(angle) < 0;
  const limb = `M50 4A46 46 0 0 ${waxing ? 1 : 0} 50 96`;
  const border = `A${width} 46 0 0 ${waxing === gibbous ? 1 : 0} 50 4Z`;
  return drawing(
    100,
    100,
    `<circle cx="50" cy="50" r="46" fill="${main}"/><path d="${limb}${border}" fill="#fbf3dc"/><circle cx="50" cy="50" r="47" fill="none" stroke="${accent}" stroke-width="2"/>`,
  );
}
