/** One part of docs/performance.md: what a benchmark measures, in words. */
export interface Part {
  readonly benchmark: string;
  readonly title: string;
  /** The method behind the figures. */
  readonly formula: string;
  /** The attempts to meet each missed goal, by the name of its figure. */
  readonly tried: Readonly<Record<string, string>>;
  /** Whether the names of its figures are `row: column`, so that they make a table of rows and columns. */
  readonly isGrid?: true;
  /** Notes that readers of the figures need. */
  readonly remarks?: readonly string[];
}

/** A section of the page. */
export interface Section {
  readonly title: string;
  readonly parts: readonly Part[];
}
