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
import { type LocalStack, restrictToOwner, StackError, startStack } from '../stack-runner/index.ts';
import { synthesize } from './synthesize.ts';

/** Waits of a local run are this many times shorter than on AWS. */
const timeScale = 20;

/** Lambda environments per function; a machine has few cores. */
const concurrency = 4;

const vendorUrls = ['palmistryUrl', 'baseUrl', 'visionUrl', 'chatUrl'];

/** Our service needs seconds per photo: with more calls in flight, some would time out. */
const ownService = { service: 'self-hosted', inFlightCap: String(concurrency) };

/** Omits our own service if `overrides` names an address of a vendor. */
export function localContext(overrides: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    ...(vendorUrls.some((name) => name in overrides) ? {} : ownService),
    architecture: process.arch === 'arm64' ? 'arm64' : 'x86_64',
    timeScale: String(timeScale),
    attemptTimeoutSeconds: '45',
    intakeTimeoutSeconds: '45',
    credits: '1000000',
    allowLoopbackImages: 'true',
    local: 'true',
    ...overrides,
    ...(overrides.profile?.endsWith('.json') ? { profile: resolve(overrides.profile) } : {}),
  };
}

/** Concurrent executions of the account that each value of the setting `size` assumes. */
const executionsOf: Readonly<Record<string, number>> = { small: 10, medium: 1_000, large: 5_000 };

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
  readonly customers: ReadonlyMap<string, SignedFetch>;
  stop(): Promise<void>;
}

interface PipelineOptions {
  readonly root: string;
  readonly state: string;
  readonly assembly?: string;
  readonly port: number;
  readonly awsLimits?: boolean;
  readonly context: Readonly<Record<string, string>>;
  readonly customers?: readonly string[];
  /** Called as soon as no other process runs on the state folder. */
  readonly prepare?: () => void;
  readonly say: (line: string) => void;
  readonly onRefusal?: (line: string) => void;
  readonly log: (line: string) => void;
}

/** A call that is cut off has an unknown outcome, so calls get time to end. */
const graceSeconds = 15;

export async function startPipeline(options: PipelineOptions): Promise<RunningPipeline> {
  const { root, state, port, customers = [], say, log } = options;
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
      restrictToOwner(assembly);
      say('Starting the stack');
    },
    ...(options.onRefusal === undefined ? {} : { onRefusal: options.onRefusal }),
    log,
  });
  const { endpoint, region, credentials, outputs } = stack;
  const client = { endpoint, region, credentials };
  writeLocalEndpoint(state, stack);
  const reportsAs = (signer: AwsIdentity): SignedFetch => {
    const fetchAt = (name: string) => signedFetch(outputOf(outputs, name), region, async () => signer, fetch);
    return readsAndChanges(fetchAt('ReportsUrl'), fetchAt('OperateUrl'));
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
