import type { Filter } from '../../../../../shared/ledger/items/batch.ts';
import { headerItems } from '../../../../../shared/ledger/items/header.ts';
import {
  headerSortKey,
  partOfSortKey,
  subjectName,
  subjectOfPartition,
} from '../../../../../shared/ledger/items/keys.ts';
import { partItems } from '../../../../../shared/ledger/items/part.ts';
import type { Change, MemoryTable } from '../../../../support/table/memory-table.ts';

export class RedriveWatch {
  readonly #table: MemoryTable;
  readonly #wrong: (what: string) => void;
  readonly #filters = new Map<string, Filter>();

  constructor(table: MemoryTable, wrong: (what: string) => void) {
    this.#table = table;
    this.#wrong = wrong;
    table.listeners.push((change) => this.#write(change));
  }

  #write({ key: { pk, sk }, before, after }: Change): void {
    if (after === undefined) return;
    if (sk === 'batch') {
      const { at, only = {} } = Object(after.redrive);
      if (at !== undefined) this.#filters.set(`${pk} ${String(at)}`, only);
      return;
    }
    const subject = subjectOfPartition(pk);
    if (sk !== headerSortKey || subject === undefined || after.reopen === undefined) return;
    const { reopen, reason } = headerItems.parse(after);
    if (reopen === undefined || Object(before?.reopen).at === reopen.at) return;
    const only = this.#filters.get(`batch#${subject.batch} ${reopen.at}`);
    const name = subjectName(subject);
    if (only === undefined) {
      if (reopen.states.length === 0 && this.#hasLateAnswer(pk)) return;
      this.#wrong(`A redrive that nobody requested reopened ${name}`);
      return;
    }
    if (only.person !== undefined && only.person !== subject.id)
      this.#wrong(`A redrive of ${only.person} reopened ${name}`);
    if (only.part === undefined && only.because === undefined) return;
    if (reopen.parts === undefined) {
      if (only.part !== undefined || Object(before?.reason ?? reason).code !== only.because)
        this.#wrong(`A redrive of single parts reopened all of ${name}`);
      return;
    }
    for (const part of reopen.parts) {
      const misfit = misfitOf(this.#table, pk, part, only);
      if (misfit !== undefined) this.#wrong(`${part} of ${pk} was reopened, but ${misfit}`);
    }
  }

  #hasLateAnswer(pk: string): boolean {
    return [...this.#table.items()].some((item) => item.pk === pk && item.late === true);
  }
}

export function misfitOf(
  table: MemoryTable,
  pk: string,
  part: string,
  { part: requestedPart, because }: Filter,
): string | undefined {
  const item = [...table.items()].find(
    (candidate) => candidate.pk === pk && partOfSortKey(candidate.sk) === part,
  );
  if (item === undefined) return 'is not there';
  const { operation, note, state } = partItems.parse(item);
  if (state === 'bought') return 'is bought';
  if (requestedPart !== undefined && requestedPart !== part && requestedPart !== operation)
    return `the filter is ${requestedPart}`;
  const codes: unknown[] = [note?.code, Object(note).answer];
  return because === undefined || codes.includes(because) ? undefined : `the filter is ${because}`;
}
