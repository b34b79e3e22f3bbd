/** Variables by which the AWS SDK, and every command of ours, finds an account, or the gateway that stands for one. */
export type Account = Readonly<Record<string, string>>;

export interface HourSteps {
  deploy(): Promise<Account>;
  /** Each gets the account, in this order; the first failure skips the rest. */
  readonly checks: Readonly<Record<string, (account: Account) => Promise<void>>>;
  /** Removes whatever `deploy` has made or begun to make. */
  destroy(): Promise<void>;
}

/**
 * Deploys, checks and destroys. What `deploy` began is destroyed after a failure and after an interruption too.
 *
 * @returns the failures, none when all went well
 */
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
