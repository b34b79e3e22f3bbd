import * as z from 'zod';
import { checkDelivery, sending } from '../iam/deliveries.ts';
import { listenOn } from '../platform/ports.ts';
import { createFunctionUrlServer } from '../services/function-url/server.ts';
import { defineResource, numeric } from './resource.ts';

const urlSchema = z.object({
  TargetFunctionArn: z.string(),
  AuthType: z.enum(['NONE', 'AWS_IAM']),
  InvokeMode: z.literal('BUFFERED', 'response streaming is not emulated').optional(),
});

export const functionUrl = defineResource(urlSchema, async (properties, { logicalId, context }) => {
  const { TargetFunctionArn, AuthType } = properties;
  const target = context.lambda.get(TargetFunctionArn);
  const server = createFunctionUrlServer({
    ...context,
    id: logicalId.toLowerCase(),
    authType: AuthType,
    target,
    emit: context.cloudwatch.emit,
  });
  const port = await listenOn(context.ports, `url:${logicalId}`, server);
  context.onStop(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    ref: target.definition.arn,
    attributes: { FunctionUrl: `http://127.0.0.1:${port}/`, FunctionArn: target.definition.arn },
  };
});

const invokeConfigSchema = z.object({
  FunctionName: z.string(),
  MaximumRetryAttempts: numeric.optional(),
  MaximumEventAgeInSeconds: numeric.optional(),
  DestinationConfig: z
    .object({
      OnFailure: z
        .object({ Destination: z.string().regex(/:sqs:/, 'a failure destination must be a queue') })
        .optional(),
      OnSuccess: z.undefined('destinations for success are not emulated').optional(),
    })
    .optional(),
});

export const eventInvokeConfig = defineResource(invokeConfigSchema, (properties, { logicalId, context }) => {
  const { name, role } = context.lambda.get(properties.FunctionName).definition;
  const failuresTo = properties.DestinationConfig?.OnFailure?.Destination;
  if (failuresTo !== undefined) {
    const principal = { kind: 'role', arn: role } as const;
    const delivery = { what: logicalId, principal, needs: [sending(failuresTo)] };
    context.afterProvisioning(() => checkDelivery(context.access, delivery));
  }
  context.asyncInvocations.configure(name, {
    ...(properties.MaximumRetryAttempts === undefined
      ? {}
      : { maximumRetryAttempts: properties.MaximumRetryAttempts }),
    ...(properties.MaximumEventAgeInSeconds === undefined
      ? {}
      : { maximumEventAgeSeconds: properties.MaximumEventAgeInSeconds }),
    onFailure: properties.DestinationConfig?.OnFailure?.Destination,
  });
  return { ref: logicalId, attributes: {} };
});
