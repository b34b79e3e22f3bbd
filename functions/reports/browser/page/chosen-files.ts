import { batchOfCustomer, localName } from '../../../../shared/customers/customer.ts';
import type { TableUploadKind } from '../../../../shared/intake/object-key.ts';
import { archiveExtension, tableExtension } from '../../../../shared/intake/object-key.ts';
import type { Chosen, ChosenFile } from '../messages.ts';

interface FormChoices {
  readonly columns: ReadonlyMap<string, string>;
  readonly contents: ReadonlyMap<string, TableUploadKind>;
  readonly hasSeparateBatches: boolean;
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

/** A folder represents the batch, so paths omit its name. */
function filesIn(form: HTMLFormElement): ChosenFile[] {
  const single = filesOf(form, 'files').map((file) => ({ file, name: file.name }));
  const inFolder = filesOf(form, 'folder').map((file) => ({
    file,
    name: file.webkitRelativePath.split('/').slice(1).join('/'),
  }));
  return [...single, ...inFolder].filter(({ name }) => !name.split('/').some((one) => one.startsWith('.')));
}

const readingFields = ['dates', 'years', 'time', 'zones', 'language'];

export function chosenIn(
  form: HTMLFormElement,
  { columns, contents, hasSeparateBatches, corrected }: FormChoices,
): Chosen {
  const reading = new URLSearchParams();
  for (const name of readingFields) {
    const value = control(form, name);
    if (value !== '') reading.set(name, value);
  }
  for (const [header, column] of [...columns].sort(([a], [b]) => (a < b ? -1 : 1)))
    reading.append('map', `${header}=${column}`);
  return {
    files: [...filesIn(form), ...corrected],
    batch: batchIn(form),
    hasSeparateBatches,
    reading: reading.toString(),
    contents: Object.fromEntries(contents),
    year: new Date().getUTCFullYear(),
  };
}

/** On a customer's page, a name with or without `@` means a batch of this customer. */
function batchIn(form: HTMLFormElement): string {
  const named = control(form, 'batch').normalize('NFC');
  const { customer } = form.dataset;
  // Sent unchanged: the service accepts a slash only in the full name of a batch of this customer.
  if (named === '' || customer === undefined || named.includes('/')) return named;
  return batchOfCustomer(customer, localName(named));
}

export function fillIn(form: HTMLFormElement, reading: string): Map<string, string> {
  const parameters = new URLSearchParams(reading);
  for (const name of readingFields) {
    const field = form.elements.namedItem(name);
    const value = parameters.get(name);
    if (value !== null && (field instanceof HTMLInputElement || field instanceof HTMLSelectElement))
      field.value = value;
  }
  return new Map(
    parameters.getAll('map').map((text) => {
      const at = text.lastIndexOf('=');
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}

export function batchSuggestion(form: HTMLFormElement): string | undefined {
  const [inFolder] = filesOf(form, 'folder');
  if (inFolder !== undefined) return inFolder.webkitRelativePath.split('/')[0];
  const named = filesOf(form, 'files').find(
    ({ name }) => tableExtension.test(name) || archiveExtension.test(name),
  );
  return named?.name.replace(tableExtension, '').replace(archiveExtension, '');
}

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
