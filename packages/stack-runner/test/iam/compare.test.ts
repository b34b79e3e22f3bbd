import { runSimulation, type Simulation } from '@cloud-copilot/iam-simulate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide, type Need, type Principal } from '../../iam/decide.ts';
import { statementsOf } from '../../iam/statement.ts';

const account = '111122223333';
const roleArn = `arn:aws:iam::${account}:role/worker`;
const queue = `arn:aws:sqs:eu-central-1:${account}:jobs`;
const table = `arn:aws:dynamodb:eu-central-1:${account}:table/items`;
const bucket = 'arn:aws:s3:::photos';

interface PolicyRequest {
  readonly action: string;
  readonly resource: string;
  readonly policyHolder: string;
}

const policyRequest = fc.constantFrom<PolicyRequest>(
  { action: 'sqs:SendMessage', resource: queue, policyHolder: queue },
  { action: 'sqs:ReceiveMessage', resource: queue, policyHolder: queue },
  { action: 's3:PutObject', resource: `${bucket}/palms/a b.jpg`, policyHolder: bucket },
  { action: 's3:GetObject', resource: `${bucket}/births/june.csv`, policyHolder: bucket },
  { action: 's3:ListBucket', resource: bucket, policyHolder: bucket },
  { action: 'dynamodb:GetItem', resource: table, policyHolder: table },
  { action: 'dynamodb:Query', resource: `${table}/index/due`, policyHolder: table },
);
const principals = fc.constantFrom<readonly [Principal, string]>(
  [{ kind: 'role', arn: roleArn }, roleArn],
  [{ kind: 'service', name: 's3.amazonaws.com' }, 's3.amazonaws.com'],
);

const near = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(text) },
    { weight: 1, arbitrary: fc.constantFrom('*', `${text}*`, `*${text}`, `${text}?`, text.slice(0, -1)) },
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.nat(text.length), fc.nat(6), fc.constantFrom('*', '?', '**', '?*', '', '.', 'x'))
        .map(([at, length, mark]) => text.slice(0, at) + mark + text.slice(at + length)),
    },
  );
/** IAM accepts no pattern in the service. */
const nearAction = (action: string): fc.Arbitrary<string> => {
  const [service = '', operation = ''] = action.split(':');
  return fc.oneof(
    fc.constant('*'),
    near(operation).map((pattern) => `${service}:${pattern || '*'}`),
    fc.constant(action.toUpperCase().replace(service.toUpperCase(), service)),
  );
};
/** IAM allows no wildcards in the type of a resource (`table/`). */
const nearResource = (resource: string): fc.Arbitrary<string> => {
  const [, head = '', type = '', name = ''] = /^((?:[^:]*:){5})(table\/)?(.*)$/.exec(resource) ?? [];
  const segments = head.split(':').slice(0, -1);
  return fc.oneof(
    fc.constant('*'),
    near(name).map((pattern) => head + type + (pattern || '*')),
    fc
      .tuple(fc.integer({ min: 1, max: segments.length - 1 }), fc.constantFrom('*', '?', '*:*', 'x'))
      .map(
        ([at, mark]) =>
          `${segments.map((segment, index) => (index === at ? mark : segment)).join(':')}:${type}${name}`,
      ),
  );
};

/** A value of ArnLike has six parts; AWS does not document what a lone `*` matches. */
const nearArn = (arn: string): fc.Arbitrary<string> => nearResource(arn).filter((pattern) => pattern !== '*');

const keys = {
  'dynamodb:LeadingKeys': ['place#1', 'place#2', 'subject#1', 'a*b', ''],
  'aws:SourceArn': [bucket, 'arn:aws:s3:::other', `${bucket}-2`],
  'aws:SourceAccount': [account, '999988887777'],
  's3:prefix': ['palms/', 'births/', ''],
  'aws:PrincipalTag/team': ['palms', 'births', 'jobs'],
  'aws:SecureTransport': ['true', 'false'],
} as const;
type Key = keyof typeof keys;
const isMultivalued = (key: Key): boolean => key === 'dynamodb:LeadingKeys';
const keysOf: Readonly<Record<string, readonly Key[]>> = {
  sqs: ['aws:SourceArn', 'aws:SourceAccount', 'aws:SecureTransport'],
  s3: ['s3:prefix', 'aws:SecureTransport', 'aws:SourceAccount', 'aws:PrincipalTag/team'],
  dynamodb: ['dynamodb:LeadingKeys', 'aws:SecureTransport'],
};
const keysFor = ({ action }: PolicyRequest): readonly Key[] =>
  (keysOf[action.split(':')[0] ?? ''] ?? []).filter(
    (key) => key !== 's3:prefix' || action === 's3:ListBucket',
  );

const operatorsOf = (key: Key): readonly string[] => {
  if (key === 'aws:SecureTransport') return ['Bool', 'BoolIfExists', 'Null'];
  const text = ['StringEquals', 'StringNotEquals', 'StringLike', 'StringNotLike', 'StringEqualsIgnoreCase'];
  const all = [...text, ...(key === 'aws:SourceArn' ? ['ArnLike', 'ArnNotLike', 'ArnEquals'] : [])];
  const each = [...all, ...all.map((name) => `${name}IfExists`)];
  return isMultivalued(key)
    ? [...each.flatMap((name) => [`ForAllValues:${name}`, `ForAnyValue:${name}`]), 'Null']
    : [...each, 'Null'];
};
const condition = (request: PolicyRequest): fc.Arbitrary<Record<string, Record<string, string | string[]>>> =>
  fc.constantFrom(...keysFor(request)).chain((key) =>
    fc.constantFrom(...operatorsOf(key)).chain((operator) => {
      const value =
        operator === 'Null'
          ? fc.constantFrom('true', 'false')
          : fc.oneof(...keys[key].map(key === 'aws:SourceArn' ? nearArn : near));
      const values =
        operator.startsWith('Bool') || operator === 'Null'
          ? value
          : fc.array(value, { minLength: 1, maxLength: 2 });
      return values.map((wanted) => ({ [operator]: { [key]: wanted } }));
    }),
  );

const body = (request: PolicyRequest) =>
  fc.record({
    Effect: fc.constantFrom('Allow', 'Allow', 'Deny'),
    action: fc.tuple(fc.boolean(), fc.array(nearAction(request.action), { minLength: 1, maxLength: 2 })),
    resource: fc.tuple(
      fc.boolean(),
      fc.array(nearResource(request.resource), { minLength: 1, maxLength: 2 }),
    ),
    condition: fc.option(condition(request), { freq: 2, nil: undefined }),
  });
interface Body {
  Effect: string;
  action: [boolean, string[]];
  resource: [boolean, string[]];
  condition: object | undefined;
}
const statementOf = ({ Effect, action, resource, condition: Condition }: Body) => ({
  Effect,
  [action[0] ? 'Action' : 'NotAction']: action[1],
  [resource[0] ? 'Resource' : 'NotResource']: resource[1],
  ...(Condition === undefined ? {} : { Condition }),
});
const principalOf = fc.constantFrom<unknown>(
  '*',
  { AWS: '*' },
  { AWS: roleArn },
  { AWS: `arn:aws:iam::${account}:root` },
  { AWS: account },
  { AWS: `arn:aws:iam::${account}:role/other` },
  { Service: 's3.amazonaws.com' },
  { Service: ['events.amazonaws.com', 's3.amazonaws.com'] },
  { Service: 'events.amazonaws.com' },
);

const policiesAndRequest = policyRequest.chain((request) =>
  fc.record({
    request: fc.constant(request),
    principal: principals,
    own: fc.array(body(request).map(statementOf), { maxLength: 3 }),
    ofResource: fc.array(
      fc.tuple(body(request), principalOf).map(([each, Principal]) => ({ ...statementOf(each), Principal })),
      { maxLength: 2 },
    ),
    context: fc
      .tuple(
        ...keysFor(request).map((key) =>
          fc.option(
            fc
              .uniqueArray(fc.constantFrom(...keys[key]), {
                minLength: 1,
                maxLength: isMultivalued(key) ? 3 : 1,
              })
              .map((values) => [key, values] as const),
            { nil: undefined },
          ),
        ),
      )
      .map((entries) => entries.filter((entry) => entry !== undefined)),
  }),
);

test('The runner decides generated policies as an independent evaluator does', async () => {
  const counts = { allowed: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(
      policiesAndRequest,
      async ({ request, principal: [principal, name], own, ofResource, context }) => {
        const { action, resource, policyHolder } = request;
        const all = context.some(([key]) => key === 'aws:SecureTransport')
          ? context
          : [...context, ['aws:SecureTransport', ['true']] as const];
        const need: Need = {
          action,
          resource,
          context: Object.fromEntries(all.map(([key, values]) => [key.toLowerCase(), [...values]])),
        };
        const ours = decide(
          {
            identity: new Map([[roleArn, statementsOf('Own', { Statement: own })]]),
            resource: new Map([[policyHolder, statementsOf('OfResource', { Statement: ofResource })]]),
          },
          account,
          principal,
          need,
        );
        const Version = '2012-10-17';
        const simulation: Simulation = {
          request: {
            principal: name,
            action,
            resource: { resource, accountId: account },
            contextVariables: Object.fromEntries(
              all.map(([key, values]) => [key, isMultivalued(key) ? [...values] : (values[0] ?? '')]),
            ),
          },
          identityPolicies:
            principal.kind === 'role' && own.length > 0
              ? [{ name: 'own', policy: { Version, Statement: own } }]
              : [],
          serviceControlPolicies: [],
          resourceControlPolicies: [],
          ...(ofResource.length > 0 && { resourcePolicy: { Version, Statement: ofResource } }),
        };
        const theirs = await runSimulation(simulation, {});
        if (theirs.resultType === 'error') {
          // IAM refuses to store such a policy.
          fc.pre(false);
          return;
        }
        counts[ours.allowed ? 'allowed' : 'refused'] += 1;
        expect({ simulation, allowed: ours.allowed }).toEqual({
          simulation,
          allowed: theirs.overallResult === 'Allowed',
        });
      },
    ),
    { numRuns: 3000, seed: 20261124 },
  );
  expect(counts.allowed).toBeGreaterThan(200);
  expect(counts.refused).toBeGreaterThan(200);
});
