import { hostileText } from './text.ts';

export const hostileMarkup: readonly string[] = [
  '"><script>window.owned=1</script>',
  '\'><img src=x onerror="window.owned=1">',
  '</title></style></script></textarea><svg onload=window.owned=1>',
  '</style><style>*{background:url(https://evil.example/a)}</style>',
  '<svg><script href="https://evil.example/x.js"/><use href="data:image/svg+xml,x"/></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.owned=1&gt;">',
  'x" srcset="https://evil.example/a 1x" onfocus="window.owned=1" autofocus style="background:url(//evil.example)',
  '#123456" onload="window.owned=1',
  'url(https://evil.example/a)',
  'javascript:window.owned=1',
  'jav\tascript:window.owned=1',
  'vbscript:msgbox(1)',
  'data:text/html,<script>window.owned=1</script>',
  'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+',
  '//evil.example/x',
  '/\\evil.example/x',
  'https://evil.example/x',
  '&lt;script&gt; &#60;script&#62; &quot;&gt; &colon; &NewLine;',
  '<\u0000script>\u0000 \ufffe',
  '--><script>window.owned=1</script> ]]><script>window.owned=1</script> <!--',
  '`${window.owned=1}` {{constructor.constructor("window.owned=1")()}}',
  '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=https://evil.example">',
  '<form action="https://evil.example"><input autofocus onfocus=window.owned=1><a href="javascript:window.owned=1">x</a>',
  '<iframe srcdoc="<script>parent.owned=1</script>"><object data="https://evil.example"><embed src="//evil.example">',
  '__proto__',
  hostileText,
];

export const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  '',
  [],
  {},
  [[[[]]]],
  [null, null],
  '"<&\'`>'.repeat(17_000),
  JSON.parse(
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":"x","hasOwnProperty":1,"length":-1,"then":"x"}',
  ),
  JSON.parse(`${'{"a":['.repeat(200)}${']}'.repeat(200)}`),
];

export function rewritten(value: unknown, write: (text: string) => string, addsKey = false): unknown {
  if (typeof value === 'string') return write(value);
  if (Array.isArray(value)) return value.map((entry) => rewritten(entry, write, addsKey));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, entry]): [string, unknown] => [
    name,
    rewritten(entry, write, addsKey),
  ]);
  return Object.fromEntries(addsKey ? [...entries, [write('name'), write('value')]] : entries);
}

export function pathsIn(value: unknown, way: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [way];
  const entries = Object.entries(value).slice(0, Array.isArray(value) ? 2 : 100);
  return [way, ...entries.flatMap(([name, entry]) => pathsIn(entry, [...way, name]))];
}

export function replacedAt(value: unknown, [name, ...rest]: readonly string[], other: unknown): unknown {
  if (name === undefined) return other;
  if (Array.isArray(value)) {
    return value.map((entry, index) => (String(index) === name ? replacedAt(entry, rest, other) : entry));
  }
  if (typeof value !== 'object' || value === null) return other;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, key === name ? replacedAt(entry, rest, other) : entry]),
  );
}
