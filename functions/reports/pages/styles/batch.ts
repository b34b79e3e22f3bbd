export const batch = `
.progress svg { display: block; width: 100%; height: 1.1rem; border-radius: .55rem; overflow: hidden; }
.progress { margin: .6rem 0 .9rem; }
.progress .complete { fill: var(--good); } .progress .partial { fill: var(--warn); } .progress .failed { fill: var(--bad); } .progress .cancelled { fill: var(--calm); } .progress .open { fill: var(--calm-tint); }
.numbers { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); gap: .75rem; margin-bottom: 1.4rem; }
.numbers > div { background: var(--card); border: 1px solid var(--line); border-top: 4px solid var(--calm); border-radius: .5rem; padding: .6rem .9rem; }
.numbers .complete { border-top-color: var(--good); } .numbers .partial { border-top-color: var(--warn); } .numbers .failed { border-top-color: var(--bad); } .numbers .cancelled { border-top-color: var(--calm); }
.numbers dt { font-weight: 600; text-transform: capitalize; }
.numbers dd { margin: 0; line-height: 1.3; }
.numbers .value { display: block; font-family: var(--serif); font-size: 1.9rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.share.spending { max-width: 32rem; margin-bottom: 1rem; }
.filters { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; }
.page-links { display: flex; gap: 1.5rem; flex-wrap: wrap; margin-top: 1rem; }
.find { margin-bottom: 1rem; max-width: 34rem; }
.find label { font-weight: 600; }
.find .row { display: flex; gap: .6rem; }
.find input { flex: 1; min-width: 0; font: inherit; padding: .4rem .7rem; color: inherit; background: var(--card); border: 1px solid var(--rule); border-radius: .4rem; }
.batches { list-style: none; padding: 0; display: grid; gap: 1rem; }
.batches.places { grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)); }
.batches h2 { font-size: 1.3rem; margin: 0; }
.batches .state { font-family: var(--sans); vertical-align: .2em; margin-left: .4rem; white-space: normal; }
.warnings { margin: .3rem 0 0; padding-left: 1.1rem; font-weight: 400; font-size: .88rem; color: var(--soft); }
.attention { padding-left: 1.1rem; } .attention li { margin-bottom: .4rem; }
.file { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 1rem; }
@media (min-width: 40rem) { .rejections { width: 100%; } .rejections th { width: 22%; } }
.standing { border-left: 6px solid var(--good); padding: .2rem 0 .2rem 1.2rem; margin-bottom: 1.6rem; }
.standing.waiting, .standing.partly { border-color: var(--warn); } .standing.stopped { border-color: var(--bad); }
.standing h1 { font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2.2rem); }
[hidden] { display: none; }
`;
