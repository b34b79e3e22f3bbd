import type { InputKind, NewInput, PalmLanguage, PhotoInputs } from '../../plan/inputs.ts';
import type { Condition, Path } from '../../table/table.ts';
import { type Header, headerItems } from '../items/header.ts';
import { isUntouched } from './untouched.ts';

export function inputAssignments(before: Header, input: NewInput) {
  const { kind, source } = input;
  switch (kind) {
    case 'photo': {
      const { value } = input;
      const palmLanguage = languageOfPalm(before, input);
      const named = palmLanguage === ownLanguage(value) ? {} : { palmLanguage };
      const fixed = isFixed(before, input) ? { isPalmFixed: true } : {};
      return [headerItems.member(['inputs', kind], { value, source, ...named, ...fixed })];
    }
    case 'row': {
      const { value } = input;
      const row = headerItems.member(['inputs', kind], { value, source });
      const { photo } = before.inputs;
      return value.language === undefined || photo === undefined || photo.isPalmFixed || !isUntouched(before)
        ? [row]
        : [row, headerItems.member(['inputs', 'photo', 'palmLanguage'], value.language)];
    }
    case 'place':
      return [headerItems.member(['inputs', kind], { value: input.value, source })];
  }
}

const ownLanguage = ({ language }: PhotoInputs): PalmLanguage => language ?? 'unnamed';

const isFixed = (
  { inputs: { photo: known } }: Header,
  { value, isPalmFixed }: Extract<NewInput, { kind: 'photo' }>,
): boolean => isPalmFixed === true || (known?.value.sha256 === value.sha256 && known.isPalmFixed === true);

/** Once a palm call for this photo may have been sent, its language stays; before, the row's takes precedence. */
function languageOfPalm(
  before: Header,
  { value, palmLanguage }: Extract<NewInput, { kind: 'photo' }>,
): PalmLanguage {
  const { photo: known, row } = before.inputs;
  if (known?.value.sha256 === value.sha256 && (known.isPalmFixed || !isUntouched(before)))
    return known.palmLanguage ?? ownLanguage(known.value);
  return palmLanguage ?? row?.value.language ?? ownLanguage(value);
}

const sequencerPaths = {
  photo: ['inputs', 'photo', 'source', 'sequencer'],
  row: ['inputs', 'row', 'source', 'sequencer'],
  place: ['inputs', 'place', 'source', 'sequencer'],
} as const satisfies Record<InputKind, Path>;

export function inputUnchanged(before: Header, kind: InputKind): Condition {
  const known = before.inputs[kind];
  return known === undefined
    ? headerItems.missing(['inputs', kind])
    : headerItems.equals(sequencerPaths[kind], known.source.sequencer);
}
