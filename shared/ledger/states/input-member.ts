import type { InputKind, NewInput } from '../../plan/inputs.ts';
import type { Condition, Path } from '../../table/table.ts';
import { type Header, headerItems } from '../items/header.ts';

/** Puts an input onto a header. Split by kind, so that the value's type follows from the name. */
export function inputAssignment({ kind, value, source }: NewInput) {
  switch (kind) {
    case 'photo':
      return headerItems.member(['inputs', kind], { value, source });
    case 'row':
      return headerItems.member(['inputs', kind], { value, source });
    case 'place':
      return headerItems.member(['inputs', kind], { value, source });
  }
}

const sequencerPaths = {
  photo: ['inputs', 'photo', 'source', 'sequencer'],
  row: ['inputs', 'row', 'source', 'sequencer'],
  place: ['inputs', 'place', 'source', 'sequencer'],
} as const satisfies Record<InputKind, Path>;

/** That nobody has put another version of this input there. The same content again leaves the revisions as they are. */
export function inputUnchanged(before: Header, kind: InputKind): Condition {
  const known = before.inputs[kind];
  return known === undefined
    ? headerItems.missing(['inputs', kind])
    : headerItems.equals(sequencerPaths[kind], known.source.sequencer);
}
