export interface Part {
  readonly benchmark: string;
  readonly title: string;
  readonly method: string;
  /** The attempts to meet each missed goal, by figure. */
  readonly tried: Readonly<Record<string, string>>;
  /** Whether the names of its figures are `row: column`. */
  readonly isGrid?: true;
  readonly remarks?: readonly string[];
}

export interface Section {
  readonly title: string;
  readonly parts: readonly Part[];
}
