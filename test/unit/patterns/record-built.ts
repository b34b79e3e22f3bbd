import { fileURLToPath, pathToFileURL } from 'node:url';

const [root = '', ...paths] = process.argv.slice(2);
const recorded: { site: string; source: string; flags: string }[] = [];

const note = (pattern: RegExp): RegExp => {
  const frames = (new Error('here').stack ?? '').split('\n').slice(1);
  const caller = frames.map(siteOf).find((site) => site !== undefined);
  if (caller !== undefined) recorded.push({ site: caller, source: pattern.source, flags: pattern.flags });
  return pattern;
};

/** As `path:line`; undefined outside the sources and in this file. */
function siteOf(frame: string): string | undefined {
  const at = frame.lastIndexOf('file://');
  if (at < 0) return undefined;
  const [, url = '', line = ''] = frame.slice(at).split(/^(.*?):(\d+):\d+\)?$/);
  if (url === '' || url === import.meta.url) return undefined;
  const path = fileURLToPath(url);
  return path.startsWith(root) ? `${path.slice(root.length)}:${line}` : undefined;
}

globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, [source, flags]: [string | RegExp, string?]) => note(new target(source, flags)),
  apply: (target, _self, [source, flags]: [string | RegExp, string?]) => note(new target(source, flags)),
});

for (const path of paths) await import(pathToFileURL(`${root}${path}`).href);
process.stdout.write(JSON.stringify(recorded));
