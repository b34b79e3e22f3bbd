/** What a person can press, tick and fill in. */
export const form = `
button, .button, .next { display: inline-block; font: inherit; font-weight: 600; padding: .45rem 1.1rem; border: 1px solid transparent; border-radius: .4rem; background: var(--accent); color: var(--on-accent); text-decoration: none; cursor: pointer; }
button:hover, .button:hover, .next:hover { filter: brightness(1.08); }
button:disabled { background: var(--calm-tint); color: var(--calm); cursor: default; filter: none; }
button.grave { background: var(--bad); color: var(--paper); }
.tick { display: flex; gap: .6rem; align-items: baseline; max-width: 40rem; }
.tick input { width: 1.1rem; height: 1.1rem; flex: none; accent-color: var(--accent); translate: 0 .15rem; }
.upload { max-width: 40rem; }
.upload fieldset { border: 1px solid var(--line); border-radius: .5rem; padding: .6rem 1rem .2rem; margin: 0 0 1rem; }
.upload legend { font-weight: 600; padding: 0 .4rem; }
.upload label:not(.tick) { display: block; font-weight: 600; margin-bottom: .2rem; }
.upload input:not([type=radio], [type=checkbox]) { font: inherit; width: 100%; color: var(--ink); background: var(--card); border: 1px solid var(--rule); border-radius: .4rem; padding: .45rem .7rem; }
.upload select, .upload textarea { font: inherit; width: 100%; color: var(--ink); background: var(--card); border: 1px solid var(--rule); border-radius: .4rem; padding: .45rem .7rem; }
.upload details { border: 1px solid var(--line); border-radius: .5rem; padding: .6rem 1rem; margin: 0 0 1rem; }
.upload summary { font-weight: 600; cursor: pointer; }
.upload input::file-selector-button { font: inherit; border: 0; border-right: 1px solid var(--line); background: none; color: var(--accent); padding: 0 .7rem 0 0; margin-right: .7rem; cursor: pointer; }
.sending { max-width: 40rem; }
progress { width: 100%; height: 1.1rem; accent-color: var(--accent); }
.action { max-width: 48rem; }
.action > form { margin-top: .5rem; }
`;
