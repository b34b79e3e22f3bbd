/** Variables by which the AWS SDK finds an account, or a local stack in its place. */
export type Account = Readonly<Record<string, string>>;

export interface HourSteps {
  deploy(): Promise<Account>;
  /** The steps run in this order; the first failure skips the rest. */
  readonly checks: Readonly<Record<string, (account: Account) => Promise<void>>>;
  destroy(): Promise<void>;
}

/** Always destroys the stack. @returns the failures */
export async function firstHour(
  { deploy, checks, destroy }: HourSteps,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  try {
    say('Deploying');
    const account = await deploy();
    for (const [name, check] of Object.entries(checks)) {
      signal.throwIfAborted();
      say(name);
      await check(account);
    }
  } catch (error) {
    failures.push(error);
  }
  say('Destroying');
  await destroy().catch((error: unknown) => failures.push(error));
  return failures;
}
