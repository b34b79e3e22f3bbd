import * as z from 'zod';
import { StackError } from '../basics/errors.ts';
import { isObject, parseJson } from '../basics/json.ts';
import { policyDocumentSchema, statementsOf } from '../iam/statement.ts';
import { passwordRulesSchema, randomPassword } from '../services/secrets-manager/password.ts';
import { physicalName } from '../template/names.ts';
import { defineResource } from './resource.ts';

const generateSchema = passwordRulesSchema.extend({
  SecretStringTemplate: z.string().optional(),
  GenerateStringKey: z.string().optional(),
});
const secretSchema = z.object({
  Name: z.string().optional(),
  Description: z.string().optional(),
  SecretString: z.string().optional(),
  GenerateSecretString: generateSchema.optional(),
  KmsKeyId: z.string().optional(),
});

/** The key encrypts nothing, but its policy decides who may use what it protects. A disabled key refuses all. */
export const key = defineResource(
  z.object({ KeyPolicy: policyDocumentSchema.optional() }),
  ({ KeyPolicy }, { logicalId, context }) => {
    const id = physicalName(context.stackName, logicalId, 256);
    const arn = `arn:aws:kms:${context.region}:${context.account}:key/${id}`;
    const root = `arn:aws:iam::${context.account}:root`;
    const usual = {
      Statement: [{ Effect: 'Allow', Principal: { AWS: root }, Action: 'kms:*', Resource: '*' }],
    };
    context.kms.addKey(arn);
    context.access.addResourcePolicy(arn, statementsOf(logicalId, KeyPolicy ?? usual));
    return { ref: id, attributes: { Arn: arn, KeyId: id } };
  },
);

/** A secret from an earlier start keeps its value, which a user may have set. */
export const secret = defineResource(secretSchema, (properties, { logicalId, context }) => {
  const { store } = context.secrets;
  const name = properties.Name ?? physicalName(context.stackName, logicalId, 512);
  let known = store.byName(name);
  if (known === undefined) {
    known = store.create(name, properties.Description);
    const value = properties.SecretString ?? generated(logicalId, properties.GenerateSecretString ?? {});
    store.put(known, { SecretString: value }, undefined, ['AWSCURRENT']);
  }
  if (properties.KmsKeyId !== undefined) context.access.setKey(known.ARN, properties.KmsKeyId);
  return { ref: known.ARN, attributes: { Id: known.ARN } };
});

function generated(logicalId: string, rules: z.infer<typeof generateSchema>): string {
  const { SecretStringTemplate, GenerateStringKey } = rules;
  if (SecretStringTemplate === undefined || GenerateStringKey === undefined) return randomPassword(rules);
  const template = parseJson(SecretStringTemplate);
  if (!isObject(template)) throw new StackError(`${logicalId}: SecretStringTemplate is not a JSON object`);
  return JSON.stringify({ ...template, [GenerateStringKey]: randomPassword(rules) });
}
