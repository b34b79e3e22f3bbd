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
  outputs(): ReadonlyMap<string, Readonly<Record<string, StackOutput>>>;
}

export function cloudFormation(stack: StackDescription, form: URLSearchParams): string {
  const action = form.get('Action') ?? '';
  if (action !== 'DescribeStacks') throw notEmulated('CloudFormation', action);
  const wanted = form.get('StackName') ?? stack.stackName;
  const known = [...stack.outputs()].find(
    ([stackName]) => wanted === stackName || wanted === stackId({ ...stack, stackName }),
  );
  if (known === undefined) throw new AwsError('ValidationError', `Stack with id ${wanted} does not exist`);
  const [stackName, found] = known;
  const outputs = Object.entries(found).map(([key, { value, description }]) => {
    const about = description === undefined ? '' : `<Description>${escapeXml(description)}</Description>`;
    return `<member><OutputKey>${escapeXml(key)}</OutputKey><OutputValue>${escapeXml(value)}</OutputValue>${about}</member>`;
  });
  return `<DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><DescribeStacksResult><Stacks><member><StackId>${escapeXml(stackId({ ...stack, stackName }))}</StackId><StackName>${escapeXml(stackName)}</StackName><CreationTime>${stack.createdAt.toISOString()}</CreationTime><StackStatus>CREATE_COMPLETE</StackStatus><Outputs>${outputs.join('')}</Outputs></member></Stacks></DescribeStacksResult><ResponseMetadata><RequestId>local</RequestId></ResponseMetadata></DescribeStacksResponse>`;
}

export function queryError({ code, message }: AwsError): string {
  return `<ErrorResponse><Error><Type>Sender</Type><Code>${escapeXml(code)}</Code><Message>${escapeXml(message)}</Message></Error><RequestId>local</RequestId></ErrorResponse>`;
}
