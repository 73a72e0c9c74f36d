/** The 26 status flags [application/status-flags], each derived from the walk: there is no second place that could disagree. */

import type { StatusFlagsBody } from '@hearthline/contract'
import type { Standing } from '@hearthline/domain'
import {
  accountCheck,
  brokerPriceOpinion,
  closingDisclosure,
  floodDetermination,
  fullTitle,
  hardCredit,
  incomeSources,
  incomeVerification,
  inspectionNeeded,
  isAccountVerified,
  meetsNotaryInPerson,
  newestDecision,
  newInquiries,
  ownerUnknown,
  prequalTitle,
  softCredit,
  valuationOrder,
  valueUsed,
} from '@hearthline/domain'

export function statusFlags({ step, decision, subDecision, walk }: Standing): StatusFlagsBody {
  const { known, states } = walk
  const settled = (id: string) => states[id] === 'settled'
  const done = (id: string) => states[id] === 'settled' || states[id] === 'skipped'
  const failed = (limit: string) =>
    decision === 'DECLINE' && (newestDecision(known)?.limits.some((result) => result.limit === limit && !result.passed) ?? false)
  const showsPaystubs = known(incomeSources)?.sources.includes('MANUAL_PAYSTUB') === true
  return {
    checklistStatus: step,
    uwDecision: decision,
    uwSubDecision: subDecision,
    liensComplete: done('lien-verification'),
    inquiryAttestNeeded: newInquiries(known).length > 0,
    inquiryAttestComplete: settled('inquiry-attestation'),
    giactAccountStatus: isAccountVerified(known) ? 'VERIFIED' : known(accountCheck)?.status,
    bpo: bpoStatus(walk),
    title: titleStatus(walk),
    disclosurelistSummaryReady: settled('summary-disclosure'),
    disclosurelistSummaryComplete: settled('submission'),
    disclosurelistClosingReady: known(closingDisclosure) !== undefined,
    disclosurelistClosingComplete: settled('final-offer'),
    disclosurelistNotaryReady: settled('notary-disclosure'),
    disclosurelistNotaryComplete: settled('deed-signing'),
    manualDeedSigningComplete: settled('deed-signing') && meetsNotaryInPerson(known),
    primaryParticipantAcceptComplete: settled('deed-signing'),
    manualPaystubUpload: showsPaystubs,
    manualPaystubTasksComplete: showsPaystubs && settled('income-verification'),
    employmentVerificationNeeded: known(incomeVerification)?.employmentFlagged === true,
    propertyComplete: settled('find-property') && done('property-choice'),
    datatreeNoMatch: ownerUnknown(known) && !settled('ownership-review'),
    creditFrozenWithPin: bureauSays(walk, ['LOCKED', 'PIN_INCORRECT']),
    creditIncorrectPin: bureauSays(walk, ['PIN_INCORRECT']),
    dtiDecline: failed('DTI'),
    creditScoreDecline: failed('SCORE'),
    waitingOnFloodCert: walk.frontier?.item.id === 'flood-determination' && known(floodDetermination) === undefined,
    manualNotary: meetsNotaryInPerson(known),
    condition: (known(valuationOrder)?.condition as StatusFlagsBody['condition'] | undefined) ?? 'UNKNOWN_CONDITION',
  }
}

/** Of whichever pull is the last: a PIN that opened the file for the soft one says nothing of the hard one. */
const bureauSays = ({ known }: Standing['walk'], outcomes: readonly string[]): boolean =>
  outcomes.includes((known(hardCredit) ?? known(softCredit))?.outcome ?? '')

function bpoStatus({ known, states }: Standing['walk']): StatusFlagsBody['bpo'] {
  if (!valueUsed(known)) return 'UNKNOWN_BPO_STATUS'
  if (!inspectionNeeded(known)) return 'BPO_NOT_REQUIRED'
  if (known(brokerPriceOpinion)) return 'BPO_COMPLETE'
  return states['valuation-order'] === 'settled' && !known(valuationOrder)?.canceled ? 'BPO_PROCESSING' : 'BPO_REQUIRED'
}

function titleStatus({ known, states }: Standing['walk']): StatusFlagsBody['title'] {
  if (known(fullTitle)) return 'FINAL_TITLE_COMPLETE'
  if (states.submission === 'settled') return 'FINAL_TITLE_PROCESSING'
  if (known(prequalTitle)) return 'PREQUAL_TITLE_COMPLETE'
  return states['find-property'] === 'settled' ? 'PREQUAL_TITLE_PROCESSING' : 'UNKNOWN_TITLE_STATUS'
}
