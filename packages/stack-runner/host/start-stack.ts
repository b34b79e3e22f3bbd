import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { awsLimits } from '../basics/aws-limits.ts';
import { messageOf, StackError } from '../basics/errors.ts';
import { times } from '../basics/times.ts';
import { removeDeletedBytes } from '../emulators/deleted-bytes.ts';
import { startDynoxide } from '../emulators/dynoxide.ts';
import { startFauxqs } from '../emulators/fauxqs.ts';
import type { StackOutput } from '../gateway/cloudformation.ts';
import { Gateway } from '../gateway/gateway.ts';
import { startTables } from '../gateway/tables.ts';
import { Access, type Use } from '../iam/access.ts';
import { type Refusal, refusalLine } from '../iam/refusal.ts';
import { openJournal } from '../platform/journal.ts';
import { listenOn } from '../platform/ports.ts';
import { openStateDirectory, restrictToOwner } from '../platform/state-directory.ts';
import { type ProcessSupervisor, startSupervisor } from '../platform/supervisor.ts';
import type { Credentials } from '../protocol/signature.ts';
import type { AlarmView } from '../services/cloudwatch/cloudwatch.ts';
import { Minutes } from '../services/cloudwatch/minutes.ts';
import { Capacity, type TableCapacity } from '../services/dynamodb/capacity.ts';
import { Throttles } from '../services/dynamodb/throttles.ts';
import { WithheldMessages } from '../services/event-sources/withheld-messages.ts';
import { Kms } from '../services/kms/kms.ts';
import { AccountConcurrency } from '../services/lambda/concurrency.ts';
import type { InvocationResult } from '../services/lambda/invocation.ts';
import type { LambdaService } from '../services/lambda/lambda-service.ts';
import type { Mail } from '../services/sns/sns.ts';
import { type Assembly, readAssembly } from '../template/assembly.ts';
import { passMinute, runExpiry, runMinutes, timeOf } from './clock.ts';
import { makeStateDirectory, refuseOtherStack, stackCredentials } from './identity.ts';
import { IgnoredProperties, refuseUnknownTypes } from './ignored-properties.ts';
import { loginsOf } from './logins.ts';
import { checkOptions, type StackOptions } from './options.ts';
import { provision } from './provision.ts';
import { createServices } from './services.ts';
import { UndoList } from './undo-list.ts';
import { usesRecorder } from './uses-recorder.ts';

export interface LocalFunction {
  readonly logicalId: string;
  readonly name: string;
  readonly arn: string;
  readonly credentials: Credentials;
  killAll(signal: NodeJS.Signals): number[];
}

export interface LocalStack {
  readonly stackName: string;
  readonly endpoint: string;
  readonly region: string;
  readonly credentials: Credentials;
  readonly outputs: Readonly<Record<string, string>>;
  readonly functions: readonly LocalFunction[];
  readonly logins: Readonly<Record<string, Credentials>>;
  /** Waits for the result. `name` is a function name, ARN or logical id. */
  invoke(name: string, payload: unknown): Promise<InvocationResult>;
  alarms(): AlarmView[];
  mails(): readonly Mail[];
  passMinutes(count: number): Promise<void>;
  readonly ignored: readonly string[];
  exceeded(): string[];
  /** One line per kind of refused request, with the statement that would allow it. */
  refusals(): string[];
  /** Gives running functions up to `graceSeconds` (default 0). The next start continues unfinished work. */
  stop(options?: { readonly graceSeconds?: number }): Promise<void>;
}

const busyCheckMs = 50;

/**
 * Runs a stack and resolves when it is ready. A second start over one directory continues the first.
 * @throws StackError for unknown parts of the template, or a directory in use
 */
export async function startStack(options: StackOptions): Promise<LocalStack> {
  const identity = checkOptions(options);
  process.umask(0o077);
  const stateDir = makeStateDirectory(options.stateDir);
  const undo = new UndoList(options.log);
  const abort = new AbortController();
  const stop = async (): Promise<void> => {
    abort.abort();
    await undo.run();
  };
  const supervisor = await startSupervisor(stateDir);
  undo.add(() => supervisor.close());
  try {
    await options.prepare?.();
    restrictToOwner(stateDir);
    const assembly = readAssembly(options.assembly);
    refuseUnknownTypes(assembly.stacks);
    return await start({ options, identity, assembly, stateDir, supervisor, undo, abort, stop });
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Start {
  readonly options: StackOptions;
  readonly identity: ReturnType<typeof checkOptions>;
  readonly assembly: Assembly;
  readonly stateDir: string;
  readonly supervisor: ProcessSupervisor;
  readonly undo: UndoList;
  readonly abort: AbortController;
  stop(): Promise<void>;
}

async function start(given: Start): Promise<LocalStack> {
  const { options, assembly, stateDir, supervisor, undo, abort } = given;
  const { region, account, timeScale, iam: mode, clock } = given.identity;
  const { log } = options;
  const { stacks, assetFolder } = assembly;
  // The main stack comes last, because no other depends on it.
  const stackName = stacks.at(-1)?.stackName ?? '';
  const { signal } = abort;
  const state = openStateDirectory(stateDir);
  const names = stacks.map((each) => each.stackName).join(' and ');
  refuseOtherStack(state, { stackName: names, region, account });
  const credentials = stackCredentials(state);
  const ports = state.jsonFile('ports', z.record(z.string(), z.number()), {});
  const refusals: Refusal[] = [];
  const onRefusal = (refusal: Refusal): void => {
    refusals.push(refusal);
    log(refusalLine(refusal));
    options.onRefusal?.(refusalLine(refusal));
  };
  const recorder = usesRecorder(process.env.LOCAL_STACK_USES, stackName);
  const onUse = (use: Use): void => recorder?.use(use);
  const access = new Access({ mode, account, credentials, onRefusal, ...(recorder && { onUse }) });
  const journal = openJournal(join(stateDir, 'journal.sqlite'));
  undo.add(() => journal.close());
  undo.add(removeDeletedBytes(state, journal, log));

  const gateway = new Gateway();
  const port = await listenOn(ports, 'gateway', gateway.server, options.port).catch((error: unknown) => {
    throw new StackError(`the endpoint cannot listen: ${messageOf(error)}`);
  });
  undo.add(() => {
    gateway.server.closeAllConnections();
    gateway.server.close();
  });
  const endpoint = `http://127.0.0.1:${port}`;

  const launch = { state, supervisor, onExit: log };
  const [fauxqs, dynoxide] = await Promise.all([
    startFauxqs({ ...launch, region, account, endpoint }),
    startDynoxide(launch),
  ]);
  undo.add(() => Promise.all([fauxqs.stop(), dynoxide.stop()]));

  // A manual minute may be shorter by `timeScale`; capacity refills accordingly.
  const capacityTimeScale = clock === 'manual' ? timeScale : 1;
  const tables = await startTables(
    {
      region,
      account,
      credentials,
      mode,
      capacityTimeScale,
      recordsUses: recorder !== undefined,
      address: dynoxide.address,
    },
    {
      onRefusal: (refusal) => access.report(refusal),
      onUse,
      onThrottle: (throttle) => throttles.add(throttle),
      onCharge: (charge) => capacity.use(charge),
    },
  );
  undo.add(() => tables.stop());

  const emulators = { fauxqs: fauxqs.upstream, dynoxide: dynoxide.upstream };
  const stack = {
    region,
    account,
    credentials,
    access,
    endpoint,
    tablesEndpoint: tables.endpoint,
    ...emulators,
    log,
  };
  const minutes = new Minutes();
  const now = timeOf(clock, minutes);
  const services = createServices({ ...stack, timeScale, state, journal, signal, minutes, now, clock });
  const throttles = new Throttles(services.cloudwatch.emit);
  const tableCapacities = new Map<string, TableCapacity>();
  const capacity = new Capacity(
    () => Date.now() * capacityTimeScale,
    (throttle) => throttles.add(throttle),
    (charge) => tables.charge(charge),
  );
  const followRules = (): void => {
    const rules = { tables: tableCapacities, perKey: given.identity.awsLimits ? perKey : undefined };
    capacity.setRules(rules);
    tables.setRules({ access: access.rules(), capacity: rules });
  };
  const kms = new Kms({
    setEnabled: (arn, isEnabled) => {
      access.setKeyEnabled(arn, isEnabled);
      followRules();
    },
  });
  const { sqs, dynamodb, lambda, scheduler, s3, asyncInvocations, deliveries } = services;
  undo.add(() => {
    sqs.destroy();
    dynamodb.destroy();
  });

  let outputs = new Map<string, Record<string, StackOutput>>();
  const description = { region, account, stackName, createdAt: new Date(), outputs: () => outputs };
  gateway.open({ ...stack, ...services, kms, capacity, stack: description });

  const withheldMessages = clock === 'manual' ? new WithheldMessages(sqs, minutes, timeScale) : undefined;
  const afterwards: (() => Promise<void> | void)[] = [];
  const ignored = new IgnoredProperties();
  outputs = await provision(stacks, ignored, {
    ...stack,
    ...services,
    timeScale,
    minutes,
    kms,
    tableCapacities,
    withheldMessages,
    accountConcurrency: accountOf(given.identity),
    awsLimits: given.identity.awsLimits,
    concurrency: options.concurrency,
    environment: options.environment ?? {},
    supervisor,
    state,
    ports,
    journal,
    signal,
    assetFolder,
    afterProvisioning: (work) => afterwards.push(work),
    onStop: (work) => undo.add(work),
  });
  undo.add(() => {
    scheduler.stop();
    for (const each of lambda.all()) each.close();
  });
  const logins = loginsOf(access, given.identity, outputs.get(stackName) ?? {});
  recorder?.policies(access.rules());
  followRules();
  for (const work of afterwards) await work();
  await s3.recover();
  void asyncInvocations.resume();
  void deliveries.resume();
  const watched = { ...services, minutes, withheldMessages, signal, timeScale, log };
  if (clock === 'wall') {
    scheduler.start();
    undo.add(runMinutes(watched));
    undo.add(runExpiry(s3, log));
  }
  return {
    stackName,
    endpoint,
    region,
    credentials,
    outputs: Object.fromEntries(
      Object.entries(outputs.get(stackName) ?? {}).map(([key, { value }]) => [key, value]),
    ),
    ...functionsOf(lambda),
    logins,
    alarms: () => services.cloudwatch.alarms(),
    mails: () => services.mailbox.mails,
    passMinutes: async (count) => {
      if (clock === 'wall') throw new StackError('only a manual clock can pass minutes');
      for (let passed = 0; passed < count; passed += 1) {
        await passMinute(watched);
      }
    },
    ignored: ignored.lines(),
    exceeded: () => [...throttles.lines(), ...throttledFunctions(lambda), ...stoppedLoops(lambda)],
    refusals: () => refusals.map(refusalLine),
    stop: async ({ graceSeconds = 0 } = {}) => {
      scheduler.stop();
      abort.abort();
      const deadline = Date.now() + graceSeconds * 1000;
      while (lambda.all().some(({ busy }) => busy) && Date.now() < deadline) await sleep(busyCheckMs);
      await given.stop();
    },
  };
}

const throttledFunctions = (lambda: LambdaService): string[] =>
  lambda
    .all()
    .filter(({ throttles }) => throttles > 0)
    .map(({ definition, throttles }) => `Lambda throttled ${definition.name}, ${times(throttles)}`);

const stoppedLoops = (lambda: LambdaService): string[] =>
  lambda
    .all()
    .filter((each) => each.stoppedLoops > 0)
    .map((each) => `Lambda ended a recursive loop of ${each.definition.name}, ${times(each.stoppedLoops)}`);

const perKey: TableCapacity = {
  read: awsLimits.readUnitsPerKeySecond.value,
  write: awsLimits.writeUnitsPerKeySecond.value,
};

function accountOf(options: ReturnType<typeof checkOptions>): AccountConcurrency | undefined {
  const newAccount = options.awsLimits ? awsLimits.newAccountConcurrency.value : undefined;
  const concurrency = options.accountConcurrency ?? newAccount;
  return concurrency === undefined ? undefined : new AccountConcurrency(concurrency);
}

function functionsOf(lambda: LambdaService): Pick<LocalStack, 'functions' | 'invoke'> {
  return {
    functions: lambda.all().map((each) => ({
      logicalId: each.definition.logicalId,
      name: each.definition.name,
      arn: each.definition.arn,
      credentials: each.definition.credentials,
      killAll: (signal) => each.killAll(signal),
    })),
    invoke: (name, payload) => {
      const byLogicalId = lambda.all().find(({ definition }) => definition.logicalId === name);
      return (byLogicalId ?? lambda.get(name)).invoke(JSON.stringify(payload ?? {}));
    },
  };
}
