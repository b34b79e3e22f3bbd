export const places = `
.today { border-left: 4px solid var(--accent); padding: .1rem 0 .1rem 1rem; margin: .6rem 0 1rem; }
.title ~ .today, .places ~ form, .links + section { margin-top: 1.2rem; margin-bottom: 1.6rem; }
.today > :last-child { margin-bottom: 0; }
.today .festival { font-weight: 600; margin-bottom: .3rem; }
.today .eyebrow { margin-bottom: .2rem; }
.pair { display: flex; flex-wrap: wrap; gap: .2rem 2rem; margin: 0 0 .3rem; }
.pair dt { color: var(--soft); font-size: .86rem; }
.pair dd { margin: 0; }
.copying { display: flex; flex-wrap: wrap; gap: .4rem .8rem; align-items: center; max-width: 52rem; }
.copying label { flex-basis: 100%; font-weight: 600; }
.copying input { flex: 1 1 16rem; min-width: 0; font: inherit; font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .9rem; color: var(--ink); background: var(--card); border: 1px solid var(--rule); border-radius: .4rem; padding: .45rem .7rem; }
`;
