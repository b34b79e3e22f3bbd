import { families, generic, palette, sizes, spaces } from '@palmleaf/books/look';

/** @param index 0 for light screens and paper, 1 for dark screens */
const scheme = (index: 0 | 1): string =>
  Object.entries(palette)
    .map(([name, pair]) => `--${name}: ${pair[index]};`)
    .join(' ');

const letters = (names: readonly string[]): string =>
  names.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ');

export const base = `
:root {
  color-scheme: light dark;
  ${scheme(0)}
  --serif: ${letters([...families.page.serif, generic.serif])};
  --sans: ${letters([...families.page.sans, generic.sans])};
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    ${scheme(1)}
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/${sizes.line} var(--sans); overflow-wrap: break-word; }
h1, h2, h3, h4 { font-family: var(--serif); font-weight: 600; line-height: 1.25; text-wrap: balance; margin: 0 0 .5em; overflow-wrap: anywhere; }
h1 { font-size: clamp(1.9rem, 1.4rem + 2vw, 2.8rem); letter-spacing: -.01em; }
h2 { font-size: clamp(1.4rem, 1.2rem + .8vw, 1.8rem); }
h3 { font-size: 1.15rem; }
h4 { font-size: 1.05rem; }
p, ul, ol, dl, figure { margin: 0 0 ${spaces.paragraph}em; }
a { color: var(--accent); text-underline-offset: .18em; text-decoration-thickness: .06em; }
a:hover { text-decoration-thickness: .14em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
main:focus { outline: none; }
code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .9em; overflow-wrap: anywhere; }
.fine { color: var(--soft); font-size: ${sizes.fine}rem; }
.none { color: var(--soft); font-style: italic; }
.text { white-space: pre-line; }
.unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -999rem; top: .5rem; background: var(--card); padding: .5rem 1rem; z-index: 2; }
.skip:focus { left: .5rem; }
svg.glyph { width: 1.15em; height: 1.15em; vertical-align: -.2em; }

header.site, footer.site, .frame { max-width: 76rem; margin: 0 auto; padding: 0 clamp(1rem, 4vw, 2.5rem); }
header.site { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1.25rem; padding-top: .9rem; padding-bottom: .9rem; }
.brand { display: inline-flex; align-items: center; gap: .5rem; font-family: var(--serif); font-weight: 600; font-size: 1.15rem; text-decoration: none; color: var(--ink); }
.leaf { fill: none; stroke: var(--accent); stroke-width: 1.7; stroke-linejoin: round; stroke-linecap: round; }
header.site ol { display: flex; flex-wrap: wrap; list-style: none; padding: 0; margin: 0; font-size: .92rem; overflow-wrap: anywhere; }
header.site li + li::before { content: "/"; color: var(--soft); padding: 0 .5rem; }
nav.site { margin-left: auto; display: flex; flex-wrap: wrap; gap: .25rem 1.1rem; font-size: .92rem; }
@media (max-width: 45rem) { header.site { column-gap: .5rem; } nav.site { column-gap: .75rem; } header.site nav.trail { order: 1; flex-basis: 100%; } }
footer.site { color: var(--soft); font-size: .85rem; padding-top: 1.5rem; padding-bottom: 2rem; max-width: 76rem; }
footer.site p { border-top: 1px solid var(--line); padding-top: 1rem; max-width: none; }
main { min-width: 0; }
.contents ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .35rem; font-size: .92rem; }
.contents a { display: block; padding: .2rem .7rem; border: 1px solid var(--line); border-radius: 1rem; text-decoration: none; background: var(--card); }
.contents a:hover { border-color: var(--accent); }
@media (min-width: 64rem) {
  .frame.with-contents { display: grid; grid-template-columns: 10.5rem minmax(0, 1fr); gap: 2.5rem; }
  .contents ul { display: block; position: sticky; top: 1.25rem; }
  .contents a { border: 0; border-left: 2px solid var(--line); border-radius: 0; background: none; padding: .3rem .9rem; }
}
.title { padding: clamp(1rem, 3vw, 2rem) 0 .5rem; max-width: 48rem; }
.eyebrow { margin: 0; color: var(--accent); font-weight: 600; font-size: .82rem; letter-spacing: .08em; text-transform: uppercase; }
.eyebrow.as-written { letter-spacing: .02em; text-transform: none; }
.chapter { padding-top: 1.6rem; margin-top: 1.6rem; border-top: 1px solid var(--line); }
.chapter > p { max-width: 48rem; }
`;
