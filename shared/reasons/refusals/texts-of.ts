import type * as z from 'zod';

export type TextsOf<Reasons extends readonly z.ZodType<{ readonly code: string }>[]> = {
  readonly [Code in z.output<Reasons[number]>['code']]: (
    reason: Extract<z.output<Reasons[number]>, { readonly code: Code }>,
  ) => string;
};
