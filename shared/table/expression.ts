import type { Assignment, Condition, Path, Update } from './table.ts';

const comparators = { equals: '=', below: '<', 'at most': '<=', 'at least': '>=' } as const;

export class ExpressionBuilder {
  readonly names: Record<string, string> = {};
  readonly values: Record<string, unknown> = {};
  readonly #placeholders = new Map<string, string>();

  path(path: Path): string {
    return path.map((step) => this.#name(step)).join('.');
  }

  value(value: unknown): string {
    const placeholder = `:v${Object.keys(this.values).length}`;
    this.values[placeholder] = value;
    return placeholder;
  }

  condition(condition: Condition): string {
    switch (condition.test) {
      case 'exists':
        return `attribute_exists(${this.path(condition.path)})`;
      case 'missing':
        return `attribute_not_exists(${this.path(condition.path)})`;
      case 'all':
      case 'any': {
        const [only, ...others] = condition.of;
        if (only !== undefined && others.length === 0) return this.condition(only);
        const word = condition.test === 'all' ? ' AND ' : ' OR ';
        return `(${condition.of.map((part) => this.condition(part)).join(word)})`;
      }
      case 'not': {
        const inner = this.condition(condition.of);
        return inner.startsWith('(') ? `NOT ${inner}` : `NOT (${inner})`;
      }
      case 'equals':
      case 'below':
      case 'at most':
      case 'at least':
        return `${this.path(condition.path)} ${comparators[condition.test]} ${this.value(condition.value)}`;
    }
  }

  update(update: Update): string {
    const assignments = [
      ...Object.entries(update.set ?? {}).map(([name, value]): Assignment => [[name], value]),
      ...(update.setPaths ?? []),
    ];
    const set = assignments.map(([path, value]) => `${this.path(path)} = ${this.value(value)}`);
    for (const [name, value] of Object.entries(update.setIfMissing ?? {})) {
      const path = this.path([name]);
      set.push(`${path} = if_not_exists(${path}, ${this.value(value)})`);
    }
    const add = Object.entries(update.add ?? {}).map(
      ([name, value]) => `${this.path([name])} ${this.value(value)}`,
    );
    const remove = (update.remove ?? []).map((path) => this.path(typeof path === 'string' ? [path] : path));
    return [
      set.length > 0 ? `SET ${set.join(', ')}` : '',
      add.length > 0 ? `ADD ${add.join(', ')}` : '',
      remove.length > 0 ? `REMOVE ${remove.join(', ')}` : '',
    ]
      .filter((clause) => clause !== '')
      .join(' ');
  }

  #name(step: string): string {
    const known = this.#placeholders.get(step);
    if (known) return known;
    const placeholder = `#n${this.#placeholders.size}`;
    this.#placeholders.set(step, placeholder);
    this.names[placeholder] = step;
    return placeholder;
  }
}
