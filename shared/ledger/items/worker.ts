/** The worker that a wave belongs to: one invocation of fan-out. `until` is its deadline and ten seconds. */
export interface Worker {
  readonly name: string;
  readonly until: number;
}
