import type { TableUploadKind } from '../../../../shared/intake/object-key.ts';
import { archiveExtension, tableExtension } from '../../../../shared/intake/object-key.ts';
import type { Chosen, ChosenFile } from '../messages.ts';

/** What the form says, and what was chosen beside it for single columns and files. */
interface Said {
  /** Which column of ours a header means. */
  readonly columns: ReadonlyMap<string, string>;
  readonly contents: ReadonlyMap<string, TableUploadKind>;
  readonly isApart: boolean;
  /** Tables of corrected rows, which go with the chosen files. */
  readonly corrected: readonly ChosenFile[];
}

const control = (form: HTMLFormElement, name: string): string => {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found.value.trim() : '';
};

const filesOf = (form: HTMLFormElement, name: string): readonly File[] => {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement ? [...(found.files ?? [])] : [];
};

/** The chosen files. A folder stands for the batch, so its own name is left out; what lies deeper keeps its path. */
function filesIn(form: HTMLFormElement): ChosenFile[] {
  const loose = filesOf(form, 'files').map((file) => ({ file, name: file.name }));
  const inFolder = filesOf(form, 'folder').map((file) => ({
    file,
    name: file.webkitRelativePath.split('/').slice(1).join('/'),
  }));
  return [...loose, ...inFolder].filter(({ name }) => !name.split('/').some((one) => one.startsWith('.')));
}

export function chosenIn(form: HTMLFormElement, { columns, contents, isApart, corrected }: Said): Chosen {
  const reading = new URLSearchParams();
  for (const name of ['dates', 'years', 'time', 'zones', 'language']) {
    const value = control(form, name);
    if (value !== '') reading.set(name, value);
  }
  for (const [header, column] of [...columns].sort(([a], [b]) => (a < b ? -1 : 1)))
    reading.append('map', `${header}=${column}`);
  return {
    files: [...filesIn(form), ...corrected],
    batch: control(form, 'batch').normalize('NFC'),
    isApart,
    reading: reading.toString(),
    contents: Object.fromEntries(contents),
    year: new Date().getUTCFullYear(),
  };
}

/** A name for the batch, as the command would choose it: that of the folder, else that of the first table or archive. */
export function batchSuggestion(form: HTMLFormElement): string | undefined {
  const [inFolder] = filesOf(form, 'folder');
  if (inFolder !== undefined) return inFolder.webkitRelativePath.split('/')[0];
  const named = filesOf(form, 'files').find(
    ({ name }) => tableExtension.test(name) || archiveExtension.test(name),
  );
  return named?.name.replace(tableExtension, '').replace(archiveExtension, '');
}

/** The most that the batch may buy, where the form says it. */
export function limitsIn(form: HTMLFormElement): {
  readonly ceiling?: number;
  readonly money?: { readonly amount: string };
} {
  const [calls, amount] = [control(form, 'ceiling'), control(form, 'money')];
  return {
    ...(calls === '' ? {} : { ceiling: Number(calls) }),
    ...(amount === '' ? {} : { money: { amount } }),
  };
}
