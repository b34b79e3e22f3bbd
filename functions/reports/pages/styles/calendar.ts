export const calendar = `
.weekdays { display: none; }
.days { list-style: none; padding: 0; margin: 0 0 1rem; border-top: 1px solid var(--line); }
.days > li { display: grid; grid-template-columns: 7.2rem 2rem minmax(0, 1fr); gap: .25rem .7rem; align-items: center; padding: .4rem .5rem; border-bottom: 1px solid var(--line); background: var(--card); }
.days > li.waning { background: var(--calm-tint); }
.days .date { margin: 0; }
.days .weekday { color: var(--soft); font-size: .88rem; }
.days .moon { width: 1.5rem; height: 1.5rem; grid-column: 2; grid-row: 1; }
.days .names { grid-column: 3; }
.days .festival { margin: 0; font-weight: 600; color: var(--accent); font-size: .88rem; }
.days .sun { margin: .15rem 0 0; }
.days .times { margin: .1rem 0 0; font-size: .8rem; }
.days .times ul { margin: .1rem 0 0; }
.days .until { white-space: nowrap; }
.days dl { margin: 0; }
.calendar sup, .next-day sup { font-size: .72em; line-height: 0; font-weight: 600; }
.next-day { margin: 0 0 .5rem; }
.days dt { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.days dd { margin: 0; font-size: .9rem; line-height: 1.35; }
.days dl div + div dd { color: var(--soft); }
.days > li.waning dl div + div dd, .days > li.waning .fine { color: var(--ink); }
@media (min-width: 46rem), print {
  .weeks .weekdays { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: 5px; font-size: .84rem; font-weight: 600; color: var(--soft); padding: 0 .2rem .3rem; }
  .weeks .days { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: 5px; border: 0; }
  .weeks .days > li { display: block; position: relative; border: 1px solid var(--line); border-radius: .45rem; padding: .45rem .5rem; min-height: 6.2rem; }
  .weeks .days .date { font-family: var(--serif); font-size: 1.2rem; line-height: 1.2; margin-bottom: .3rem; }
  .weeks .days .date .fine { font: .74rem var(--sans); display: block; }
  .weeks .days .weekday { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .weeks .days .moon { position: absolute; top: .45rem; right: .45rem; }
  .weeks .days dd { font-size: .84rem; }
  .weeks .from-2 { grid-column-start: 2; } .weeks .from-3 { grid-column-start: 3; } .weeks .from-4 { grid-column-start: 4; }
  .weeks .from-5 { grid-column-start: 5; } .weeks .from-6 { grid-column-start: 6; } .weeks .from-7 { grid-column-start: 7; }
}
.months { display: flex; justify-content: space-between; gap: 1rem; margin-bottom: 1rem; }
`;
