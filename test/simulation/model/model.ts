import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import { batchKey } from '../../../shared/ledger/items/keys.ts';
import { isEnd, type State } from '../../../shared/ledger/items/state.ts';
import { transitions } from '../../../shared/ledger/states/transitions.ts';
import type { Answer, Call } from '../../../shared/service-client/caller.ts';
import { accountOf } from '../../support/ledger/account-of.ts';
import { withRetry } from '../../support/settings/settings.ts';
import { answerOf, LedgerWorld, photo, row, subject } from '../../support/worlds/ledger-world.ts';

export const names = ['june/anna', 'june/ben', 'july/clara'] as const;
export type Name = (typeof names)[number];

const callsOfPhoto = 17;
const callsOfRow = 4;

export interface Model {
  readonly photos: Map<Name, number>;
  readonly rows: Map<Name, number>;
  hasCredit: boolean;
  isTokenGood: boolean;
  isReachable: boolean;
}

export const freshModel = (): Model => ({
  photos: new Map(),
  rows: new Map(),
  hasCredit: true,
  isTokenGood: true,
  isReachable: true,
});

export class Real {
  readonly world = new LedgerWorld();
  readonly paid = new Map<string, number>();
  readonly refusals: { readonly at: number; readonly what: 401 | 402 }[] = [];
  #model: Model;
  #generation = 1;
  #seen = new Map<Name, State>();
  #version = 0;

  constructor(model: Model) {
    this.#model = model;
    this.world.settings = withRetry(this.world.settings, { maxDeferrals: 1000 });
    this.world.answer = (call) => this.#answer(call);
  }

  follow(model: Model): void {
    this.#model = model;
  }

  async offerPhoto(name: Name, version: number): Promise<void> {
    await this.world.acceptPhoto(name, photo(`photo ${version}`), this.#source(`palms/${name}`, version));
  }

  async offerRow(name: Name, version: number): Promise<void> {
    await this.world.acceptRow(name, rowOf(version), this.#source(`births/${name}`, version));
  }

  #source(key: string, version: number) {
    return this.world.source(key, version.toString(16).padStart(6, '0'));
  }

  /** The service gets the last call, but nobody gets the answer. */
  async dieOver(name: Name, sends: number): Promise<void> {
    let left = sends;
    const deps = this.world.fanOut([name], {
      send: (call) => {
        left -= 1;
        const answer = left >= 0 ? this.#answer(call) : answerOf('connection lost');
        return left > 0 ? Promise.resolve(answer) : new Promise(() => {});
      },
    });
    void workOnSubjects(deps, [subject(name)]);
    for (let tick = 0; tick < 40; tick += 1) await new Promise((resolve) => setImmediate(resolve));
  }

  rotate(): void {
    this.#version += 1;
    this.world.credential = {
      version: `rotated ${this.#version}`,
      content: { token: `generation ${this.#generation}`, userId: 'u', apiKey: 'k' },
    };
  }

  #answer(call: Call): Answer {
    const { isReachable, isTokenGood, hasCredit } = this.#model;
    if (!isReachable) return answerOf('no connection');
    if (!isTokenGood) {
      this.refusals.push({ at: this.world.now, what: 401 });
      return answerOf('credential refused', { status: 401 });
    }
    if (!hasCredit) {
      this.refusals.push({ at: this.world.now, what: 402 });
      return answerOf('wallet empty', { status: 402 });
    }
    const about = call.body.image_url ?? call.body.palm_id ?? call.body.hour;
    const bought = `${call.operation} ${String(about).replace('palm of ', '')}`;
    this.paid.set(bought, (this.paid.get(bought) ?? 0) + 1);
    return this.world.bought(call);
  }

  async check(model: Model): Promise<void> {
    const problems: string[] = [];
    let unknowns = 0;
    for (const name of names) {
      if (!model.photos.has(name) && !model.rows.has(name)) continue;
      const { header, parts } = await this.world.report(name);
      const before = this.#seen.get(name);
      if (before !== undefined && !mayFollow(before, header.state))
        problems.push(`${before} became ${header.state}`);
      this.#seen.set(name, header.state);
      const [newestPhoto, newestRow] = [model.photos.get(name), model.rows.get(name)];
      if (header.inputs.photo?.value.sha256 !== (newestPhoto && `photo ${newestPhoto}`))
        problems.push(`${name} does not hold its newest photo`);
      if (header.inputs.row?.value.birth?.hour !== newestRow)
        problems.push(`${name} does not hold its newest row`);
      const expectedCalls =
        (newestPhoto === undefined ? 0 : callsOfPhoto) + (newestRow === undefined ? 0 : callsOfRow);
      if (header.state === 'complete' && header.tally?.bought !== expectedCalls)
        problems.push(`${name} is complete with ${header.tally?.bought} of ${expectedCalls} parts`);
      if (header.state === 'waiting' && (header.reason === undefined || header.waitingOn === undefined))
        problems.push(`${name} waits for nothing`);
      for (const part of parts.values()) unknowns += part.unknowns?.size ?? 0;
    }
    const repeated = [...this.paid.values()].reduce((sum, times) => sum + times - 1, 0);
    if (repeated > unknowns)
      problems.push(`${repeated} calls were bought again, ${unknowns} are listed as unknown`);
    if (problems.length > 0) throw new Error(problems.join('; '));
  }

  async checkRest(model: Model): Promise<void> {
    const problems: string[] = [];
    let bought = 0;
    let unknown = 0;
    for (const name of names) {
      if (!model.photos.has(name) && !model.rows.has(name)) continue;
      const { header } = await this.world.report(name);
      if (!isEnd(header.state)) problems.push(`${name} never ended: ${header.state}`);
      if (header.state !== 'complete' && header.callsUnknown === 0)
        problems.push(`${name} is ${header.state}`);
      bought += header.callsBought;
      unknown += header.callsUnknown;
    }
    const sold = [...this.paid.values()].reduce((sum, times) => sum + times, 0);
    if (sold < bought || sold > bought + unknown)
      problems.push(`${sold} calls were sold, ${bought} noted as bought and ${unknown} as unknown`);
    let committed = 0;
    for (const batch of ['june', 'july']) {
      const account = await accountOf(this.world.table, batchKey(batch));
      committed += account.committed;
      if (Object.keys(account.blocks).length > 0) problems.push(`${batch} has unsettled blocks`);
    }
    if (committed !== bought + unknown)
      problems.push(`${committed} calls are committed, ${bought} and ${unknown} were spent`);
    if (problems.length > 0) throw new Error(problems.join('; '));
  }
}

const rowOf = (version: number) =>
  row({ birth: { day: 4, month: 7, year: 1990, hour: version, min: 30, lat: 12, lon: 77, tzone: 5.5 } });

function mayFollow(before: State, after: State): boolean {
  const reached = new Set<State>([before]);
  for (const state of reached) {
    for (const next of Object.values(transitions[state]))
      if (next !== null && next !== 'gone') reached.add(next);
  }
  return reached.has(after);
}
