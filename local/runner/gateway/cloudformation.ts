import { AwsError, notEmulated } from '../basics/errors.ts';
import { escapeXml } from '../protocol/xml.ts';
import { stackId } from '../template/evaluate.ts';

export interface StackOutput {
  readonly value: string;
  readonly description?: string | undefined;
}

export interface StackDescription {
  readonly region: string;
  readonly account: string;
  readonly stackName: string;
  readonly createdAt: Date;
  outputs(): Readonly<Record<string, StackOutput>>;
}

/** CloudFormation's DescribeStacks (query protocol, XML), so that a client finds names by stack name as on AWS. */
export function cloudFormation(stack: StackDescription, form: URLSearchParams): string {
  const action = form.get('Action') ?? '';
  if (action !== 'DescribeStacks') throw notEmulated('CloudFormation', action);
  const wanted = form.get('StackName') ?? stack.stackName;
  if (wanted !== stack.stackName && wanted !== stackId(stack)) {
    throw new AwsError('ValidationError', `Stack with id ${wanted} does not exist`);
  }
  const outputs = Object.entries(stack.outputs()).map(([key, { value, description }]) => {
    const about = description === undefined ? '' : `<Description>${escapeXml(description)}</Description>`;
    return `<member><OutputKey>${escapeXml(key)}</OutputKey><OutputValue>${escapeXml(value)}</OutputValue>${about}</member>`;
  });
  return `<DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><DescribeStacksResult><Stacks><member><StackId>${escapeXml(stackId(stack))}</StackId><StackName>${escapeXml(stack.stackName)}</StackName><CreationTime>${stack.createdAt.toISOString()}</CreationTime><StackStatus>CREATE_COMPLETE</StackStatus><Outputs>${outputs.join('')}</Outputs></member></Stacks></DescribeStacksResult><ResponseMetadata><RequestId>local</RequestId></ResponseMetadata></DescribeStacksResponse>`;
}

/** An error in the query protocol. */
export function queryError({ code, message }: AwsError): string {
  return `<ErrorResponse><Error><Type>Sender</Type><Code>${escapeXml(code)}</Code><Message>${escapeXml(message)}</Message></Error><RequestId>local</RequestId></ErrorResponse>`;
}
