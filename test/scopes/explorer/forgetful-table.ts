import type {
  Condition,
  IndexEntry,
  IndexQuery,
  Item,
  Key,
  Page,
  PartitionQuery,
  Removal,
  Table,
  TransactResult,
  Update,
  UpdateResult,
  Write,
} from '../../../shared/table/table.ts';

/** A planted fault: writes lose each condition on one of the attributes `forgets`. */
export class ForgetfulTable implements Table {
  readonly #table: Table;
  readonly #forgets: readonly string[];

  constructor(table: Table, forgets: readonly string[]) {
    this.#table = table;
    this.#forgets = forgets;
  }

  get(key: Key): Promise<Item | undefined> {
    return this.#table.get(key);
  }

  query(query: PartitionQuery): Promise<Page<Item>> {
    return this.#table.query(query);
  }

  queryIndex(query: IndexQuery): Promise<Page<IndexEntry>> {
    return this.#table.queryIndex(query);
  }

  update(update: Update): Promise<UpdateResult> {
    return this.#table.update(this.#forgotten(update));
  }

  delete(removal: Removal): Promise<boolean> {
    return this.#table.delete(this.#forgotten(removal));
  }

  transact(writes: readonly Write[]): Promise<TransactResult> {
    return this.#table.transact(writes.map((write) => this.#forgotten(write)));
  }

  #forgotten<W extends Write>(write: W): W {
    const { condition } = write;
    return condition === undefined ? write : { ...write, condition: this.#without(condition) };
  }

  #without(condition: Condition): Condition {
    switch (condition.test) {
      case 'all':
      case 'any':
        return { ...condition, of: condition.of.map((part) => this.#without(part)) };
      case 'not':
        return this.#isForgotten(condition.of) ? always : { ...condition, of: this.#without(condition.of) };
      default:
        return this.#isForgotten(condition) ? always : condition;
    }
  }

  #isForgotten(condition: Condition): boolean {
    return 'path' in condition && this.#forgets.includes(condition.path[0]);
  }
}

const always: Condition = { test: 'all', of: [] };
