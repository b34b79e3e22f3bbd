import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These projects mostly wait, so they start first, beside computing files. */
const waiting: ReadonlySet<string> = new Set(['end-to-end', 'deep-end-to-end']);
/** The last files wait for processes too, but briefly. */
const last: ReadonlySet<string> = new Set(['deep-apart']);

/** Short files whose tests compute for long, so at the end of a run the other workers would idle. */
const computesForLong = /\/test\/(?:simulation|scopes)\//;

function rank({ project, moduleId }: TestSpecification): number {
  if (waiting.has(project.name)) return 0;
  if (project.name === 'stacks') return 1;
  if (last.has(project.name)) return 4;
  return computesForLong.test(moduleId) ? 2 : 3;
}

const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder;

/** Vitest would order projects by name, and two cores would idle while every worker waits for a stack. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort(
      (one, other) => groupOf(one) - groupOf(other) || rank(one) - rank(other),
    );
  }
}
