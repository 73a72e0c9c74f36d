/**
 * A firm offer of credit (15 U.S.C. 1681a(l)): what a prescreened letter promises, and the only things that it may be conditioned on. All of them
 * were set before anyone was selected for it; what was not set then refuses no one.
 */
import * as z from 'zod/mini'
import { cents, localDate, OCCUPANCIES, stateCode } from '../../facts/scalars.ts'

/** What the home has to be, as the letter says it; by the rules' own limits. */
export const HOME_STANDARDS = ['PROPERTY_KIND', 'PROPERTY_CONDITION', 'LISTED', 'TRANSFER'] as const

const bps = z.int().check(z.gte(0), z.lte(10_000))

/** 1681a(l)(1) and (2): what is read of the credit report and of the application. */
export const firmCriteria = z.object({
  minimumScore: z.optional(z.int()),
  /** debts and the smallest line's payment, as a share of the income */
  maximumDtiBps: z.optional(bps),
  bankruptcyYears: z.optional(z.int()),
  foreclosureYears: z.optional(z.int()),
  maximumCollectionsCents: z.optional(cents),
})

/** 1681a(l)(3): the home, as it was required before the selection and disclosed in the letter. */
export const firmCollateral = z.object({
  states: z.optional(z.array(stateCode)),
  occupancies: z.optional(z.array(z.enum(OCCUPANCIES))),
  maximumCltvBps: z.optional(bps),
  maximumPosition: z.optional(z.int()),
  standards: z.optional(z.array(z.enum(HOME_STANDARDS))),
})

export const firmOfferTerms = z.object({
  /** a line of at least this, as far as the criteria bear it */
  amountCents: z.optional(z.int()),
  /** hundredths of a percent: at most this fixed rate, or at most this margin above the prime rate */
  rateBps: z.optional(z.int()),
  marginBps: z.optional(z.int()),
  /** of a margin the lowest rate that the letter states; left out: it states none */
  floorBps: z.optional(z.int()),
  /** the origination fee is at most this share of the draw */
  feeBps: z.optional(z.int()),
  /** the last day on which it can be accepted, by applying */
  expiresOn: localDate,
  /** left out in entries from before they were kept: then nothing was set */
  criteria: z.optional(firmCriteria),
  collateral: z.optional(firmCollateral),
})
export type FirmOfferTerms = z.infer<typeof firmOfferTerms>

/** The terms as an application keeps them from its first day: a version of an entry, which is never changed. */
export const keptFirmOffer = z.object({
  code: z.string(),
  version: z.int(),
  /** whether the letter fits whoever applied, by last name or address */
  isRecipient: z.boolean(),
  terms: firmOfferTerms,
})
export type KeptFirmOffer = z.infer<typeof keptFirmOffer>

/** What an applicant may no longer meet. RECIPIENT: the letter cannot be matched to them by rule; whether it is theirs a person says. */
export const FIRM_CRITERIA = [
  'RECIPIENT',
  'STATE',
  'OCCUPANCY',
  'SCORE',
  'DTI',
  'BANKRUPTCY',
  'FORECLOSURE',
  'COLLECTIONS',
  'CLTV',
  'LIEN_POSITION',
  ...HOME_STANDARDS,
] as const
export type FirmCriterion = (typeof FIRM_CRITERIA)[number]
