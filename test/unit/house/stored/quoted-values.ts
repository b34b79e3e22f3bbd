const listed = (text: string): string[] => text.split(/\s+/).filter((name) => name !== '');

/**
 * Members of stored items and of events that may hold any string. Each quotes a value, never one of our sentences.
 */
export const quotedValues: ReadonlySet<string> = new Set([
  ...listed(`pk sk id key batch batchShard stateId subject subjects due cursor cursors replayCursor position after in nameKey nameShard
    eventId delivery order edition link webhook upload correctedIn pointer pointers photoIds reusedFrom bodyKey sources calls gates waitingOn`),
  ...listed(`at until month months etag sequencer revision epoch epochs inputsHash formerInputs ownInputs inputs sha256 salt
    formerSalt nonce tokenHash seats changes credentialVersion refusedVersion lastGoodCredentialVersion`),
  ...listed(`by of owner worker wave judgedBy badSubjects spentBy countedSteps intent purchase charges
    unknowns conversations held genders partition`),
  ...listed(
    `service serviceId operation operations product products parts queue event events theme tradition chartStyle said`,
  ),
  // A rejection quotes headers and names only.
  ...listed(`name place country vastuId questions reading description url bucket body entry extension field masked header headers
    column columns sheets found wanted missing words separator host scheme zone timezone town areas texts`),
  // As the caller of a redrive wrote it.
  ...listed('person part because'),
  ...listed('locale seller title text main accent'),
  // Places in a JSON document, and the words of standards.
  ...listed('path lines issue contentType currency code'),
]);
