/** Books cannot use CSS variables, so they replace each var() by its value. */
export const drawingStyles = `
.glyph { fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }
.wheel .edge { fill: none; stroke: var(--rule); stroke-width: 1.4; }
.wheel .inside { fill: var(--card); }
.wheel .faint { fill: none; stroke: var(--line); stroke-width: 1.2; }
.wheel .sector { stroke: var(--rule); stroke-width: .8; }
.sector.fire { fill: var(--fire-tint); } .sector.earth { fill: var(--earth-tint); } .sector.air { fill: var(--air-tint); } .sector.water { fill: var(--water-tint); }
.glyph.fire { color: var(--fire); } .glyph.earth { color: var(--earth); } .glyph.air { color: var(--air); } .glyph.water { color: var(--water); }
.glyph.square, .glyph.opposition { color: var(--hard); } .glyph.trine, .glyph.sextile { color: var(--easy); } .glyph.conjunction { color: var(--air); }
.wheel .glyph { stroke-width: 1.9; } .wheel .sign { stroke-width: 1.5; }
.wheel .marks { stroke: var(--rule); stroke-width: .8; fill: none; }
.wheel .cusp { stroke: var(--rule); stroke-width: 1.1; } .wheel .cusp.strong { stroke: var(--ink); stroke-width: 2.4; }
.wheel .axis { stroke: var(--ink); stroke-width: 3; }
.wheel text { fill: var(--ink); text-anchor: middle; font-family: var(--sans); font-variant-numeric: tabular-nums; }
.wheel .number, .wheel .minute { fill: var(--soft); }
.wheel .angle, .wheel .degree, .wheel .short { font-weight: 700; }
.wheel .retro { font-weight: 700; fill: var(--bad); }
.wheel .tie { stroke: var(--rule); stroke-width: 1; } .wheel .tie.true { stroke: var(--ink); stroke-width: 2; }
.wheel .point { fill: var(--ink); }
.aspect { stroke-width: 1.5; }
.aspect.close { stroke-width: 2.8; } .aspect.wide { stroke-width: 1; stroke-opacity: .55; }
.aspect.square, .aspect.opposition { stroke: var(--hard); }
.aspect.trine, .aspect.sextile { stroke: var(--easy); }
.aspect.square { stroke-dasharray: none; } .aspect.opposition { stroke-dasharray: 12 4; } .aspect.sextile { stroke-dasharray: 5 4; }
.moon .dark { fill: var(--night); } .moon .lit { fill: var(--moon); } .moon .rim { fill: none; stroke: var(--rule); stroke-width: 2; }
.kundli .edge { fill: var(--card); stroke: var(--rule); stroke-width: 2.4; } .kundli .lines { fill: none; stroke: var(--rule); stroke-width: 1.6; }
.kundli text { fill: var(--ink); text-anchor: middle; font-family: var(--sans); }
.kundli .number { fill: var(--soft); } .kundli .name { font-weight: 700; }
.mandala .field { fill: var(--card); stroke: var(--rule); stroke-width: 1.4; }
.mandala .boundary { fill: var(--paper); }
.mandala .cardinal { fill: var(--tint); }
.mandala .centre { fill: var(--air-tint); }
.mandala .padas { fill: none; stroke: var(--line); stroke-width: 1; }
.mandala text { fill: var(--ink); text-anchor: middle; font-family: var(--sans); }
.mandala .compass { font-size: 26px; font-weight: 700; }
.mandala .mark circle { fill: var(--calm-tint); stroke: var(--calm); stroke-width: 2; }
.mandala .mark.avoid circle { fill: var(--bad-tint); stroke: var(--bad); stroke-width: 3.5; }
.mandala .mark.caution circle { fill: var(--warn-tint); stroke: var(--warn); stroke-dasharray: 5 3; stroke-width: 2.5; }
.mandala .mark.acceptable circle { fill: var(--fair-tint); stroke: var(--fair); }
.mandala .mark.preferred circle { fill: var(--good-tint); stroke: var(--good); }
.mandala .number { font-weight: 700; }
`;
