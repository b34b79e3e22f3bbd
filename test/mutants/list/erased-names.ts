import type { Fault } from '../fault.ts';
import { meant } from './meant.ts';

const sweep = 'shared/erasure/sweep.ts';
const photoOfRow = 'shared/erasure/photo-of-row.ts';
const erasure = [meant.erasedNames, meant.erasure, meant.sweeps, meant.photoOwner];

/** Where else the name of an erased person may stand: pointers, copies, the name of their photo. */
export const erasedNameFaults: readonly Fault[] = [
  {
    name: 'links-left',
    file: sweep,
    find: `    links: await sweepLinks(deps, subject, photoIds),`,
    put: ``,
    why: 'The link from a photo keeps the name of the erased person whose row named it.',
    tests: erasure,
  },
  {
    name: 'links-gone-before-the-rest',
    file: sweep,
    find: `  const { photoIds } = ofBatch;`,
    put: `  const { photoIds } = ofBatch;
  await sweepLinks(deps, subject, photoIds);`,
    why: 'A sweep that breaks off has forgotten under which names the photos came, and what has these names stays.',
    tests: erasure,
  },
  {
    name: 'former-inputs-forgotten',
    file: 'shared/ledger/states/changes.ts',
    find: `...(event.formerInputs === undefined ? {} : { formerInputs: [...event.formerInputs] }),`,
    put: ``,
    why: 'The name of an erased person stands in the pointers of birth data that they corrected once.',
    tests: erasure,
  },
  {
    name: 'oldest-inputs-forgotten',
    file: 'shared/ledger/inputs/accept.ts',
    find: `for (const hash of former.slice(0, -mostFormer)) await forgetSubject(context, hash, before);`,
    put: ``,
    why: 'Of who was corrected often, the oldest pointers keep the name for ever.',
    tests: erasure,
  },
  {
    name: 'former-inputs-not-swept',
    file: sweep,
    find: `...(header.formerInputs ?? [])`,
    put: ``,
    why: 'The pointers of inputs that newer ones have replaced keep the name of who was erased.',
    tests: erasure,
  },
  {
    name: 'copy-not-listed',
    file: 'shared/ledger/parts/parts.ts',
    find: `...copyListing(origin, to, part),`,
    put: ``,
    why: 'Where more than eight share an input, the name of who was erased stays in the reports of the others.',
    tests: erasure,
  },
  {
    name: 'listing-of-a-copy-stays',
    file: 'shared/ledger/parts/parts.ts',
    find: `  ...copyListingKeys,
] as const;`,
    put: `] as const;`,
    why: 'A part that has been bought since is still listed as a copy, under a name that may be erased.',
    tests: erasure,
  },
  {
    name: 'pointer-of-the-photo-name-left',
    file: sweep,
    find: `photoIds.map((id) => ({ ...subject, id }))`,
    put: `[subject]`,
    why: 'The name under which the photo of an erased person came stays in a pointer.',
    tests: erasure,
  },
  {
    name: 'origin-not-forgotten',
    file: sweep,
    find: `((await forgetOrigin(deps, subject)) ? undefined :`,
    put: `(subject.id !== '' ? undefined :`,
    why: 'The name of an erased person stands in the reports of those who share the birth data.',
    tests: erasure,
  },
  {
    name: 'photo-of-a-late-row-not-erased',
    file: 'functions/rows/ingest-rows.ts',
    find: `if (acceptance.outcome === 'erasing' && row.photo !== undefined)`,
    put: `if (acceptance.outcome === 'replayed' && row.photo !== undefined)`,
    why: 'The photo of an erased person stays under its own name, where the row that names it was read late.',
    tests: erasure,
  },
  {
    name: 'photo-of-a-new-decision-erased',
    file: photoOfRow,
    find: `if ((own?.inputs.photo?.source.time ?? 0) > erased.at) return;`,
    put: ``,
    why: 'A photo that came after the erasure is erased by the late event of an old row.',
    tests: erasure,
  },
  {
    name: 'photo-of-a-newer-row-erased',
    file: photoOfRow,
    find: `if (erased === undefined || rowTime > erased.at) return;`,
    put: `if (erased === undefined) return;`,
    why: 'Who comes again while the erasure is under way loses the photo that came with the new row.',
    tests: erasure,
  },
  {
    name: 'photo-of-another-row-erased',
    file: photoOfRow,
    find: `if (owner.id !== photo.id && owner.id !== subject.id) return;`,
    put: ``,
    why: 'Erasing one person erases the photo of another, whose row has it.',
    tests: erasure,
  },
];
