export const chart = `
.drawn { margin: 0 0 1.5rem; }
.wheel { display: block; width: 100%; height: auto; max-width: 52rem; margin: 0 auto; }
.wheel.narrow { display: none; }
@media screen and (max-width: 44rem) { .wheel.wide { display: none; } .wheel.narrow { display: block; } .drawn { margin-inline: -.75rem; } }
.choosing .aspect:not(.picked) { stroke-opacity: .12; } .choosing .aspect.picked { stroke-width: 4.5; stroke-opacity: 1; }

.kundlis { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); gap: 1rem 2rem; max-width: 52rem; margin: 0 0 1.5rem; }
.kundli { display: block; width: 100%; height: auto; }
.positions { width: 100%; font-size: .92rem; min-width: 0; }
.positions td, .positions th { padding: .3rem .6rem .3rem 0; }
.positions tbody th { padding-left: 1.6rem; text-indent: -1.6rem; }
.cusps tbody th { padding-left: 0; text-indent: 0; }
.positions .figure { text-align: right; padding-right: .2rem; } .positions .figure + td:not(.figure) { padding-left: .8rem; }
@media (max-width: 24rem) { .positions, .places-of-home { overflow-wrap: anywhere; } }
@media (max-width: 40rem) { .positions { font-size: .86rem; } .positions td, .positions th { padding-right: .35rem; } }
abbr[title] { text-decoration: none; color: var(--bad); font-weight: 700; }
.aspects { display: grid; gap: 1.5rem 2.25rem; margin-bottom: 1.5rem; }
.aspects > div { min-width: 0; }
@media (min-width: 60rem) { .aspects { grid-template-columns: minmax(0, 34rem) minmax(0, 1fr); } .chosen > .card { position: sticky; top: 1rem; } }
.chosen .card { border-left: 4px solid var(--accent); min-height: 9rem; }
.chosen h3 { font-size: 1.25rem; }
.grid { min-width: 0; margin-bottom: .7rem; border-collapse: separate; border-spacing: 2px; }
.grid caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.grid th, .grid td { border: 0; padding: 0; width: 2.65rem; height: 2.65rem; text-align: center; vertical-align: middle; line-height: 1.1; border-radius: .25rem; }
.grid td { background: var(--card); }
.grid th { color: var(--ink); }
.grid a { display: block; color: inherit; text-decoration: none; padding: .3rem 0; border-radius: .25rem; }
.grid .orb { display: block; font-size: .74rem; font-variant-numeric: tabular-nums; color: var(--ink); }
.grid .glyph { width: 1.2rem; height: 1.2rem; }
.grid td.square, .grid td.opposition { background: var(--bad-tint); } .grid td.trine, .grid td.sextile { background: var(--water-tint); } .grid td.conjunction { background: var(--air-tint); }
.grid td.picked { outline: 2px solid var(--accent); }
.square > .glyph, .opposition > .glyph, .square > a > .glyph, .opposition > a > .glyph { color: var(--hard); } .trine > .glyph, .sextile > .glyph, .trine > a > .glyph, .sextile > a > .glyph { color: var(--easy); }
@media (max-width: 40rem) { .grid { border-spacing: 1px; width: 100%; table-layout: fixed; } .grid th, .grid td { width: auto; height: 1.9rem; } .grid .orb { display: none; } .grid .glyph { width: 1rem; height: 1rem; } .grid a { padding: .35rem 0; } }
.key { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; font-size: .92rem; }
.texts { columns: 2 22rem; column-gap: 2.25rem; }
.texts article { break-inside: avoid; padding: .2rem .7rem .5rem; margin: 0 -.7rem .4rem; border-radius: .4rem; }
.texts article.picked, .texts article:target { background: var(--tint); }
.texts .picked .fine, .texts :target .fine { color: var(--ink); }
.texts h3 { font-size: 1.08rem; margin-bottom: .1em; }
.texts p { margin-bottom: .4em; }

.shares { width: 100%; min-width: 0; margin-bottom: .7rem; }
.shares th, .shares td { border: 0; padding: .15rem .6rem .15rem 0; vertical-align: middle; }
.shares .bar { width: 55%; padding-right: 0; }
.share { display: block; width: 100%; height: .65rem; border-radius: .3rem; overflow: hidden; }
.share .rest, .progress .rest { fill: var(--calm-tint); }
.share .plain { fill: var(--accent); } .share .fire { fill: var(--fire); } .share .earth { fill: var(--earth); } .share .air { fill: var(--air); } .share .water { fill: var(--water); } .share .avoid { fill: var(--bad); }
.moon { flex: none; width: 4.2rem; height: 4.2rem; }
.phase { display: flex; gap: 1rem; align-items: center; margin-bottom: .6rem; }
.phase p { margin: 0; }
.yoga { border-left: 4px solid var(--accent); }
`;
