import * as z from 'zod';
import { StackError } from '../basics/errors.ts';
import { policyDocumentSchema, type Statement, statementsOf } from '../iam/statement.ts';
import { physicalName } from '../template/names.ts';
import type { StackContext } from './context.ts';
import { booleanLike, defineResource } from './resource.ts';

const stringList = z.array(z.string()).default([]);

/** AWS managed policies, without rights on logs and traces. */
const awsManagedPolicies: Readonly<Record<string, readonly Statement[]>> = {
  AWSLambdaBasicExecutionRole: [],
  AWSXRayDaemonWriteAccess: [],
};

const roleSchema = z.object({
  RoleName: z.string().optional(),
  AssumeRolePolicyDocument: policyDocumentSchema,
  Policies: z.array(z.object({ PolicyName: z.string(), PolicyDocument: policyDocumentSchema })).default([]),
  ManagedPolicyArns: stringList,
  PermissionsBoundary: z.undefined('permissions boundaries are not supported').optional(),
});

/** Identity providers do not sign in here, so their statements are skipped. */
const concernsService = (statement: unknown): boolean =>
  z.object({ Principal: z.union([z.literal('*'), z.object({ Service: z.unknown() })]) }).safeParse(statement)
    .success;

export const role = defineResource(roleSchema, (properties, { logicalId, context }) => {
  const name = properties.RoleName ?? physicalName(context.stackName, logicalId, 64);
  const arn = roleArn(context, name);
  const { Statement } = properties.AssumeRolePolicyDocument;
  const trustOfServices = { Statement: Statement.filter(concernsService) };
  context.access.setTrustPolicy(arn, statementsOf(`${logicalId}/AssumeRolePolicyDocument`, trustOfServices));
  for (const { PolicyName, PolicyDocument } of properties.Policies)
    context.access.allowRole(arn, statementsOf(`${logicalId}/${PolicyName}`, PolicyDocument));
  for (const managed of properties.ManagedPolicyArns)
    context.access.allowRole(arn, managedStatements(context, logicalId, managed));
  return { ref: name, attributes: { Arn: arn, RoleId: name } };
});

const policySchema = z.object({ PolicyDocument: policyDocumentSchema, Roles: stringList });

export const rolePolicy = defineResource(
  policySchema,
  ({ PolicyDocument, Roles }, { logicalId, context }) => {
    for (const name of Roles)
      context.access.allowRole(roleArn(context, name), statementsOf(logicalId, PolicyDocument));
    return { ref: logicalId, attributes: {} };
  },
);

export const managedPolicy = defineResource(
  policySchema.extend({ ManagedPolicyName: z.string().optional() }),
  ({ PolicyDocument, Roles, ManagedPolicyName }, { logicalId, context }) => {
    const name = ManagedPolicyName ?? physicalName(context.stackName, logicalId, 128);
    const arn = `arn:aws:iam::${context.account}:policy/${name}`;
    const statements = statementsOf(logicalId, PolicyDocument);
    context.access.addManagedPolicy(arn, statements);
    for (const each of Roles) context.access.allowRole(roleArn(context, each), statements);
    return { ref: arn, attributes: { PolicyArn: arn } };
  },
);

export const queuePolicy = defineResource(
  z.object({ PolicyDocument: policyDocumentSchema, Queues: z.array(z.string()) }),
  ({ PolicyDocument, Queues }, { logicalId, context }) => {
    const { region, account, access } = context;
    for (const url of Queues) {
      const arn = `arn:aws:sqs:${region}:${account}:${url.split('/').at(-1)}`;
      access.addResourcePolicy(arn, statementsOf(logicalId, PolicyDocument));
    }
    return { ref: logicalId, attributes: {} };
  },
);

export const secretPolicy = defineResource(
  z.object({ ResourcePolicy: policyDocumentSchema, SecretId: z.string() }),
  ({ ResourcePolicy, SecretId }, { logicalId, context }) => {
    context.access.addResourcePolicy(SecretId, statementsOf(logicalId, ResourcePolicy));
    return { ref: logicalId, attributes: {} };
  },
);

const permissionSchema = z.object({
  Action: z.string(),
  FunctionName: z.string(),
  Principal: z.string(),
  SourceArn: z.string().optional(),
  SourceAccount: z.string().optional(),
  FunctionUrlAuthType: z.string().optional(),
  InvokedViaFunctionUrl: booleanLike.optional(),
});

/** https://docs.aws.amazon.com/lambda/latest/api/API_AddPermission.html */
export const permission = defineResource(permissionSchema, (properties, { logicalId, context }) => {
  const { Action, FunctionName, Principal, SourceArn, SourceAccount } = properties;
  const { FunctionUrlAuthType, InvokedViaFunctionUrl } = properties;
  const isService = Principal.includes('.');
  const resource = FunctionName.startsWith('arn:')
    ? FunctionName
    : `arn:aws:lambda:${context.region}:${context.account}:function:${FunctionName}`;
  const Statement = {
    Effect: 'Allow',
    Principal: Principal === '*' ? '*' : isService ? { Service: Principal } : { AWS: Principal },
    Action,
    Resource: resource,
    Condition: {
      ...(SourceArn !== undefined && { ArnLike: { 'aws:SourceArn': SourceArn } }),
      StringEquals: {
        ...(SourceAccount !== undefined && { 'aws:SourceAccount': SourceAccount }),
        ...(FunctionUrlAuthType !== undefined && { 'lambda:FunctionUrlAuthType': FunctionUrlAuthType }),
      },
      ...(InvokedViaFunctionUrl !== undefined && {
        Bool: { 'lambda:InvokedViaFunctionUrl': InvokedViaFunctionUrl },
      }),
    },
  };
  context.access.addResourcePolicy(resource, statementsOf(logicalId, { Statement: [Statement] }));
  return { ref: logicalId, attributes: { Id: logicalId } };
});

function managedStatements(context: StackContext, logicalId: string, arn: string): readonly Statement[] {
  const known = arn.includes(':iam::aws:')
    ? awsManagedPolicies[arn.split('/').at(-1) ?? '']
    : context.access.managedPolicy(arn);
  if (known === undefined) throw new StackError(`${logicalId}: the managed policy ${arn} is not supported`);
  return known;
}

const roleArn = ({ account }: StackContext, name: string): string => `arn:aws:iam::${account}:role/${name}`;
