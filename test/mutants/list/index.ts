import { type Area, areas, type Fault, type ListedFault } from '../fault.ts';
import { cancelFaults } from './batches/cancel.ts';
import { driftFaults } from './batches/drift.ts';
import { holdFaults, trustFaults } from './batches/holds.ts';
import { palmLanguageFaults } from './batches/palm-language.ts';
import { publishFaults } from './batches/publish.ts';
import { readerLinkFaults } from './batches/reader-links.ts';
import { reconcilerFaults } from './batches/reconciler.ts';
import { redriveFaults } from './batches/redrive.ts';
import { blockerFaults, releaseFaults } from './batches/release.ts';
import { webhookFaults } from './batches/webhooks.ts';
import { budgetFaults } from './calls/budget.ts';
import { callingFaults } from './calls/calling.ts';
import { chargeFaults } from './calls/charges.ts';
import { fanOutFaults } from './calls/fan-out.ts';
import { flowFaults } from './calls/flow.ts';
import { gateFaults } from './calls/gate.ts';
import { modelFaults } from './calls/models.ts';
import { sellerFaults } from './calls/sellers.ts';
import { signedCallFaults } from './calls/signed-calls.ts';
import { suspectFaults } from './calls/suspects.ts';
import { banFaults } from './erasure/bans.ts';
import { conversationFaults } from './erasure/conversations.ts';
import { customerErasureFaults } from './erasure/customer-erasure.ts';
import { deletedUploadFaults } from './erasure/deleted-uploads.ts';
import { erasedNameFaults } from './erasure/erased-names.ts';
import { erasureFaults } from './erasure/erasure.ts';
import { erasureScaleFaults } from './erasure/erasure-scale.ts';
import { independentFaults } from './independent.ts';
import { assetFaults } from './intake/assets.ts';
import { historyFaults } from './intake/histories.ts';
import { intakeFaults } from './intake/intake.ts';
import { madeIdFaults } from './intake/made-ids.ts';
import { photoFaults, uploadReportFaults } from './intake/photos.ts';
import { dangerFaults, placeFaults, productFaults } from './intake/products.ts';
import { deadReaderFaults, letterFaults, turnFaults, versionFaults } from './intake/uploads.ts';
import { lateFindings } from './late-findings.ts';
import { laterIndependentFaults } from './later-independent.ts';
import { lawFaults } from './laws.ts';
import { deadLetterFaults, endingFaults } from './ledger/endings.ts';
import { leaseFaults, takeoverFaults } from './ledger/leases.ts';
import { ledgerFaults, revisionFaults } from './ledger/ledger.ts';
import { lostAnswerFaults } from './ledger/lost-answers.ts';
import { olderAnswerFaults, partFaults } from './ledger/parts.ts';
import { tableFaults } from './ledger/table.ts';
import { meetingFaults } from './meetings.ts';
import { randomlyDrawnFaults } from './randomly-drawn.ts';
import { rarelyMetFaults } from './rarely-met.ts';
import { reviewedFaults } from './reviewed.ts';

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
    ...uploadReportFaults,
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

export const faults: readonly ListedFault[] = [
  ...areas.flatMap((area) => byArea[area].map((fault) => ({ area, ...fault }))),
  ...lawFaults,
  ...reviewedFaults,
  ...randomlyDrawnFaults,
  ...independentFaults,
  ...laterIndependentFaults,
  ...rarelyMetFaults,
  ...meetingFaults,
  ...lateFindings,
];
