import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';

export async function answerUnlessConditionFails<Answer extends object>(
  write: Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

export const unlessConditionFails = async (write: Promise<object>): Promise<boolean> =>
  (await answerUnlessConditionFails(write)) !== undefined;
