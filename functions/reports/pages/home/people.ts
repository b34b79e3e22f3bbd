import type { SubjectView } from '../../../../shared/views/views.ts';
import { type PeopleShown, pageLinks, scanNote, search, subjectTable } from '../batch/people.ts';
import { batchesAddress, peopleAddress } from '../html/address.ts';
import { html } from '../html/html.ts';
import { page } from '../html/page.ts';

interface PeopleFound extends PeopleShown {
  readonly name: string;
  readonly people: readonly SubjectView[];
}

export function peoplePage(found?: PeopleFound): string {
  return page({
    title: 'People',
    trail: [{ text: 'Batches', to: batchesAddress }],
    body: html`<div class="title"><h1>People</h1><p>People of all batches${found?.customer !== undefined && html` of ${found.customer}`}, found by the beginning of a name or surname.</p></div>
${search(peopleAddress, found?.name, 'Find somebody', { customer: found?.customer })}
${found !== undefined && html`<section class="chapter" aria-labelledby="found-title"><h2 id="found-title">“${found.name}”</h2>${subjectTable(found.people, { shown: found, withBatch: true })}${found.people.length > 0 && scanNote(found)}${pageLinks(peopleAddress, found)}</section>`}`,
  });
}
