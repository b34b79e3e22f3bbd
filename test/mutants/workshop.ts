import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import type { Fault } from './fault.ts';
import { plant } from './plant.ts';
import { type Played, type Playing, playSeeds, playTests } from './play.ts';

const leftOut = new Set(['node_modules', '.git', 'cdk.out', '.palmleaf', 'dist', 'coverage']);

/** Links the packages of the checkout. Our packages have relative links, which lead into the copy. */
export function linkModules(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === '@palmleaf') cpSync(source, target, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(entry.isSymbolicLink() ? readlinkSync(source) : source, target);
  }
}

export class Workshop {
  readonly #playing: Playing;

  /**
   * @param root the checkout, which never changes
   * @param folder the parent of the copy
   */
  constructor(root: string, folder: string, signal: AbortSignal) {
    const sources = join(folder, 'sources');
    cpSync(root, sources, { recursive: true, filter: (path) => !leftOut.has(relative(root, path)) });
    linkModules(join(root, 'node_modules'), join(sources, 'node_modules'));
    this.#playing = { folder: sources, temporary: join(folder, 'temporary'), signal };
  }

  async play(fault: Fault): Promise<Played> {
    const target = join(this.#playing.folder, fault.file);
    const source = existsSync(target) ? readFileSync(target, 'utf8') : undefined;
    const planted = plant(source, fault);
    writeFileSync(target, planted);
    try {
      return await this.run(fault.tests, fault.seeds ?? []);
    } finally {
      if (source !== undefined) writeFileSync(target, source);
    }
  }

  async run(tests: readonly string[], seeds: readonly number[]): Promise<Played> {
    rmSync(this.#playing.temporary, { recursive: true, force: true, maxRetries: 5 });
    mkdirSync(this.#playing.temporary);
    const played = await playTests(this.#playing, tests);
    return played.kind === 'passed' ? playSeeds(this.#playing, seeds) : played;
  }
}
