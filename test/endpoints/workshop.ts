import { spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { linkModules } from '../mutants/workshop.ts';
import { type Deletion, without } from './places.ts';

export const contract = 'packages/contract/';

const leftOut = /(?:^|\/)(?:node_modules|\.git|cdk\.out|\.palmleaf|dist|coverage)$/;

export class DeletionWorkshop {
  readonly #folder: string;
  readonly #compiler: string;

  constructor(root: string, folder: string, folders: readonly string[]) {
    this.#folder = folder;
    this.#compiler = join(root, 'node_modules/typescript/bin/tsc');
    for (const source of folders)
      cpSync(join(root, source), join(folder, source), {
        recursive: true,
        filter: (path) => !leftOut.test(relative(root, path)),
      });
    for (const file of ['package.json', 'tsconfig.json']) cpSync(join(root, file), join(folder, file));
    linkModules(join(root, 'node_modules'), join(folder, 'node_modules'));
  }

  source(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8');
  }

  async with<Result>(deletion: Deletion, play: () => Promise<Result>): Promise<Result> {
    const source = this.source(deletion.file);
    writeFileSync(join(this.#folder, deletion.file), without(source, deletion));
    try {
      return await play();
    } finally {
      writeFileSync(join(this.#folder, deletion.file), source);
    }
  }

  /** @returns the first compiler error of each deletion in the contract; undefined if none */
  async errorsInContract(deletions: readonly Deletion[]): Promise<(string | undefined)[]> {
    const copies = join(this.#folder, 'copies');
    for (const [index, deletion] of deletions.entries()) {
      const copy = join(copies, String(index));
      cpSync(join(this.#folder, contract), copy, {
        recursive: true,
        filter: (path) => !/\/test$/.test(path),
      });
      const source = without(this.source(deletion.file), deletion);
      writeFileSync(join(copy, relative(contract, deletion.file)), source);
    }
    const output = await this.#compile(['copies/*/operations.ts']);
    rmSync(copies, { recursive: true });
    const errors = output.split('\n');
    return deletions.map((_, index) => errors.find((line) => line.startsWith(`copies/${index}/`)));
  }

  async errorIn(files: readonly string[]): Promise<string | undefined> {
    return (await this.#compile(files)).split('\n').find((line) => line !== '');
  }

  async #compile(files: readonly string[]): Promise<string> {
    // An unused import does not prove that code needs the deleted fact.
    const compilerOptions = { incremental: false, noUnusedLocals: false, noUnusedParameters: false };
    const settings = { extends: './tsconfig.json', compilerOptions, include: files };
    writeFileSync(join(this.#folder, 'tsconfig.deletion.json'), JSON.stringify(settings));
    const { output } = await this.#run(this.#compiler, ['-p', 'tsconfig.deletion.json', '--pretty', 'false']);
    return output;
  }

  async failureOf(tests: readonly string[]): Promise<string | undefined> {
    const { code, output } = await this.#run(join(this.#folder, 'node_modules/vitest/vitest.mjs'), [
      'run',
      '--project',
      'tests',
      '--bail=1',
      ...tests,
    ]);
    return code === 0 ? undefined : (/(?:FAIL|×) +(.*)/.exec(output)?.[1] ?? 'a test that does not load');
  }

  #run(script: string, parameters: readonly string[]): Promise<{ code: number | null; output: string }> {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [script, ...parameters], { cwd: this.#folder });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text;
        });
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, output }));
    });
  }
}
