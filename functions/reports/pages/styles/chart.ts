/** The natal wheel, the grid of aspects, shares and the Moon. */
export const chart = `
.wheel { display: block; width: 100%; height: auto; max-width: 44rem; margin: 0 auto; }
.wheel .edge { fill: none; stroke: var(--rule); stroke-width: 1.2; }
.wheel .inside { fill: var(--card); }
.wheel .faint { fill: none; stroke: var(--line); stroke-width: 1; }
.wheel .sector { stroke: var(--rule); stroke-width: .8; }
.sector.fire { fill: var(--fire-tint); } .sector.earth { fill: var(--earth-tint); } .sector.air { fill: var(--air-tint); } .sector.water { fill: var(--water-tint); }
.glyph.fire { color: var(--fire); } .glyph.earth { color: var(--earth); } .glyph.air { color: var(--air); } .glyph.water { color: var(--water); }
.wheel .glyph { stroke-width: 1.8; }
.wheel .marks { stroke: var(--rule); stroke-width: .8; fill: none; }
.wheel .cusp { stroke: var(--rule); stroke-width: .8; stroke-dasharray: 3 3; }
.wheel .axis { stroke: var(--ink); stroke-width: 1.8; }
.wheel text { fill: var(--ink); text-anchor: middle; dominant-baseline: central; font-family: system-ui, sans-serif; }
.wheel .number { font-size: 13px; fill: var(--soft); }
.wheel .angle { font-size: 15px; font-weight: 700; }
.wheel .degree { font-size: 14px; font-variant-numeric: tabular-nums; }
.wheel .retro { font-size: 10px; font-weight: 700; fill: var(--bad); }
.wheel .short { font-size: 15px; font-weight: 600; }
.wheel .tie { stroke: var(--rule); stroke-width: .9; }
.wheel .point { fill: var(--ink); }
.aspect { stroke-width: 1.3; }
.aspect.close { stroke-width: 2.4; } .aspect.wide { stroke-width: .9; }
.aspect.square, .aspect.opposition { stroke: var(--hard); }
.aspect.trine, .aspect.sextile { stroke: var(--easy); }
.aspect.square { stroke-dasharray: none; } .aspect.opposition { stroke-dasharray: 12 4; } .aspect.sextile { stroke-dasharray: 5 4; }
@media (max-width: 40rem) { .wheel .degree { font-size: 15px; } .wheel .number { font-size: 16px; } .wheel .angle { font-size: 20px; } .wheel .retro { font-size: 12px; } }

.positions { width: 100%; }
.positions td, .positions th { padding: .24rem .6rem .24rem 0; }
.positions td { white-space: nowrap; }
.positions tbody th { padding-left: 1.5rem; text-indent: -1.5rem; }
.cusps tbody th { padding-left: 0; text-indent: 0; }
.positions { font-size: .88rem; }
@media (max-width: 40rem) { .positions td, .positions th { padding-right: .4rem; } }
abbr[title] { text-decoration: none; color: var(--bad); font-weight: 700; }
.grid { min-width: 0; margin-bottom: .5rem; }
.grid th, .grid td { border: 1px solid var(--line); padding: 0; width: 2.6rem; height: 2.6rem; text-align: center; vertical-align: middle; line-height: 1.1; }
.grid thead td { border: 0; }
.grid th { background: var(--card); color: var(--ink); }
.grid .orb { display: block; font-size: .72rem; font-variant-numeric: tabular-nums; color: var(--ink); }
.grid .glyph { width: 1.2rem; height: 1.2rem; }
td.square, td.opposition { background: var(--bad-tint); } td.trine, td.sextile { background: var(--water-tint); } td.conjunction { background: var(--air-tint); }
.square > .glyph, .opposition > .glyph { color: var(--hard); } .trine > .glyph, .sextile > .glyph { color: var(--easy); }
@media (max-width: 40rem) { .grid th, .grid td { width: 1.55rem; min-width: 1.55rem; height: 1.7rem; } .grid .orb { display: none; } .grid .glyph { width: .95rem; height: .95rem; } }
.key { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; font-size: .92rem; }
.texts { list-style: none; padding: 0; columns: 2 22rem; column-gap: 2.25rem; }
.texts li { break-inside: avoid; padding-bottom: .5rem; }
.texts h3 { font-size: 1.05rem; margin-bottom: .2em; }
.texts p { margin-bottom: .4em; }

.shares { width: 100%; min-width: 0; margin-bottom: .7rem; }
.shares th, .shares td { border: 0; padding: .15rem .6rem .15rem 0; vertical-align: middle; }
.shares .bar { width: 55%; padding-right: 0; }
.share { display: block; width: 100%; height: .65rem; border-radius: .3rem; overflow: hidden; }
.share .rest, .progress .rest { fill: var(--calm-tint); }
.share .plain { fill: var(--accent); } .share .fire { fill: var(--fire); } .share .earth { fill: var(--earth); } .share .air { fill: var(--air); } .share .water { fill: var(--water); } .share .avoid { fill: var(--bad); }
.moon { flex: none; width: 4.2rem; height: 4.2rem; }
.moon .dark { fill: var(--night); } .moon .lit { fill: var(--moon); } .moon .rim { fill: none; stroke: var(--rule); stroke-width: 2; }
.phase { display: flex; gap: 1rem; align-items: center; margin-bottom: .6rem; }
.phase p { margin: 0; }
.yoga { border-left: 4px solid var(--accent); }
.pairs { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .3rem; }
.pairs li { border: 1px solid var(--line); border-radius: .3rem; padding: 0 .5rem; font-size: .88rem; }
`;
