const zoned = ['getFullYear', 'getMonth', 'getDate', 'getDay', 'getHours', 'getTimezoneOffset'] as const;

/** Code that uses the machine's clock or randomness throws, and `wrong` reports it. */
export async function onPaperTime<T>(work: () => Promise<T>, wrong: (what: string) => void): Promise<T> {
  const { setTimeout, setInterval } = globalThis;
  const { now } = Date;
  const { random } = Math;
  const { timeout } = AbortSignal;
  const local = Object.fromEntries(zoned.map((name) => [name, Date.prototype[name]]));
  const refuse = (what: string) => () => {
    const refusal = `Something uses ${what} of this machine, so its result depends on the speed of the machine`;
    wrong(refusal);
    throw new Error(refusal);
  };
  Object.assign(globalThis, { setTimeout: refuse('a timer'), setInterval: refuse('a timer') });
  Object.assign(Date, { now: refuse('the time') });
  Object.assign(Math, { random: refuse('the random numbers') });
  Object.assign(AbortSignal, { timeout: refuse('a timer') });
  for (const name of zoned) Object.assign(Date.prototype, { [name]: refuse('the time zone') });
  try {
    return await work();
  } finally {
    Object.assign(globalThis, { setTimeout, setInterval });
    Object.assign(Date, { now });
    Object.assign(Math, { random });
    Object.assign(AbortSignal, { timeout });
    Object.assign(Date.prototype, local);
  }
}
