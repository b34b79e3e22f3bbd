import { join } from 'node:path';
import { createVitest, type TestCase, type TestModule, type Vitest } from 'vitest/node';
import { childrenOf } from '../../support/processes/processes.ts';
import { type Played, playedOf } from '../play.ts';

export class TestHost {
  readonly #folder: string;
  readonly #failed: { readonly by: string; readonly file: string; readonly message: string }[] = [];
  readonly #unloaded: string[] = [];
  #ended = 0;
  #vitest: Vitest | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async run(files: readonly string[], limitMs: number): Promise<Played> {
    if (files.length === 0) return { kind: 'passed' };
    this.#vitest ??= await this.#started();
    this.#failed.length = 0;
    this.#unloaded.length = 0;
    this.#ended = 0;
    const project = this.#vitest.getRootProject();
    const specifications = files.map((file) => project.createSpecification(join(this.#folder, file)));
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      for (const pid of childrenOf(process.pid)) process.kill(pid, 'SIGKILL');
    }, limitMs);
    try {
      const { unhandledErrors } = await this.#vitest.runTestSpecifications(specifications);
      // An endless loop can use up the memory and end its process before the limit.
      const isCutShort = this.#failed.length === 0 && this.#ended < files.length;
      if (isLate || isCutShort) return { kind: 'hung' };
      return playedOf(this.#failed, [...this.#unloaded, ...unhandledErrors.map(String)]);
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    await this.#vitest?.close();
  }

  async #started(): Promise<Vitest> {
    process.chdir(this.#folder);
    const reporter = {
      onTestCaseResult: (test: TestCase) => {
        const { state, errors = [] } = test.result();
        const message = errors.map((error) => `${error.name}: ${error.message}`).join('\n');
        if (state === 'failed')
          this.#failed.push({ by: test.fullName, file: test.module.relativeModuleId, message });
      },
      onTestModuleEnd: (module: TestModule) => {
        this.#ended += 1;
        this.#unloaded.push(...module.errors().map(({ message }) => message));
      },
    };
    const options = { root: this.#folder, config: 'test/mutants/vitest.config.ts', watch: false };
    return createVitest('test', { ...options, reporters: [reporter] });
  }
}
