import { AwsError } from '../../basics/errors.ts';
import type { LambdaFunction } from './lambda-function.ts';

export class LambdaService {
  readonly #functions = new Map<string, LambdaFunction>();

  add(lambda: LambdaFunction): void {
    this.#functions.set(lambda.definition.name, lambda);
  }

  all(): LambdaFunction[] {
    return [...this.#functions.values()];
  }

  find(nameOrArn: string): LambdaFunction | undefined {
    const [, qualified = nameOrArn] = nameOrArn.split(':function:');
    return this.#functions.get(qualified.split(':')[0] ?? qualified);
  }

  get(nameOrArn: string): LambdaFunction {
    const lambda = this.find(nameOrArn);
    if (lambda === undefined) {
      throw new AwsError('ResourceNotFoundException', `Function not found: ${nameOrArn}`, 404);
    }
    return lambda;
  }
}
