import { createHmac } from 'node:crypto';
import type { Credentials } from '../protocol/signature.ts';
import type { RequestContext } from './condition.ts';
import { type Decision, decide, holderOf, type Need, type Policies, type Principal } from './decide.ts';
import { keyNeeds } from './key-use.ts';
import { disabledKey, type KeyRules, keyIsDisabled } from './keys.ts';
import { denied, nameOf, type Refusal } from './refusal.ts';
import type { Statement } from './statement.ts';
import type { TableKeys } from './tables.ts';

export type AccessMode = 'enforce' | 'audit';

interface Caller {
  readonly principal: Principal;
  readonly credentials: Credentials;
}

interface Options {
  readonly mode: AccessMode;
  readonly account: string;
  readonly credentials: Credentials;
  onRefusal(refusal: Refusal): void;
  onUse?(use: Use): void;
}

export interface Use {
  readonly caller: string;
  readonly isOperator: boolean;
  readonly action: string;
  readonly allows: readonly string[];
  readonly denies: readonly string[];
}

export interface AccessRules extends Policies, KeyRules {
  readonly tableKeys: ReadonlyMap<string, TableKeys>;
  readonly callers: ReadonlyMap<string, Caller>;
}

const maxDecisions = 10_000;

export class Access {
  readonly #options: Options;
  #callers = new Map<string, Caller>();
  #identity = new Map<string, readonly Statement[]>();
  #resource = new Map<string, readonly Statement[]>();
  #tableKeys = new Map<string, TableKeys>();
  #keyOf = new Map<string, string>();
  #disabled = new Set<string>();
  readonly #managed = new Map<string, readonly Statement[]>();
  readonly #trust = new Map<string, readonly Statement[]>();
  readonly #reported = new Set<string>();
  readonly #used = new Set<string>();
  readonly #decided = new Map<string, Refusal | undefined>();

  constructor(options: Options) {
    this.#options = options;
    const { credentials } = options;
    this.#callers.set(credentials.accessKeyId, { principal: { kind: 'operator' }, credentials });
  }

  /** Derives credentials from the stored secret: URLs signed before a restart stay valid. */
  credentialsOf(roleArn: string, session: string, tags: Readonly<Record<string, string>> = {}): Credentials {
    const { secretAccessKey } = this.#options.credentials;
    const derive = (what: string) =>
      createHmac('sha256', secretAccessKey).update(`${what} ${roleArn} ${session}`);
    const credentials = {
      accessKeyId: `LOCAL${derive('key').digest('hex').slice(0, 16).toUpperCase()}`,
      secretAccessKey: derive('secret').digest('base64url'),
    };
    const principal = { kind: 'role', arn: roleArn, session, tags } as const;
    this.#callers.set(credentials.accessKeyId, { principal, credentials });
    return credentials;
  }

  /** An unknown key counts as the operator; the signature check then fails. */
  caller(accessKeyId: string | undefined): Caller {
    const { credentials } = this.#options;
    return this.#callers.get(accessKeyId ?? '') ?? { principal: { kind: 'operator' }, credentials };
  }

  allowRole(roleArn: string, statements: readonly Statement[]): void {
    this.#identity.set(roleArn, [...(this.#identity.get(roleArn) ?? []), ...statements]);
  }

  setTrustPolicy(roleArn: string, statements: readonly Statement[]): void {
    this.#trust.set(roleArn, statements);
  }

  refusalToAssume(service: Principal, roleArn: string, context: RequestContext): Refusal | undefined {
    if (!this.#trust.has(roleArn)) return undefined;
    const need = { action: 'sts:AssumeRole', resource: roleArn, context };
    const policies = { identity: new Map(), resource: this.#trust };
    const { allowed, denial } = decide(policies, this.#options.account, service, need);
    if (allowed) return undefined;
    const refusal = { principal: service, need, denial };
    this.report(refusal);
    return this.#options.mode === 'enforce' ? refusal : undefined;
  }

  addResourcePolicy(resourceArn: string, statements: readonly Statement[]): void {
    this.#resource.set(resourceArn, [...(this.#resource.get(resourceArn) ?? []), ...statements]);
  }

  addManagedPolicy(arn: string, statements: readonly Statement[]): void {
    this.#managed.set(arn, statements);
  }

  managedPolicy(arn: string): readonly Statement[] | undefined {
    return this.#managed.get(arn);
  }

  setKey(resourceArn: string, keyArn: string): void {
    this.#keyOf.set(resourceArn, keyArn);
  }

  setKeyEnabled(keyArn: string, isEnabled: boolean): void {
    if (isEnabled) this.#disabled.delete(keyArn);
    else this.#disabled.add(keyArn);
  }

  addTable(arn: string, keys: TableKeys): void {
    this.#tableKeys.set(arn, keys);
  }

  get tableKeys(): ReadonlyMap<string, TableKeys> {
    return this.#tableKeys;
  }

  rules(): AccessRules {
    return {
      callers: this.#callers,
      identity: this.#identity,
      resource: this.#resource,
      tableKeys: this.#tableKeys,
      keyOf: this.#keyOf,
      disabled: this.#disabled,
    };
  }

  setRules({ callers, identity, resource, tableKeys, keyOf, disabled }: AccessRules): void {
    this.#keyOf = new Map(keyOf);
    this.#disabled = new Set(disabled);
    this.#callers = new Map(callers);
    this.#identity = new Map(identity);
    this.#resource = new Map(resource);
    this.#tableKeys = new Map(tableKeys);
    this.#decided.clear();
  }

  /** Undefined in `audit`, which only lists refusals. */
  refusal(principal: Principal, needs: readonly Need[]): Refusal | undefined {
    for (const need of needs.flatMap((each) => [each, ...this.#keyNeeds(each)])) {
      const found = this.#judge(principal, need);
      if (found === undefined) continue;
      this.report(found);
      if (this.#options.mode === 'enforce') return found;
    }
    return undefined;
  }

  #keyNeeds(need: Need): Need[] {
    const key = this.#keyOf.get(holderOf(need.resource));
    return key === undefined ? [] : keyNeeds(need, key);
  }

  check(service: string, principal: Principal, needs: readonly Need[]): void {
    const refusal = this.refusal(principal, needs);
    if (refusal !== undefined) throw denied(service, refusal);
    const key = disabledKey({ keyOf: this.#keyOf, disabled: this.#disabled }, needs);
    if (key !== undefined) throw keyIsDisabled(service, key);
  }

  report(refusal: Refusal): void {
    const { principal, need, denial } = refusal;
    const kind = JSON.stringify([nameOf(principal), need.action, holderOf(need.resource), denial]);
    if (this.#reported.has(kind)) return;
    this.#reported.add(kind);
    this.#options.onRefusal(refusal);
  }

  #use(principal: Principal, { action }: Need, { applying }: Decision): void {
    const { onUse } = this.#options;
    if (onUse === undefined) return;
    const sources = (wanted: Statement['effect']): string[] =>
      applying.filter(({ effect }) => effect === wanted).map(({ source }) => source);
    const use: Use = {
      caller: nameOf(principal),
      isOperator: principal.kind === 'operator',
      action,
      allows: sources('Allow'),
      denies: sources('Deny'),
    };
    const name = JSON.stringify(use);
    if (this.#used.has(name)) return;
    this.#used.add(name);
    onUse(use);
  }

  #judge(principal: Principal, need: Need): Refusal | undefined {
    const name = JSON.stringify([nameOf(principal), need]);
    if (this.#decided.has(name)) return this.#decided.get(name);
    const policies = { identity: this.#identity, resource: this.#resource };
    const decision = decide(policies, this.#options.account, principal, need);
    this.#use(principal, need, decision);
    const refusal = decision.allowed ? undefined : { principal, need, denial: decision.denial };
    if (this.#decided.size >= maxDecisions) this.#decided.clear();
    this.#decided.set(name, refusal);
    return refusal;
  }
}
