import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import { plant } from './plant.ts';
import { type Played, type Playing, playSeeds, playTests } from './play.ts';

const leftOut = new Set(['node_modules', '.git', 'cdk.out', '.palmleaf', 'dist', 'coverage']);

/** Copies the relative links of our packages, which then lead into the copy. */
export function linkModules(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === '@palmleaf') cpSync(source, target, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(entry.isSymbolicLink() ? readlinkSync(source) : source, target);
  }
}

/** A file with this ending holds the text without the fault, in case the run is killed. */
const before = '.before';

/** An interrupted run continues with its copy. */
function copyOf(root: string, folder: string): string {
  const sources = join(folder, 'sources');
  if (existsSync(join(sources, 'node_modules'))) {
    for (const file of globSync(`**/*${before}`, { cwd: sources, exclude: ['node_modules'] }))
      renameSync(join(sources, file), join(sources, file.slice(0, -before.length)));
    return sources;
  }
  for (const entry of readdirSync(root))
    if (!leftOut.has(entry)) cpSync(join(root, entry), join(sources, entry), { recursive: true });
  linkModules(join(root, 'node_modules'), join(sources, 'node_modules'));
  return sources;
}

export class Workshop {
  readonly #playing: Playing;

  /**
   * @param root the checkout, which never changes
   * @param folder the parent of the copy
   */
  constructor(root: string, folder: string, signal: AbortSignal) {
    this.#playing = { folder: copyOf(root, folder), temporary: join(folder, 'temporary'), signal };
  }

  get sources(): string {
    return this.#playing.folder;
  }

  async withFault(fault: Omit<Fault, 'tests'>, judge: () => Promise<Played>): Promise<Played> {
    const target = join(this.sources, fault.file);
    const source = existsSync(target) ? readFileSync(target, 'utf8') : undefined;
    const planted = plant(source, fault);
    cpSync(target, target + before);
    writeFileSync(target, planted);
    try {
      return await judge();
    } finally {
      renameSync(target + before, target);
    }
  }

  play(fault: Fault): Promise<Played> {
    return this.withFault(fault, () => this.run(fault.tests, fault.seeds ?? []));
  }

  async run(tests: readonly string[], seeds: readonly number[], subjects?: number): Promise<Played> {
    rmSync(this.#playing.temporary, { recursive: true, force: true, maxRetries: 5 });
    mkdirSync(this.#playing.temporary);
    const played = await playTests(this.#playing, tests);
    return played.kind === 'passed' ? playSeeds(this.#playing, seeds, subjects) : played;
  }
}
