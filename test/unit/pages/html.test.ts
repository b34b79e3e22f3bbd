import fc from 'fast-check';
import { expect, test } from 'vitest';
import { address, batchAddress } from '../../../functions/reports/pages/html/address.ts';
import { html, nothing } from '../../../functions/reports/pages/html/html.ts';
import { listed, moment } from '../../../functions/reports/pages/html/words.ts';
import { humanized } from '../../../shared/views/words.ts';
import { readMarkup } from '../../support/pages/markup.ts';

/** Includes lone surrogates. */
const anyText = fc
  .array(
    fc.oneof(fc.nat(0xffff), fc.nat(127), fc.constantFrom(...[...'<>"\'`&'].map((c) => c.charCodeAt(0)))),
  )
  .map((units) => String.fromCharCode(...units));

test('The content of an element is the inserted text, whatever text is also inserted as its attribute', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const shown = text
        .toWellFormed()
        .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (c) => (/[\t\n\r]/.test(c) ? c : '\uFFFD'));
      const { text: content } = readMarkup(html`<p title="${text}">${text}</p>`.toString());
      expect(content).toBe(shown);
    }),
  );
});

test('Lone surrogates and control characters become the replacement character', () => {
  expect(html`${'a\uD800b\u0000c\td'}`.toString()).toBe('a\uFFFDb\uFFFDc\td');
});

test('The template inserts markup only for Html values, and nothing for absent ones', () => {
  expect(html`${['<b>', html`<i>${1}</i>`, null, undefined, false, [nothing, 'x']]}`.toString()).toBe(
    '&lt;b&gt;<i>1</i>x',
  );
});

test('An address that would lead to another site or run a script becomes "#"', () => {
  expect(address('/batches/june?cursor=a%2Fb#subjects')).toBe('/batches/june?cursor=a%2Fb#subjects');
  for (const elsewhere of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example',
    'https://user@palmleaf.invalid/',
    '',
  ])
    expect(address(elsewhere), elsewhere).toBe('#');
  fc.assert(
    fc.property(
      fc.oneof(
        anyText,
        anyText.map((rest) => `https:${rest}`),
        anyText.map((rest) => `//${rest}`),
      ),
      (text) => {
        const href = address(text);
        expect(href === '#' || (href.startsWith('/') && !href.startsWith('//'))).toBe(true);
        expect(new URL(href, 'https://console.example/').origin).toBe('https://console.example');
      },
    ),
  );
});

test('The address of a batch encodes the special characters of its name', () => {
  expect(batchAddress('june/ä ?')).toBe('/batches/june%2F%C3%A4%20%3F');
});

test('The pages show names of fields, lists and times in words', () => {
  expect(humanized('yog_name')).toBe('Yog name');
  expect(humanized('powerfullnessPercentage')).toBe('Powerfullness percentage');
  expect(humanized('')).toBe('(no name)');
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
  expect(moment('2026-11-20T09:15:00Z').toString()).toContain('20 November 2026');
  expect(moment('soon').toString()).toBe('soon');
});
