export const uploadStyles = `
.upload .sides { display: grid; gap: 1.25rem 2.5rem; margin-bottom: 1rem; }
@media (min-width: 56rem) { .upload .sides { grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); } }
.upload aside { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem 1.15rem; align-self: start; }
.upload aside h2 { font-size: 1.15rem; }
.upload aside > :last-child { margin-bottom: 0; }
.upload label { display: block; font-weight: 600; margin-bottom: .2rem; }
.upload input, .upload select { font: inherit; width: 100%; color: var(--ink); background: var(--card); border: 1px solid var(--rule); border-radius: .4rem; padding: .45rem .7rem; }
.upload input[type=file] { border-style: dashed; padding: .9rem .7rem; }
.upload input::file-selector-button { font: inherit; border: 0; border-right: 1px solid var(--line); background: none; color: var(--accent); padding: 0 .7rem 0 0; margin-right: .7rem; cursor: pointer; }
.upload details { border: 1px solid var(--line); border-radius: .5rem; padding: .4rem 1rem; margin: 0 0 1rem; }
.upload .found, .upload .go, .sending { padding-top: 1.2rem; margin-top: 1.2rem; border-top: 1px solid var(--line); }
.upload .numbers { grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr)); }
.upload .numbers dt { text-transform: none; }
.upload .numbers > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
.upload h3 { margin-top: 1.4rem; }
.upload .refusals { width: 100%; }
.upload .refusals th { font-weight: 400; }
.upload .asks { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: .8rem 1.2rem; max-width: 62rem; }
.upload .ask label { font-weight: 400; }
.upload .ask select { width: auto; }
.upload .limits { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: 0 1.2rem; max-width: 36rem; }
.upload .limits p { margin-bottom: .4rem; }
.upload button[type=submit] { font-size: 1.1rem; padding: .6rem 1.8rem; }
@media (min-width: 40rem) { .rules th { white-space: nowrap; } }
.upload .pick { padding: .1rem .6rem; margin: .25rem .4rem 0 0; font-size: .95rem; }
.upload [data-grid] input { min-width: 11rem; }
button.quiet { background: none; color: var(--accent); border-color: var(--rule); }
progress { width: 100%; max-width: 40rem; height: 1.1rem; accent-color: var(--accent); }
`;
