import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files of these projects mostly wait, so they start first, and computing files use the cores beside them. */
const waiting: ReadonlySet<string> = new Set(['end-to-end', 'deep-end-to-end']);
/** The last files wait for processes too, but briefly. */
const last: ReadonlySet<string> = new Set(['apart', 'deep-apart']);

const rank = ({ project }: TestSpecification): number =>
  Number(last.has(project.name)) - Number(waiting.has(project.name));

/** Vitest would order projects by name, and two cores would idle while every worker waits for a stack. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
