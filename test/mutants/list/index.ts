import { type Area, areas, type Fault, type ListedFault } from '../fault.ts';
import { assetFaults } from './assets.ts';
import { banFaults } from './bans.ts';
import { budgetFaults } from './budget.ts';
import { callingFaults } from './calling.ts';
import { cancelFaults } from './cancel.ts';
import { chargeFaults } from './charges.ts';
import { conversationFaults } from './conversations.ts';
import { customerErasureFaults } from './customer-erasure.ts';
import { deletedUploadFaults } from './deleted-uploads.ts';
import { driftFaults } from './drift.ts';
import { deadLetterFaults, endingFaults } from './endings.ts';
import { erasedNameFaults } from './erased-names.ts';
import { erasureFaults } from './erasure.ts';
import { erasureScaleFaults } from './erasure-scale.ts';
import { fanOutFaults } from './fan-out.ts';
import { flowFaults } from './flow.ts';
import { gateFaults } from './gate.ts';
import { historyFaults } from './histories.ts';
import { holdFaults, trustFaults } from './holds.ts';
import { intakeFaults } from './intake.ts';
import { leaseFaults, takeoverFaults } from './leases.ts';
import { ledgerFaults, revisionFaults } from './ledger.ts';
import { lostAnswerFaults } from './lost-answers.ts';
import { madeIdFaults } from './made-ids.ts';
import { modelFaults } from './models.ts';
import { palmLanguageFaults } from './palm-language.ts';
import { olderAnswerFaults, partFaults } from './parts.ts';
import { photoFaults, tellingFaults } from './photos.ts';
import { dangerFaults, placeFaults, productFaults } from './products.ts';
import { publishFaults } from './publish.ts';
import { readerLinkFaults } from './reader-links.ts';
import { reconcilerFaults } from './reconciler.ts';
import { redriveFaults } from './redrive.ts';
import { blockerFaults, releaseFaults } from './release.ts';
import { sellerFaults } from './sellers.ts';
import { signedCallFaults } from './signed-calls.ts';
import { suspectFaults } from './suspects.ts';
import { tableFaults } from './table.ts';
import { deadReaderFaults, letterFaults, turnFaults, versionFaults } from './uploads.ts';
import { webhookFaults } from './webhooks.ts';

const byArea: Record<Area, readonly Fault[]> = {
  ledger: [
    ...ledgerFaults,
    ...leaseFaults,
    ...chargeFaults,
    ...partFaults,
    ...olderAnswerFaults,
    ...sellerFaults,
    ...lostAnswerFaults,
    ...historyFaults,
    ...revisionFaults,
    ...redriveFaults,
    ...deadLetterFaults,
  ],
  gate: [...gateFaults, ...modelFaults],
  budget: budgetFaults,
  'fan-out': [
    ...fanOutFaults,
    ...takeoverFaults,
    ...suspectFaults,
    ...endingFaults,
    ...productFaults,
    ...dangerFaults,
    ...flowFaults,
    ...holdFaults,
    ...cancelFaults,
    ...trustFaults,
    ...signedCallFaults,
  ],
  reconciler: [...reconcilerFaults, ...callingFaults, ...releaseFaults, ...blockerFaults],
  intake: [
    ...intakeFaults,
    ...deletedUploadFaults,
    ...photoFaults,
    ...deadReaderFaults,
    ...letterFaults,
    ...versionFaults,
    ...turnFaults,
    ...placeFaults,
    ...tellingFaults,
    ...madeIdFaults,
    ...palmLanguageFaults,
  ],
  erasure: [
    ...erasureFaults,
    ...customerErasureFaults,
    ...erasureScaleFaults,
    ...banFaults,
    ...erasedNameFaults,
    ...conversationFaults,
  ],
  publish: publishFaults,
  webhooks: [...webhookFaults, ...readerLinkFaults],
  drift: [...driftFaults, ...assetFaults],
  table: tableFaults,
};

export const faults: readonly ListedFault[] = areas.flatMap((area) =>
  byArea[area].map((fault) => ({ area, ...fault })),
);
