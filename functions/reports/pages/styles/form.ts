export const form = `
button, .button, .next { display: inline-block; font: inherit; font-weight: 600; padding: .45rem 1.1rem; border: 1px solid transparent; border-radius: .4rem; background: var(--accent); color: var(--on-accent); text-decoration: none; cursor: pointer; }
button:hover, .button:hover, .next:hover { filter: brightness(1.08); }
button:disabled { background: var(--calm-tint); color: var(--calm); cursor: default; filter: none; }
button.grave { background: var(--bad); color: var(--paper); }
.tick { display: flex; gap: .6rem; align-items: baseline; max-width: 40rem; }
.tick input { width: 1.1rem; height: 1.1rem; flex: none; accent-color: var(--accent); translate: 0 .15rem; }
.action { max-width: 48rem; margin-bottom: .6rem; }
.action > summary { font-weight: 600; cursor: pointer; width: fit-content; }
.looks .field { width: auto; }
fieldset.plain { border: 0; padding: 0; margin: 0; }
.field { font: inherit; width: 12rem; max-width: 100%; padding: .35rem .6rem; color: inherit; background: var(--card); border: 1px solid var(--rule); border-radius: .4rem; }
.action > form { margin-top: .5rem; }
.standing .action > summary { padding: .45rem 1.1rem; border-radius: .4rem; background: var(--accent); color: var(--on-accent); list-style: none; }
.standing .action > summary::-webkit-details-marker { display: none; }
`;
