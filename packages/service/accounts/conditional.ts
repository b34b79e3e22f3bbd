import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';

/** Returns the answer of a conditional write, or undefined when its condition was not met. */
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

/** Returns false when the condition of the write was not met. */
export const unlessConditionFails = async (write: Promise<object>): Promise<boolean> =>
  (await answerUnlessConditionFails(write)) !== undefined;
