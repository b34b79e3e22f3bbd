import { type Html, html } from '../markup/html.ts';

/**
 * Lit on the right while waxing, as seen from the north.
 * @param elongation degrees of Moon minus Sun: 0 new, 180 full
 */
export function moonDisc(elongation: number): Html {
  const angle = (((elongation % 360) + 360) % 360) * (Math.PI / 180);
  const waxing = Math.sin(angle) >= 0;
  const width = (46 * Math.abs(Math.cos(angle))).toFixed(2);
  const gibbous = Math.cos(angle) < 0;
  const limb = `M50 4A46 46 0 0 ${waxing ? 1 : 0} 50 96`;
  const border = `A${width} 46 0 0 ${waxing === gibbous ? 1 : 0} 50 4Z`;
  return html`<svg class="moon" viewBox="0 0 100 100" width="100" height="100" aria-hidden="true"><circle class="dark" cx="50" cy="50" r="46"/><path class="lit" d="${limb}${border}"/><circle class="rim" cx="50" cy="50" r="46"/></svg>`;
}
