/** One part of docs/performance.md: what a benchmark measures, in words. */
export interface Part {
  readonly benchmark: string;
  readonly title: string;
  /** How the figures are come by. */
  readonly formula: string;
  /** For each goal that is missed, by the name of its figure: what was tried. */
  readonly tried: Readonly<Record<string, string>>;
  /** Whether the names of its figures are `row: column`, so that they make a table of rows and columns. */
  readonly isGrid?: true;
  /** What has to be known beside the figures. */
  readonly remarks?: readonly string[];
}

/** What belongs together on the page. */
export interface Section {
  readonly title: string;
  readonly parts: readonly Part[];
}
