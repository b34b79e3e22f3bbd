import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { synthesizeTemplate } from '../template.ts';

const vendor = {
  service: 'vendor',
  palmistryUrl: 'https://palm.example',
  baseUrl: 'https://base.example',
  visionUrl: 'https://vision.example',
  chatUrl: 'https://chat.example',
};
const url = z.looseObject({ AuthType: z.string(), TargetFunctionArn: z.unknown() });
const lambda = z.looseObject({
  ReservedConcurrentExecutions: z.number().optional(),
  Environment: z.looseObject({ Variables: z.looseObject({}) }).optional(),
});
const policy = z.looseObject({
  PolicyDocument: z.looseObject({
    Statement: z.array(
      z.looseObject({
        Action: z.union([z.string(), z.array(z.string())]),
        Resource: z.unknown(),
        Condition: z.unknown().optional(),
      }),
    ),
  }),
});

function resourcesOf<S extends z.ZodType>(
  context: Readonly<Record<string, unknown>>,
  type: string,
  id: RegExp,
  schema: S,
): z.output<S>[] {
  const all = Object.entries(synthesizeTemplate(context).findResources(type));
  return all.filter(([name]) => id.test(name)).map(([, { Properties }]) => schema.parse(Properties));
}

const service = (context: Readonly<Record<string, unknown>>) => {
  const [address] = resourcesOf(context, 'AWS::Lambda::Url', /^ServiceFunctionUrl/, url);
  const [handler] = resourcesOf(context, 'AWS::Lambda::Function', /^Service[0-9A-F]{8}$/, lambda);
  return { auth: address?.AuthType, reserved: handler?.ReservedConcurrentExecutions };
};

const signs = (context: Readonly<Record<string, unknown>>): boolean =>
  resourcesOf(context, 'AWS::Lambda::Function', /^FanOut[0-9A-F]{8}$/, lambda).some(({ Environment }) =>
    JSON.stringify(Environment?.Variables).includes(String.raw`\"signsCalls\":true`),
  );

const callsOf = (context: Readonly<Record<string, unknown>>, type: string, id: RegExp) =>
  resourcesOf(context, type, id, policy)
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .filter(({ Resource }) => /"Service[0-9A-F]{8}"/.test(JSON.stringify(Resource)))
    .map(({ Action, Condition }) => ({ Action, Condition }));

const signed = [
  {
    Action: 'lambda:InvokeFunctionUrl',
    Condition: { StringEquals: { 'lambda:FunctionUrlAuthType': 'AWS_IAM' } },
  },
  { Action: 'lambda:InvokeFunction', Condition: { Bool: { 'lambda:InvokedViaFunctionUrl': 'true' } } },
];

beforeAll(() => void synthesizeTemplate());

describe('the address of the self-hosted service', () => {
  test('The self-hosted service accepts only signed calls, and fan-out has the right to sign exactly those', () => {
    expect(service({})).toEqual({ auth: 'AWS_IAM', reserved: undefined });
    expect(signs({})).toBe(true);
    expect(callsOf({}, 'AWS::IAM::Policy', /^FanOutRole/)).toEqual(signed);
    expect(callsOf({}, 'AWS::IAM::Policy', /^(?!FanOutRole|ServiceRole)/)).toEqual([]);
    expect(callsOf({}, 'AWS::IAM::ManagedPolicy', /^Operators/)).toEqual(signed);
    expect(callsOf({}, 'AWS::IAM::ManagedPolicy', /^Readers/)).toEqual([]);
    const open = Object.values(synthesizeTemplate({}).findResources('AWS::Lambda::Permission'));
    expect(open.filter(({ Properties }) => Properties.Principal === '*')).toEqual([]);
  });

  test('A setting opens the self-hosted service to everybody with a reserved concurrency', () => {
    const context = { publicService: '300' };
    expect(service(context)).toEqual({ auth: 'NONE', reserved: 300 });
    expect(signs(context)).toBe(false);
    const { Outputs } = synthesizeTemplate(context).toJSON();
    const unopened = synthesizeTemplate({}).toJSON();
    // 300 reserved executions replace the 250 calls in flight.
    expect(Number(Outputs.ExecutionsAtOnce.Value) - Number(unopened.Outputs.ExecutionsAtOnce.Value)).toBe(50);
  });

  test.each([
    [
      { size: 'small', publicService: '10' },
      '-c publicService: an account of ten executions cannot reserve any',
    ],
    [{ publicService: '100' }, 'inFlightCap (250) exceeds the concurrency of the public service'],
    [{ ...vendor, publicService: '300' }, '-c publicService: a vendor has its own address'],
  ])(
    'A public address of the self-hosted service is refused with the wrong settings %j',
    (context, message) => {
      expect(() => synthesizeTemplate(context)).toThrow(message);
    },
  );

  test("A vendor's service gets no signature", () => {
    expect(signs(vendor)).toBe(false);
    expect(service(vendor)).toEqual({ auth: undefined, reserved: undefined });
  });
});
