import { sizes, spaces } from '@palmleaf/books/look';

export const content = `
.cards { columns: 2 19rem; column-gap: 1rem; margin-bottom: 1rem; }
.cards > .card { break-inside: avoid; margin-bottom: ${spaces.card}rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: ${spaces.card}rem 1.15rem; min-width: 0; }
.card > :last-child { margin-bottom: 0; }
.great { font-family: var(--serif); font-size: ${sizes.great}rem; line-height: 1.4; margin-bottom: .4em; }
.lead { font-family: var(--serif); font-size: ${sizes.lead}rem; line-height: 1.45; margin-bottom: .55em; }
.ground { color: var(--soft); }
.label { color: var(--soft); font-size: .86rem; margin: .6em 0 .25em; }
.chips { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .3rem; }
.chips li { background: var(--tint); border-radius: 1rem; padding: .05rem .7rem; font-size: .9rem; }
.topic h4 { color: var(--accent); font-family: var(--sans); font-size: .86rem; letter-spacing: .05em; }
:lang(en) .topic h4, :lang(de) .topic h4, :lang(fr) .topic h4, :lang(es) .topic h4, :lang(it) .topic h4, :lang(pt) .topic h4, :lang(ru) .topic h4 { text-transform: uppercase; }
.card details { font-size: .9rem; }
.more { margin: 1rem 0; border-top: 1px solid var(--line); padding-top: .4rem; }
.more > summary { font-size: 1.02rem; }
.brief { display: grid; gap: 1.25rem 2.25rem; align-items: center; padding: .5rem 0 1rem; }
.brief figure { margin: 0; }
@media (min-width: 44rem) { .brief:not(.alone) { grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr); } }
.brief .palm img { max-height: 30rem; }
.brief > div { container-type: inline-size; }
.lights { list-style: none; padding: 0; margin: 1.2rem 0 0; display: grid; gap: .6rem; }
.lights li { display: grid; grid-template-columns: 2.4rem minmax(0, 1fr) auto; align-items: baseline; background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: .6rem .8rem; }
.lights .glyph { grid-row: span 2; align-self: center; width: 1.8rem; height: 1.8rem; color: var(--accent); }
.lights .fine, .lights strong { grid-column: 2; }
.lights .figure { grid-area: 1 / 3 / span 2; align-self: center; }
.lights strong { overflow-wrap: anywhere; font-family: var(--serif); font-size: 1.1rem; }
@container (min-width: 28rem) {
  .lights { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .lights li { grid-template-columns: minmax(0, 1fr); padding: .5rem .6rem; }
  .lights .glyph { grid-row: auto; justify-self: start; }
  .lights li > :not(.glyph) { grid-area: auto / 1; }
}
@container (min-width: 36rem) {
  .lights li { grid-template-columns: 2.4rem minmax(0, 1fr); padding: .6rem .8rem; }
  .lights .glyph { grid-row: span 3; }
  .lights li > :not(.glyph) { grid-area: auto / 2; }
}
.beside { display: grid; gap: 1.5rem 2.25rem; align-items: start; margin-bottom: 1.25rem; }
.beside > *, .beside figure { min-width: 0; margin: 0; }
@media (min-width: 50rem) { .beside { grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr); } .beside.even { grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr); } }

.scroll { overflow-x: auto; margin: 0 0 1rem; }
table { border-collapse: collapse; font-size: ${sizes.table}rem; min-width: min(100%, 24rem); }
caption { text-align: left; font-family: var(--serif); font-weight: 600; font-size: 1.15rem; padding-bottom: .4rem; }
th, td { text-align: left; vertical-align: top; padding: ${spaces.cell}rem ${spaces.column}rem ${spaces.cell}rem 0; border-bottom: 1px solid var(--line); }
thead th { color: var(--soft); font-weight: 600; font-size: .84rem; vertical-align: bottom; }
tbody th { font-weight: 600; }
th .fine { font-weight: 400; }
.stacked .figure { text-align: right; padding-right: 1.4rem; }
.stacked time { white-space: nowrap; }
@media screen and (max-width: 40rem) {
  .stacked { min-width: 0; width: 100%; }
  .stacked thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .stacked tr { display: block; padding: .55rem 0; border-bottom: 1px solid var(--line); }
  .stacked th, .stacked td, .stacked .figure { display: block; border: 0; padding: .1rem 0; text-align: left; }
  .stacked td[data-label]::before { content: attr(data-label) " "; color: var(--soft); font-size: .86rem; }
}
.sentences th::first-letter { text-transform: uppercase; }
.figure { font-variant-numeric: tabular-nums; white-space: nowrap; }

.facts { display: grid; gap: 0; max-width: 52rem; }
.facts > div { display: grid; grid-template-columns: minmax(6rem, 12rem) minmax(0, 1fr); gap: .1rem 1rem; padding: .35rem 0; border-bottom: 1px solid var(--line); }
.facts dt { color: var(--soft); font-size: .9rem; overflow-wrap: anywhere; }
.facts dd { margin: 0; min-width: 0; }
.facts dd > :last-child { margin-bottom: 0; }
.facts .facts > div { grid-template-columns: minmax(5rem, 9rem) minmax(0, 1fr); }
.card .facts > div, .facts .facts .facts > div { grid-template-columns: minmax(0, 1fr); }
@media (max-width: 30rem) { .facts > div, .facts .facts > div { grid-template-columns: minmax(0, 1fr); } }
.terms > div { padding: .45rem 0; border-bottom: 1px solid var(--line); }
.terms dt { font-weight: 600; }
.terms dd { margin: 0; }
.terms dd > :last-child, .terms p:last-child { margin-bottom: 0; }
@media (min-width: 50rem) { .terms > div { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: 1rem; } }
ul.links { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .3rem 1.5rem; }
ul.plain { padding-left: 1.1rem; }
.handover { display: flex; flex-wrap: wrap; gap: .4rem 1rem; align-items: baseline; margin-bottom: 1rem; }
details.unfolding > summary { color: inherit; padding: 0; } details.unfolding > summary :is(h2, h3) { display: inline-block; margin-bottom: .6rem; }
@media (min-width: 40.01rem) { details.unfolding > summary { list-style: none; } details.unfolding > summary::-webkit-details-marker { display: none; } }
details summary { cursor: pointer; font-weight: 600; padding: .4rem 0; color: var(--accent); }

.state, .grade { display: inline-block; border-radius: 1rem; padding: .02rem .6rem; font-size: .84rem; font-weight: 600; white-space: nowrap; background: var(--calm-tint); color: var(--calm); }
.state.complete, .state.bought, .grade.preferred { background: var(--good-tint); color: var(--good); }
.state.working, .grade.acceptable { background: var(--fair-tint); color: var(--fair); }
.state.partial, .state.waiting, .state.unknown, .state.unavailable, .grade.caution { background: var(--warn-tint); color: var(--warn); }
.state.failed, .state.refused, .grade.avoid { background: var(--bad-tint); color: var(--bad); }
.outcome, .notice { border-left: 4px solid var(--warn); background: var(--warn-tint); color: var(--ink); padding: .7rem 1rem; border-radius: 0 .4rem .4rem 0; margin: 0 0 1rem; max-width: 52rem; }
.outcome.refused, .notice { border-color: var(--bad); background: var(--bad-tint); }
.outcome.pending, .outcome.not-asked { border-color: var(--calm); background: var(--calm-tint); }
.outcome > :last-child, .notice > :last-child, .notice p:last-child { margin-bottom: 0; }
.outcome .fine, .notice .fine, .outcome dt { color: var(--ink); }
.notice { padding: 1rem 1.25rem; margin-top: 1rem; }
.notice ul { list-style: none; padding: 0; }
.who { font-size: .84rem; font-weight: 600; color: var(--soft); margin-bottom: .15rem; }
.outcome .who { color: var(--ink); }
.born { font-size: 1.05rem; }
.lacking { font-weight: 600; }
.notes { padding-left: 1.1rem; color: var(--soft); font-size: .93rem; }

.chat { list-style: none; padding: 0; display: grid; gap: 1.5rem; max-width: 48rem; }
.chat .question { background: var(--tint); border-radius: .9rem .9rem .9rem .2rem; padding: .6rem 1rem; width: fit-content; max-width: 88%; }
.chat .answer { background: var(--card); border: 1px solid var(--line); border-radius: .9rem .9rem .2rem .9rem; padding: .7rem 1rem; margin: .5rem 0 0 clamp(.75rem, 6vw, 3rem); }
.chat p { margin-bottom: .4em; }
.chat .question p:last-child, .chat .answer > :last-child { margin-bottom: 0; }
.chat .outcome { background: none; border: 0; padding: 0; }
`;
