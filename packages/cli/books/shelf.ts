import { appendFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { UsageError } from '../errors.ts';
import { fileName, markOf } from './book-names.ts';

const entry = z.object({ id: z.string(), file: z.string(), of: z.string() });

const list = 'made.ndjson';

/** A book shows a birth and private questions. */
const ownerOnly = { mode: 0o600 };

export class Shelf {
  readonly folder: string;
  readonly #made: Map<string, z.output<typeof entry>>;

  private constructor(folder: string, made: Map<string, z.output<typeof entry>>) {
    this.folder = folder;
    this.#made = made;
  }

  /** @throws UsageError if the folder holds other files */
  static async open(folder: string): Promise<Shelf> {
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => {
      throw new UsageError(`${folder} is not a folder, and none can be made there`);
    });
    const text = await readFile(join(folder, list), 'utf8').catch(() => undefined);
    if (text === undefined && (await readdir(folder)).length > 0)
      throw new UsageError(
        `${folder} holds other things: name a folder that is empty, new, or holds only books`,
      );
    const made = new Map<string, z.output<typeof entry>>();
    // The last line may be incomplete; its book is made again.
    for (const line of (text ?? '').split('\n')) {
      const read = entry.safeParse(parsed(line));
      if (read.success) made.set(read.data.id, read.data);
    }
    await writeFile(
      join(folder, list),
      [...made.values()].map((one) => `${JSON.stringify(one)}\n`).join(''),
      ownerOnly,
    );
    return new Shelf(folder, made);
  }

  async has(id: string, madeFrom: string): Promise<boolean> {
    const known = this.#made.get(id);
    if (known?.of !== madeFrom) return false;
    return (await stat(join(this.folder, known.file)).catch(() => undefined))?.isFile() === true;
  }

  async put(id: string, madeFrom: string, bytes: Uint8Array, format: string): Promise<void> {
    const file = `${this.#nameFor(id, format)}.${format}`;
    const path = join(this.folder, file);
    await writeFile(`${path}.part`, bytes, ownerOnly);
    await rename(`${path}.part`, path);
    const formerFile = this.#made.get(id)?.file;
    if (formerFile !== undefined && formerFile !== file)
      await rm(join(this.folder, formerFile), { force: true });
    const line = { id, file, of: madeFrom };
    this.#made.set(id, line);
    await appendFile(join(this.folder, list), `${JSON.stringify(line)}\n`);
  }

  /** File systems may ignore case, so `Anna` and `anna` get different file names. */
  #nameFor(id: string, format: string): string {
    const name = fileName(id);
    const fullName = `${name}.${format}`.toLowerCase();
    const isNameUsed = [...this.#made.values()].some(
      (other) => other.id !== id && other.file.toLowerCase() === fullName,
    );
    return isNameUsed ? `${name}~${markOf(id)}` : name;
  }

  async keepOnly(ids: ReadonlySet<string>): Promise<number> {
    const unwanted = [...this.#made.values()].filter(({ id }) => !ids.has(id));
    for (const { id, file } of unwanted) {
      await rm(join(this.folder, file), { force: true });
      this.#made.delete(id);
    }
    const lines = [...this.#made.values()].map((one) => `${JSON.stringify(one)}\n`).join('');
    if (unwanted.length > 0) await writeFile(join(this.folder, list), lines, ownerOnly);
    return unwanted.length;
  }

  get books(): { readonly id: string; readonly file: string }[] {
    return [...this.#made.values()]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, file }) => ({ id, file }));
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
