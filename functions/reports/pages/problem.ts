import { isEmpty, without } from '@palmleaf/books/answers';
import { batchesAddress, placesAddress } from './html/address.ts';
import { generic } from './html/generic.ts';
import { html } from './html/html.ts';
import { page } from './html/page.ts';

interface ProblemView {
  readonly title: string;
  readonly status: number;
  readonly detail?: string | undefined;
  readonly type?: string | undefined;
  readonly instance?: string | undefined;
}

type Onward = 'batches' | 'places';

const links: Record<Onward, { readonly to: string; readonly text: string }> = {
  batches: { to: batchesAddress, text: 'To the list of batches' },
  places: { to: placesAddress, text: 'To the list of places' },
};

export function problemPage(problem: ProblemView, onward: Onward = 'batches'): string {
  const { to, text } = links[onward];
  const rest = without({ ...problem }, ['title', 'status', 'detail', 'type', 'instance']);
  return page({
    title: problem.title,
    trail: [],
    body: html`<div class="title"><p class="eyebrow">${problem.status}</p><h1>${problem.title}</h1>${problem.detail !== undefined && html`<p>${problem.detail}</p>`}</div>
${!isEmpty(rest) && generic(rest)}<p><a href="${to}">${text}</a></p>`,
  });
}
