import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import type { AwsIdentity } from '../../shared/aws/sign-request.ts';
import { customerTag, loginName } from '../../shared/customers/login.ts';
import {
  readsAndChanges,
  removeLocalEndpoint,
  type SignedFetch,
  signedFetch,
  writeLocalEndpoint,
} from '../cli/index.ts';
import { closeToOthers, type LocalStack, StackError, startStack } from '../stack-runner/index.ts';
import { synthesize } from './synthesize.ts';

/** How many times shorter the waits of a local run are than on AWS. */
const timeScale = 20;

/** Execution environments of each function: the machine has few cores. */
const concurrency = 4;

const vendorUrls = ['palmistryUrl', 'baseUrl', 'visionUrl', 'chatUrl'];

/**
 * Our own service beside the pipeline. It runs one call in each environment, so further calls would only queue.
 * Photos take seconds each: a call behind forty of them would time out and be bought again.
 */
const ownService = { service: 'self-hosted', inFlightCap: String(concurrency) };

/**
 * Returns the settings of the local run, overridden by the given ones; see infra/settings.ts. With the addresses of
 * another service, our own is not started.
 */
export function localContext(given: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    ...(vendorUrls.some((name) => name in given) ? {} : ownService),
    architecture: process.arch === 'arm64' ? 'arm64' : 'x86_64',
    timeScale: String(timeScale),
    attemptTimeoutSeconds: '45',
    intakeTimeoutSeconds: '45',
    credits: '1000000',
    allowLoopbackImages: 'true',
    local: 'true',
    ...given,
    // Synthesis runs in the folder of the package, whatever the current directory.
    ...(given.profile?.endsWith('.json') ? { profile: resolve(given.profile) } : {}),
  };
}

/** The account concurrency that each size is meant for. */
const executionsOf: Readonly<Record<string, number>> = { small: 10, medium: 1_000, large: 5_000 };

/** Returns the account concurrency of the given size, or of the size in the stage's file. */
function executions(root: string, { size, stage }: Readonly<Record<string, string>>): number {
  const file = stage === undefined ? '' : join(root, 'config/stages', `${stage}.json`);
  const [, named] = /"size":\s*"(\w+)"/.exec(existsSync(file) ? readFileSync(file, 'utf8') : '') ?? [];
  return executionsOf[size ?? named ?? 'medium'] ?? 1_000;
}

export interface RunningPipeline {
  readonly stack: LocalStack;
  readonly s3: S3Client;
  readonly inbox: string;
  readonly reports: SignedFetch;
  /** The reports function as the login of each customer reaches it. */
  readonly customers: ReadonlyMap<string, SignedFetch>;
  stop(): Promise<void>;
}

interface PipelineOptions {
  readonly root: string;
  readonly state: string;
  /** The folder of the synthesized stack; defaults to the state directory. */
  readonly assembly?: string;
  readonly port: number;
  /** Enforces AWS's limits, including those of a new account. */
  readonly awsLimits?: boolean;
  readonly context: Readonly<Record<string, string>>;
  /** Customers with a login. */
  readonly customers?: readonly string[];
  /** Called once no other host runs on this state. */
  readonly prepare?: () => void;
  /** Reports progress, one line at a time. */
  readonly say: (line: string) => void;
  readonly log: (line: string) => void;
}

/** Gives calls in progress time to end: a call that is cut off has an unknown outcome. */
const graceSeconds = 15;

/** Synthesizes and starts the whole pipeline on this machine, with the service beside it. */
export async function startPipeline(options: PipelineOptions): Promise<RunningPipeline> {
  const { root, state, port, customers = [], say, log } = options;
  // A setting of the runner, not of the app.
  const { iam, ...context } = options.context;
  const assembly = options.assembly ?? join(state, 'cdk.out');
  const scale = Number(context.timeScale ?? '1');
  const stack = await startStack({
    assembly,
    stateDir: join(state, 'stack'),
    port,
    timeScale: scale,
    concurrency,
    ...(options.awsLimits === true ? { awsLimits: true, accountConcurrency: executions(root, context) } : {}),
    ...(iam === undefined ? {} : { iam: accessMode(iam) }),
    logins: customers.map((customer) => ({
      name: loginName(customer),
      tags: { [customerTag]: customer },
      policyOutput: 'CustomersPolicy',
    })),
    prepare: async () => {
      options.prepare?.();
      say('Synthesizing the stack');
      await synthesize(root, assembly, context);
      // Bundled files have the permissions of their sources.
      closeToOthers(assembly);
      say('Starting the stack');
    },
    log,
  });
  const { endpoint, region, credentials, outputs } = stack;
  const client = { endpoint, region, credentials };
  writeLocalEndpoint(state, stack);
  const reportsAs = (signer: AwsIdentity): SignedFetch => {
    const face = (name: string) => signedFetch(outputOf(outputs, name), region, async () => signer, fetch);
    return readsAndChanges(face('ReportsUrl'), face('OperateUrl'));
  };
  return {
    stack,
    s3: new S3Client({ ...client, forcePathStyle: true }),
    inbox: outputOf(outputs, 'InboxBucket'),
    reports: reportsAs(credentials),
    customers: new Map(
      customers.flatMap((customer) => {
        const login = stack.logins[loginName(customer)];
        return login === undefined ? [] : [[customer, reportsAs(login)] as const];
      }),
    ),
    stop: async () => {
      removeLocalEndpoint(state);
      await stack.stop({ graceSeconds });
    },
  };
}

function accessMode(given: string): 'enforce' | 'audit' {
  if (given === 'enforce' || given === 'audit') return given;
  throw new StackError(`-c iam=${given}: write enforce or audit`);
}

export function outputOf(outputs: Readonly<Record<string, string>>, name: string): string {
  const value = outputs[name];
  if (value === undefined) throw new Error(`The stack has no output ${name}`);
  return value;
}
