/** What the application calls answer [application/body]: the specified fields in dollars and percent; our own end in Cents or Bps. */
import {
  BPO_STATUSES,
  DOCUMENT_KINDS,
  EMPLOYMENT_TYPES,
  EXITS,
  OCCUPANCIES,
  OWNERSHIPS,
  PART_STATES,
  PAY_TYPES,
  PROGRESS_VALUES,
  PROPERTY_CONDITIONS,
  SECTION_STATUSES,
  STEPS,
  TITLE_STATUSES,
  TURNS,
  VALUE_SOURCES,
  VERIFICATIONS,
  WIRE_DECISIONS,
  WIRE_SUB_DECISIONS,
} from '@hearthline/domain'
import { z } from 'zod'
import { originalOfCopy } from './custody-calls.ts'
import { liability } from './liability.ts'
import { agreedTermsBody, chosenOfferBody } from './offers.ts'

const dollars = z.number()
const instant = z.iso.datetime()

/** All 26 status flags [application/status-flags]. */
export const statusFlags = z.object({
  checklistStatus: z.enum(STEPS),
  uwDecision: z.enum(WIRE_DECISIONS),
  uwSubDecision: z.enum(WIRE_SUB_DECISIONS),
  liensComplete: z.boolean(),
  inquiryAttestNeeded: z.boolean(),
  inquiryAttestComplete: z.boolean(),
  giactAccountStatus: z.enum(VERIFICATIONS).optional(),
  bpo: z.enum(BPO_STATUSES),
  title: z.enum(TITLE_STATUSES),
  disclosurelistSummaryReady: z.boolean(),
  disclosurelistSummaryComplete: z.boolean(),
  disclosurelistClosingReady: z.boolean(),
  disclosurelistClosingComplete: z.boolean(),
  disclosurelistNotaryReady: z.boolean(),
  disclosurelistNotaryComplete: z.boolean(),
  manualDeedSigningComplete: z.boolean(),
  primaryParticipantAcceptComplete: z.boolean(),
  manualPaystubUpload: z.boolean(),
  manualPaystubTasksComplete: z.boolean(),
  employmentVerificationNeeded: z.boolean(),
  propertyComplete: z.boolean(),
  datatreeNoMatch: z.boolean(),
  creditFrozenWithPin: z.boolean(),
  /** ours: the bureau refused the PIN that was given; until another one, or the freeze's end */
  creditIncorrectPin: z.boolean(),
  dtiDecline: z.boolean(),
  creditScoreDecline: z.boolean(),
  waitingOnFloodCert: z.boolean(),
  /** not among the 26, but of the application's fields [application/body] */
  manualNotary: z.boolean(),
  condition: z.enum(PROPERTY_CONDITIONS),
})
export type StatusFlagsBody = z.infer<typeof statusFlags>

const address = z.object({
  street1: z.string(),
  street2: z.string().optional(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  occupancyType: z.enum(OCCUPANCIES).optional(),
  fullAddress: z.string(),
})

/** What the borrower's own page says: where am I, what is next, when. */
const nextAction = z.object({ title: z.string(), why: z.string(), path: z.string().nullable(), waitingOn: z.enum(['you', 'us', 'nobody']) })
const dateLine = z.object({
  label: z.string(),
  detail: z.string(),
  state: z.enum(['done', 'current', 'next']),
  /** the day that is named: of what comes the earliest it can be */
  on: z.iso.date().optional(),
  /** why it is this day, in words */
  rule: z.string().optional(),
  /** what could still move it */
  moves: z.string().optional(),
  isAfterSigning: z.boolean(),
  /** it takes its own time beside the money */
  isBeside: z.literal(true).optional(),
})

/** What the borrower may do to end the application, until when; and who canceled the line under the right to cancel (12 CFR 1026.15). */
/** NONE: it was never recorded, or never paid. DUE: it is still the lender’s to do. */
const partDone = z.object({ state: z.enum(PART_STATES), on: z.iso.date().optional() })

const cancellation = z.object({
  exit: z.enum(EXITS),
  /** null where there is no such right, or its days have not begun */
  lastDay: z.iso.date().nullable(),
  exercised: z
    .object({
      name: z.string(),
      on: z.iso.date(),
      /** null while a second person checks a notice that the team recorded: nothing is settled yet */
      returnsBy: z.iso.date().nullable(),
      /** whose turn it is: the lender performs first, then the owners return what was sent (12 CFR 1026.15(d)(3)); null with `returnsBy` */
      turn: z.enum(TURNS).nullable(),
      /** what is left to do, and how; empty until it is settled */
      left: z.string(),
      /** the release of the lien with the county */
      release: partDone,
      /** what the borrower paid for the line, and has back */
      paid: partDone,
      /** the last day on which what the owners gave back too much is sent back to them */
      excessBy: z.iso.date().optional(),
    })
    .nullable(),
})

export const application = z.object({
  uuid: z.uuid(),
  loanNumber: z.string(),
  organizationCode: z.string(),
  status: statusFlags,
  selectedPropertyUuid: z.uuid().nullable(),
  property: address.extend({
    ownership: z.enum(OWNERSHIPS).optional(),
    county: z.string().optional(),
    valueCents: z.int().optional(),
    valueSource: z.enum(VALUE_SOURCES).optional(),
  }),
  term: z.int().nullable(),
  amount: dollars.nullable(),
  rate: z.number().nullable(),
  uwCalculatedDrawAmount: dollars.nullable(),
  adjustedHomeAmount: dollars.nullable(),
  documents: z.array(
    z.object({
      uuid: z.uuid(),
      type: z.enum(DOCUMENT_KINDS),
      created: instant,
      /** only of what the borrower sent */
      fileName: z.string().optional(),
      byteSize: z.int().optional(),
      /** only of what the product made: the version of its words, and that it can be read as a page as well */
      version: z.string().optional(),
      /** only of what belongs to the payoff of a debt: whose, 'Visa ending 4021' */
      creditor: z.string().optional(),
      /** of several score disclosures: the credit check that it is about */
      creditCheck: z.enum(['SOFT', 'HARD']).optional(),
      /** of a copy of what was signed: the sealed original that it is a copy of */
      original: originalOfCopy.optional(),
    }),
  ),
  liabilities: z.array(liability),
  incomeSources: z.array(z.object({ employmentType: z.enum(EMPLOYMENT_TYPES) })),
  disburseAccount: z.object({ uuid: z.uuid(), routingNumber: z.string() }).nullable(),
  autopayAccount: z.object({ uuid: z.uuid() }).nullable(),
  payType: z.enum(PAY_TYPES).nullable(),
  insurance: z.object({ complete: z.boolean() }),
  assetDepletion: z.object({ complete: z.boolean(), amount: dollars }),
  hasHmda: z.boolean(),
  coDeedStatus: z.enum(SECTION_STATUSES),
  consents: z.array(z.object({ type: z.enum(['SOFT_CREDIT', 'HARD_CREDIT']) })),
  isCrypto: z.boolean(),
  isInquiry: z.boolean(),
  activeForAppStart: z.boolean(),
  referrer: z.object({ referrerUuid: z.string().optional(), wholesaleBrokerNmls: z.string().optional() }).nullable(),
  requestedManualNotaryTime: z.string().nullable(),
  additionalSignerVersion: z.string(),
  helocSigners: z.array(z.object({ identityUuid: z.uuid() })),
  propertyListedForSale: z.boolean(),
  created: instant,
  updated: instant,
  step: z.enum(STEPS),
  openItem: z.string().nullable(),
  progress: z.enum(PROGRESS_VALUES),
  nextAction,
  dates: z.array(dateLine),
  /** the first of them that is ahead and has a day */
  nextDate: dateLine.nullable(),
  /** what comes after the final offer is accepted; empty unless it is asked for */
  afterAccepting: z.array(z.object({ title: z.string(), text: z.string() })),
  /** what is sent to the borrower where it is another sum than they signed for: creditors and the county say their amounts later */
  cashChange: z.object({ agreedCents: z.int(), nowCents: z.int(), creditorsCents: z.int(), recordingCents: z.int() }).nullable(),
  cancellation,
  /** an offer that was chosen is asked for again: what it was, what it comes to now (null: not offered), and what was corrected since */
  choiceAgain: z
    .object({ chosen: chosenOfferBody, was: agreedTermsBody.nullable(), now: agreedTermsBody.nullable(), corrected: z.array(z.string()) })
    .nullable(),
})
export type ApplicationBody = z.infer<typeof application>

export const applicationSummary = application.pick({
  uuid: true,
  loanNumber: true,
  organizationCode: true,
  step: true,
  property: true,
  amount: true,
  term: true,
  created: true,
  activeForAppStart: true,
  nextAction: true,
  nextDate: true,
  cancellation: true,
  isCrypto: true,
})

export const statusBody = z.object({
  step: z.enum(STEPS),
  previousStep: z.enum(STEPS).nullable(),
  decision: z.enum(WIRE_DECISIONS),
  subDecision: z.enum(WIRE_SUB_DECISIONS),
  statuses: statusFlags,
})
