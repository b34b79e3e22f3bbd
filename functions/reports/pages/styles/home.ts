export const home = `
.palm img { display: block; max-width: 100%; max-height: 42rem; height: auto; border-radius: .6rem; border: 1px solid var(--line); margin: 0 auto; background: var(--calm-tint); }
.palm figcaption { margin-top: .6rem; }
.legend { list-style: none; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: .2rem 1.3rem; }
.legend svg { vertical-align: .12em; }
.mandala { display: block; width: 100%; height: auto; max-width: 44rem; margin: 0 auto; }
@media (max-width: 44rem) { .mandala .boundary + .devata, .mandala .boundary + .devata + .devata { display: none; } .mandala .cardinal ~ .devata, .mandala .centre ~ .devata { font-size: 32px; } .mandala .compass { font-size: 38px; } }
.places-of-home { width: 100%; min-width: 0; }
.places-of-home td:first-child { width: 2.6rem; padding-right: .8rem; }
@media (max-width: 40rem) { .places-of-home { font-size: .88rem; } .places-of-home th, .places-of-home td { padding-right: .4rem; } .places-of-home .grade { white-space: normal; } }
.beside:has(> figure .mandala) { grid-template-columns: minmax(0, 1fr); }
.field-card.avoid { border-left: 4px solid var(--bad); } .field-card.caution { border-left: 4px solid var(--warn); }
.field-card.acceptable { border-left: 4px solid var(--fair); } .field-card.preferred { border-left: 4px solid var(--good); }
.advice { background: var(--tint); border-radius: .4rem; padding: .6rem .8rem; margin-bottom: .8em; }
.advice > :last-child { margin-bottom: 0; }
.advice .fine { color: var(--ink); }
`;
