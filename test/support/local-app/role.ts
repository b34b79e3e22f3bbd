export const roleOf = (
  ...services: readonly string[]
): { Type: string; Properties: Record<string, object> } => ({
  Type: 'AWS::IAM::Role',
  Properties: {
    AssumeRolePolicyDocument: {
      Statement: [
        {
          Effect: 'Allow',
          Action: 'sts:AssumeRole',
          Principal: { Service: services.map((name) => `${name}.amazonaws.com`) },
        },
      ],
    },
  },
});
