export const filterOptions = {
  person: { type: 'string', value: 'ID', help: 'only this person' },
  part: { type: 'string', value: 'PART', help: 'only this part, or the parts of this operation' },
  because: {
    type: 'string',
    value: 'CODE',
    help: 'only people or parts that wait or failed for this reason',
  },
} as const;

type Filter = { readonly [Name in keyof typeof filterOptions]?: string };

export const filterOf = ({ person, part, because }: Filter) => ({
  ...(person && { person }),
  ...(part && { part }),
  ...(because && { because }),
});
