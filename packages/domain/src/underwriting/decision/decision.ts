/** What the rules answered to one application, with everything needed to explain it and to replay it years later. */
import { z } from 'zod'
import { cents, instant, localDate } from '../../facts/scalars.ts'
import { VALUE_SOURCES } from '../../facts/valuation.ts'
import { aporWeek } from '../../policy/apor.ts'
import { primeRow } from '../../policy/prime-rate.ts'
import { limitResult } from '../limits/limit-result.ts'
import { offer } from '../offer/offer.ts'
import { countedPayment } from '../situation/monthly-payments.ts'
import { payOff } from '../situation/pay-offs.ts'
import { FIRM_CRITERIA, firmOfferTerms } from '../tables/firm-offer.ts'

/** What a firm offer gave. RATE, MARGIN: offers cost less than by the tables; FEE: higher fees were left out; LINE: a larger line than by the rules. */
export const FIRM_GIFTS = ['RATE', 'MARGIN', 'FEE', 'LINE'] as const

const decidedFirmOffer = z.object({
  code: z.string(),
  /** of the entry in the register, whose versions are kept */
  version: z.int(),
  terms: firmOfferTerms,
  /** the criteria that are not met any more; none: the terms hold */
  unmet: z.array(z.enum(FIRM_CRITERIA)),
  /** none where all offers are as good without it */
  gave: z.array(z.enum(FIRM_GIFTS)),
  /** the rules that would have refused, and may not: it was not conditioned on them */
  toPerson: z.array(limitResult.shape.limit),
})
export type DecidedFirmOffer = z.infer<typeof decidedFirmOffer>

/** ASSETS shows ASSETS_PREQUAL, REQUALIFY shows CLTV_LIEN_POSITION_REQUALIFY, REVIEW shows UNDERWRITING_REVIEW; DECLINE and INELIGIBLE end. */
export const OUTCOMES = ['APPROVED', 'ASSETS', 'REQUALIFY', 'REVIEW', 'DECLINE', 'INELIGIBLE'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Of the wire's sub-decisions those that a decision by rules can have [underwriting/outcomes]. */
export const SUB_DECISIONS = [
  'UNVERIFIED_OFFER',
  'UNVERIFIED_DTI_LIMITED',
  'VERIFIED_OFFER',
  'VERIFIED_DTI_LIMITED',
  'UNKNOWN_SUBDECISION',
] as const

/** FIRM_OFFER: a rule is not met on which the mailed offer was not conditioned. */
export const REVIEW_REASONS = ['NO_SCORE', 'PROPERTY_CONDITION_FAIR', 'EXCEPTION_LINE', 'NO_PRICE', 'FIRM_OFFER'] as const

export const decisionFigures = z.object({
  /** the score that counted; absent when the bureau returned none */
  score: z.int().optional(),
  valueCents: cents,
  valueSource: z.enum(VALUE_SOURCES),
  /** false: the value alone cannot close, a BPO or an appraisal is ordered later [underwriting/valuation] */
  valueIsSureEnough: z.boolean(),
  /** liens that stay, after those that this line pays off */
  liensCents: cents,
  /** what the first draw must pay off */
  payOffCents: cents,
  /** the position this line would take */
  lienPosition: z.int().min(1),
  /** now, and with the offered maximum (or, without an offer, the smallest line) */
  cltvBeforeBps: z.int().min(0),
  cltvBps: z.int().min(0),
  cltvLimitBps: z.int().min(0),
  /** what sets it; absent where the score does, and in what earlier releases stored */
  cltvLimitBy: z.enum(['STATE', 'LENDER']).optional(),
  /** all that counts a month beside the line; and what is left of it when the payoffs are made */
  monthlyDebtsBeforeCents: cents,
  monthlyDebtsCents: cents,
  /** the parts of monthlyDebtsCents; absent where only the accounts' reported payments counted */
  monthlyPayments: z.optional(z.array(countedPayment)),
  /** a month, before tax, assets / 84 included; rounded to the cent for display, the rules use it unrounded */
  monthlyIncomeCents: cents,
  monthlyIncomeFromAssetsCents: cents,
  incomeVerified: z.boolean(),
  dtiBeforeBps: z.int().min(0),
  /** with the payment on the line that cltvBps speaks of */
  dtiBps: z.int().min(0),
  dtiLimitBps: z.int().min(0),
  /** the smallest line that would be made here */
  minimumLineCents: cents,
  /** the line that cltvBps and dtiBps speak of, and its lowest payment a month; absent in decisions made before they were kept */
  lineCents: z.optional(cents),
  linePaymentCents: z.optional(cents),
  /** the largest line if DTI did not limit */
  maxDtiUnlimitedCents: cents,
  /** the most an origination fee can come to */
  ofeeMaxThresholdCents: cents,
})
export type DecisionFigures = z.infer<typeof decisionFigures>

export const decision = z.object({
  outcome: z.enum(OUTCOMES),
  subDecision: z.enum(SUB_DECISIONS),
  reviewReasons: z.array(z.enum(REVIEW_REASONS)),
  /** every limit, passed or not, in a fixed order */
  limits: z.array(limitResult),
  /** the largest line offered, fee included; 0 without an offer */
  maximumLineCents: cents,
  offers: z.array(offer),
  /** names the offers' content: what a choice rests on, without hashing them all at every look */
  offersDigest: z.string(),
  /** the payoffs that the borrower wished for do not fit and were left out: no one is refused for a wish */
  payOffDropped: z.literal(true).optional(),
  /** what the first draw must pay off: figures.payOffCents one by one; absent where nothing, and in decisions from before it was kept */
  payOffs: z.optional(z.array(payOff)),
  /** the mailed offer by which the applicant came; absent where there was none */
  firmOffer: z.optional(decidedFirmOffer),
  figures: decisionFigures,
  guidelineVersion: z.string(),
  /** absent: the first, as in decisions from before there were others */
  stateLawVersion: z.string().optional(),
  pricingVersion: z.string(),
  /** the lender's version whose terms priced it; absent in decisions from before there were versions: the one that the application began under */
  brandVersion: z.int().optional(),
  /** the day whose index and tables priced it */
  pricingAsOf: localDate,
  /** the row of the index that priced it; absent in decisions from before lenders could add rows: the published one of that day */
  index: z.optional(primeRow),
  /** the APR half of the high-cost test needs the regulator's weekly table; without its row it says so */
  highCostAprTest: z.enum(['PASSED', 'NOT_TESTED', 'NOT_A_PRINCIPAL_DWELLING']),
  /** the week's rates that it was tested against */
  apor: z.optional(aporWeek),
  pricedAt: instant,
  /** offers live 30 days, then they are priced again */
  expiresAt: instant,
})
export type Decision = z.infer<typeof decision>
