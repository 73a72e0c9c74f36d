/**
 * Where an applicant stands, as whoever sent them is told: how far, and whom it waits for. Nothing of credit, income, or documents, and so not the
 * question that is open: its name alone may say what was found.
 */
import { FLOW } from '../flow/flow.ts'
import { contact } from '../flow/items/about-you/contact.ts'
import { conditions } from '../flow/items/closing/conditions.ts'
import { fundingConditions } from '../flow/items/closing/funding-conditions.ts'
import { raisedConditions } from '../flow/items/closing/raised-conditions.ts'
import { texasItemizationDay } from '../flow/items/closing/texas-itemization-day.ts'
import { hardCreditAccess } from '../flow/items/credit/hard-credit-access.ts'
import { finalDecision } from '../flow/items/final/final-decision.ts'
import { rescission } from '../flow/items/funding/rescission.ts'
import { rescissionNotice } from '../flow/items/funding/rescission-notice.ts'
import { notarySession } from '../flow/items/notary/notary-session.ts'
import { notaryWaitingPeriod } from '../flow/items/notary/notary-waiting-period.ts'
import { chosenOffer } from '../flow/items/offer/chosen-offer.ts'
import { coOwners } from '../flow/items/signing/co-owners.ts'
import { paperSigning } from '../flow/items/signing/paper-signing.ts'
import { valuationCopyPeriod } from '../flow/items/valuation/valuation-copy-period.ts'
import { type EndedStep, isEnded } from '../routing/steps.ts'

export const PIPELINE_STAGES = [
  'APPLYING',
  'OFFER',
  'SUBMITTING',
  'VERIFYING',
  'CLOSING',
  'FUNDING',
  'OPEN',
  'DECLINED',
  'WITHDRAWN',
] as const
export type PipelineStage = (typeof PIPELINE_STAGES)[number]

/** TIME: days that the law prescribes. APPLICANT_OR_LENDER: what the team asked for, whoever has it now. */
export const WAITED_FOR = ['APPLICANT', 'SIGNERS', 'APPLICANT_OR_LENDER', 'MEETING', 'TIME', 'LENDER'] as const
export type WaitedFor = (typeof WAITED_FOR)[number]

export interface ApplicantStanding {
  readonly stage: PipelineStage
  /** Null where it is over. */
  readonly waitsFor: WaitedFor | null
}

/** With which item each stage begins, in the order of the flow. */
const BEGINS: readonly (readonly [item: string, stage: PipelineStage])[] = [
  [chosenOffer.id, 'OFFER'],
  [contact.id, 'SUBMITTING'],
  [hardCreditAccess.id, 'VERIFYING'],
  [finalDecision.id, 'CLOSING'],
  [rescissionNotice.id, 'FUNDING'],
]

const ENDED = { COMPLETE: 'OPEN', DECLINED: 'DECLINED', CANCELLED: 'WITHDRAWN' } as const satisfies Readonly<
  Record<EndedStep, PipelineStage>
>

const WAITS: Readonly<Record<string, WaitedFor>> = {
  [coOwners.id]: 'SIGNERS',
  [conditions.id]: 'APPLICANT_OR_LENDER',
  [raisedConditions.id]: 'APPLICANT_OR_LENDER',
  [fundingConditions.id]: 'APPLICANT_OR_LENDER',
  // The team records what comes back; until then it is with them who sign.
  [paperSigning.id]: 'APPLICANT',
  [notarySession.id]: 'MEETING',
  [notaryWaitingPeriod.id]: 'TIME',
  [valuationCopyPeriod.id]: 'TIME',
  [texasItemizationDay.id]: 'TIME',
  [rescission.id]: 'TIME',
}

const PLACES = new Map<string, number>(FLOW.map(({ id }, place) => [id, place]))
const ASKS = new Set<string>(FLOW.filter(({ kind }) => kind === 'ask').map(({ id }) => id))

/** By what is stored beside the application: its step, and the item that is open. */
export function applicantStanding({ step, openItem }: { readonly step: string; readonly openItem: string | null }): ApplicantStanding {
  if (isEnded(step)) return { stage: ENDED[step], waitsFor: null }
  const place = PLACES.get(openItem ?? '') ?? 0
  const begun = BEGINS.filter(([item]) => PLACES.get(item)! <= place)
  const waitsFor = openItem === null ? 'LENDER' : (WAITS[openItem] ?? (ASKS.has(openItem) ? 'APPLICANT' : 'LENDER'))
  return { stage: begun.at(-1)?.[1] ?? 'APPLYING', waitsFor }
}
