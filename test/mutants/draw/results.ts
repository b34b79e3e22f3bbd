import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

const result = z.object({
  name: z.string(),
  file: z.string(),
  line: z.int(),
  why: z.string(),
  end: z.enum(['caught', 'hangs', 'survives its tests', 'ALIVE', 'UNPLAYABLE']),
  how: z.string(),
  by: z.string().optional(),
  seconds: z.number(),
});
export type DrawnResult = z.output<typeof result>;

export class Results {
  readonly #file: string;
  readonly #all = new Map<string, DrawnResult>();

  constructor(file: string) {
    this.#file = file;
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
    for (const line of lines) this.#keep(result.parse(JSON.parse(line)));
  }

  get all(): DrawnResult[] {
    return [...this.#all.values()];
  }

  of(name: string): DrawnResult | undefined {
    return this.#all.get(name);
  }

  add(one: DrawnResult): void {
    appendFileSync(this.#file, `${JSON.stringify(one)}\n`);
    this.#keep(one);
  }

  killers(file: string): Set<string> {
    return new Set(this.all.flatMap((one) => (one.file === file && one.by !== undefined ? [one.by] : [])));
  }

  #keep(one: DrawnResult): void {
    this.#all.set(one.name, one);
  }
}
