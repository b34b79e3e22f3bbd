import { Stack } from 'aws-cdk-lib';
import { ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { customerTag, loginName } from '../../../shared/customers/login.ts';
import { inboxFoldersOf } from '../../../shared/intake/object-key.ts';
import { acknowledge, importName } from '../../permissions.ts';
import type { Resources } from '../../resources.ts';

const tag = `aws:PrincipalTag/${customerTag}`;
/** IAM inserts the caller's tag; a caller without the tag has no rights. */
const taggedCustomer = `\${${tag}}`;
const objectsOf = (customer: string) => inboxFoldersOf(customer).map((folder) => `${folder}*`);

/** A login's tag decides its upload folder, its name its customer: both must name one customer. */
export function customersPolicy(
  scope: Construct,
  { inbox }: Resources,
  calls: readonly PolicyStatement[],
): ManagedPolicy {
  const stack = Stack.of(scope);
  const uploads = [
    new PolicyStatement({
      actions: ['s3:PutObject'],
      resources: objectsOf(taggedCustomer).map((objects) => inbox.arnForObjects(objects)),
    }),
    ...(inbox.encryptionKey === undefined
      ? []
      : [
          new PolicyStatement({
            actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
            resources: [inbox.encryptionKey.keyArn],
          }),
        ]),
  ];
  const statements = [...calls, ...uploads];
  const logins = ['role', 'user'].map((kind) =>
    stack.formatArn({ service: 'iam', region: '', resource: kind, resourceName: loginName(taggedCustomer) }),
  );
  for (const statement of statements) {
    statement.addCondition('ArnLike', { 'aws:PrincipalArn': logins });
    // A tag with a slash could match a role's path, but the called function reads the role's name.
    statement.addCondition('StringNotLike', { [tag]: '*/*' });
  }
  const policy = new ManagedPolicy(scope, 'Customers', {
    description: 'Uploads, reads and operates for the one customer that a login is tagged with',
    statements,
  });
  // cdk-nag writes a variable in angle brackets.
  for (const objects of objectsOf(`<${tag}>`))
    acknowledge(
      policy,
      `IAM5[Resource::${importName(inbox, inbox.bucketArn)}/${objects}]`,
      'One action on the folder of one customer: the names of objects are not known in advance.',
    );
  return policy;
}
