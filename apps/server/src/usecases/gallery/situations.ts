/** What may be different about the example borrower: named, so that a gallery page can ask for it. Each replaces what an item found. */
import type { ItemId } from '@hearthline/domain'
import {
  aboutYou,
  amountChange,
  annualIncome,
  applicationDisclosures,
  appraisal,
  appraisalAccess,
  brokerPriceOpinion,
  chosenOffer,
  disbursementAccount,
  exampleProperty,
  exampleReport,
  findProperty,
  floodDetermination,
  fullTitle,
  homeAddress,
  identityCheck,
  prequalTitle,
  propertyAddress,
  valuationBooking,
  valuationOrder,
  valueDispute,
} from '@hearthline/domain'
import { CLOSING_SITUATIONS } from './closing-situations.ts'
import { INCOME_SITUATIONS } from './income-situations.ts'
import { NOTARY_SITUATIONS } from './notary-situations.ts'
import { PAYOFF_SITUATIONS } from './payoff-situations.ts'

export type FactOverrides = Partial<Record<ItemId, unknown>>

const [mortgage, card] = exampleReport.tradelines
if (!mortgage || !card) throw new Error('The example report has a mortgage and a card')

const report = (change: Partial<typeof exampleReport>): FactOverrides => {
  const changed = { ...exampleReport, ...change }
  return { 'soft-credit': changed, 'hard-credit': changed }
}
const noReport = (outcome: (typeof exampleReport)['outcome']): FactOverrides => ({
  'soft-credit': { ...exampleReport, outcome, scores: [], scoreFactors: [], tradelines: [], inquiries: [] },
})
const property = (change: Partial<typeof exampleProperty>): FactOverrides => {
  const changed = { ...exampleProperty, ...change }
  return {
    'find-property': { ...findProperty.example, matches: [changed] },
    'prequal-title': { ...prequalTitle.example, owners: changed.owners, openLiens: changed.recordedLiens },
  }
}
const unit = (street2: string, uuid: string) => ({ ...exampleProperty, uuid, address: { ...exampleProperty.address, street2 } })
const home = (address: { street1: string; city: string; state: string; zip: string }, county: string): FactOverrides => ({
  'property-address': { ...propertyAddress.example, ...address },
  'home-address': { ...homeAddress.example, ...address },
  ...property({ address, county }),
})
const debt = (id: string, creditor: string, kind: 'AUTO' | 'STUDENT' | 'PERSONAL', last4: string, monthlyPaymentCents: number) =>
  ({ ...card, id, creditor, kind, last4, monthlyPaymentCents, balanceCents: monthlyPaymentCents * 40, limitCents: undefined }) as const
/** Beside the card, which owes the same wherever it is shown. */
const loan = (monthlyPaymentCents: number, balanceCents: number) =>
  ({ ...debt('personal-1', 'Larch Personal Loans', 'PERSONAL', '5521', monthlyPaymentCents), balanceCents }) as const
/** Long after any day that the gallery is looked at, and long before it. */
const VISIT = { on: '2199-11-25', window: 'MORNING' } as const
const PAST_VISIT = { on: '2026-11-09', window: 'MORNING' } as const
const noValue = { asked: [{ model: 'Cedar AVM 1', reference: 'avm-example', available: false, valuedOn: '2026-11-20' }] }
const unsureValue = {
  asked: [
    {
      ...noValue.asked[0],
      available: true,
      valueCents: 62_000_000,
      lowCents: 45_000_000,
      highCents: 79_000_000,
      forecastStandardDeviation: '27.0',
    },
  ],
}

const appraised = (valueCents: number): FactOverrides => ({
  ...report({ scores: [688, 690, 694], tradelines: [{ ...mortgage, balanceCents: 17_600_000 }, card] }),
  'value-property': {
    asked: [{ ...unsureValue.asked[0], valueCents: 60_500_000, forecastStandardDeviation: '9.0', followUp: 'BROKER_PRICE_OPINION' }],
  },
  'broker-price-opinion': { ...brokerPriceOpinion.example, conclusive: false, valueCents: 41_000_000 },
  appraisal: { ...appraisal.example, valueCents },
})

const otherAccount = { ...disbursementAccount.example, institution: 'Cedar Savings Bank', routingNumber: '121099990', last4: '6789' }

export const SITUATIONS = {
  // credit
  frozen: noReport('FROZEN'),
  locked: noReport('LOCKED'),
  'wrong-pin': { ...noReport('PIN_INCORRECT'), 'credit-access': { tries: 1, pin: '1111' } },
  'no-match': noReport('NO_MATCH'),
  'no-hit': noReport('NO_HIT'),
  minor: noReport('MINOR'),
  'late-payment': report({ tradelines: [{ ...mortgage, late30In12Months: 2 }, card] }),
  'frozen-at-hard-pull': { 'hard-credit': { ...exampleReport, outcome: 'FROZEN' } },
  'new-inquiries': {
    'hard-credit': {
      ...exampleReport,
      inquiries: [
        { creditor: 'Coastline Auto Finance', on: '2026-11-12' },
        { creditor: 'Fern Street Card', on: '2026-11-16' },
      ],
    },
  },
  'many-debts': report({
    tradelines: [
      mortgage,
      card,
      debt('auto-1', 'Coastline Auto Finance', 'AUTO', '7734', 41_200),
      debt('student-1', 'Meridian Student Aid', 'STUDENT', '0192', 28_800),
      debt('personal-1', 'Larch Personal Loans', 'PERSONAL', '5521', 33_500),
    ],
  }),
  'pays-off-a-card': { 'line-preference': { payOffTradelineIds: ['card-1'] } },
  // the home
  'no-home': { 'find-property': { ...findProperty.example, matches: [] } },
  'three-homes': {
    'find-property': {
      ...findProperty.example,
      matches: [
        exampleProperty,
        unit('Unit A', '5f0c7a3e-2f1b-4c58-9d7a-1f3f5f1c2a11'),
        unit('Unit B', '5f0c7a3e-2f1b-4c58-9d7a-1f3f5f1c2a12'),
      ],
    },
  },
  'other-owner': property({ owners: [{ name: 'Sam Okafor', kind: 'PERSON' }] }),
  'refused-by-person': {
    ...property({ owners: [{ name: 'Sam Okafor', kind: 'PERSON' }] }),
    'ownership-review': { outcome: 'REFUSED', reason: 'The deed names another owner.', reasonCodes: ['OTHER'] },
  },
  'trust-owner': {
    ...property({ owners: [{ name: 'The Reyes Family Trust', kind: 'TRUST' }] }),
    'about-you': { ...aboutYou.example, ownership: 'TRUST' },
  },
  'two-owners': {
    ...property({
      owners: [
        { name: 'Ana Reyes', kind: 'PERSON' },
        { name: 'Sam Reyes', kind: 'PERSON' },
      ],
    }),
    'about-you': {
      ...aboutYou.example,
      ownership: 'JOINT',
      coOwners: [{ firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }],
    },
  },
  /** Credit is asked for on the income of both: the co-owner is a co-applicant. */
  'two-incomes': { 'annual-income': { ...annualIncome.example, coOwnersCents: 6_000_000 } },
  'unknown-lien': {
    'prequal-title': {
      ...prequalTitle.example,
      openLiens: [
        ...exampleProperty.recordedLiens,
        { id: 'lien-2', holder: 'Lakeshore Home Loans', kind: 'HELOC', position: 2, originalCents: 4_500_000, recordedOn: '2019-08-12' },
      ],
    },
  },
  'no-value': { 'value-property': noValue },
  'fee-kept': {
    'application-disclosures': {
      ...applicationDisclosures.example,
      given: { ...applicationDisclosures.example.given, valuationFee: { cents: 18_000, terms: 'NONREFUNDABLE' } },
    },
  },
  'unsure-value': { 'value-property': unsureValue },
  /** The model was unsure, and the broker who saw the home finds less than it said. */
  'visit-values-lower': {
    ...report({ scores: [688, 690, 694] }),
    'value-property': { asked: [{ ...unsureValue.asked[0], valueCents: 38_500_000, lowCents: 30_000_000, highCents: 47_000_000 }] },
    'broker-price-opinion': { ...brokerPriceOpinion.example, conclusive: true, valueCents: 31_000_000 },
  },
  'appraisal-needed': { 'value-property': noValue, 'broker-price-opinion': { ...brokerPriceOpinion.example, conclusive: false } },
  /** After the broker an appraiser came, and found too little for the line that was chosen; and too little for any. */
  'appraised-lower': appraised(25_000_000),
  'appraised-far-lower': appraised(17_500_000),
  'trust-refused': {
    'trust-and-flood-review': { outcome: 'REFUSED', reason: 'The page that names the trustees is missing. Please send it.' },
  },
  'hazard-refused': {
    'hazard-insurance-review': { outcome: 'REFUSED', reason: 'The policy does not name us as mortgagee. Ask your agent to add us.' },
  },
  'amount-change-asked': { 'amount-change': amountChange.example },
  undescribed: { 'full-title': { ...fullTitle.example, legalDescription: undefined } },
  'signing-declined': { 'signing-choice': { way: 'DECLINED', reason: 'I want to read it with my sister first.' } },
  'signing-on-paper': { 'signing-choice': { way: 'PAPER' }, 'signing-help': { outcome: 'PAPER_SENT' } },
  'value-disputed': { 'value-dispute': valueDispute.example },
  'value-corrected': {
    'value-review': {
      outcome: 'CORRECTED',
      valueCents: 78_000_000,
      answer: 'You are right about the third bedroom. With it the sales nearby show a higher value.',
    },
  },
  'visit-chosen': { 'valuation-order': { ...valuationOrder.example, visit: VISIT, accessNote: 'The gate code is 4410.' } },
  'fee-returned': {
    'valuation-fee-collection': { status: 'RETURNED', reason: 'R01, insufficient funds', on: '2026-11-30', reference: 'fee-example' },
  },
  'visit-canceled': {
    'valuation-order': { ...valuationOrder.example, canceled: true },
    'valuation-booking': { ...valuationBooking.example, status: 'CANCELED' },
  },
  'appraiser-booked': { 'appraisal-access': { ...appraisalAccess.example, visit: VISIT } },
  'appraiser-came': { 'appraisal-access': { ...appraisalAccess.example, visit: PAST_VISIT } },
  // every brand here lends in both, so that each has the page
  pennsylvania: home({ street1: '12 Maple Court', city: 'Pittsburgh', state: 'PA', zip: '15222' }, 'Allegheny'),
  colorado: home({ street1: '480 Larch Street', city: 'Denver', state: 'CO', zip: '80203' }, 'Denver'),
  texas: home({ street1: '915 Pecan Street', city: 'Austin', state: 'TX', zip: '78701' }, 'Travis'),
  'flood-zone': { 'flood-determination': { ...floodDetermination.example, zone: 'AE', inSpecialFloodHazardArea: true } },
  // the decision
  'low-score': report({
    scores: [598, 600, 611],
    scoreFactors: [
      { code: '38', text: 'Serious delinquency, and derogatory public record or collection filed' },
      { code: '10', text: 'Proportion of balances to credit limits is too high' },
    ],
  }),
  'no-score': report({ scores: [] }),
  'high-debts': report({ tradelines: [mortgage, card, loan(700_000, 24_000_000)] }),
  // Score and income both: every approval path has several steps.
  'several-limits': report({ scores: [598, 600, 611], tradelines: [mortgage, card, loan(700_000, 2_400_000)] }),
  // 7,000 a month with the others: a little more than the sandbox's Assetrich
  'short-income': report({ tradelines: [mortgage, card, loan(554_600, 27_730_000)] }),
  // 75 % of 250,000 less the mortgage leaves 11,500: too little in every brand, and the line is enough to pay the mortgage off
  'high-mortgage': {
    ...report({ scores: [688, 690, 694], tradelines: [{ ...mortgage, balanceCents: 17_600_000 }, card] }),
    'value-property': { asked: [{ ...noValue.asked[0], available: true, valueCents: 25_000_000, forecastStandardDeviation: '6.0' }] },
  },
  /** After an offer was chosen (gallery-file.ts). */
  'income-corrected': { 'annual-income': { ...annualIncome.example, primaryCents: 13_000_000 } },
  'listed-for-sale': { 'sale-status': { listedForSale: true } },
  // after the offer
  'phone-confirmed': { contact: { phoneNumber: '4155550132', confirmed: { at: '2026-11-20T18:00:00.000Z', by: 'TEXT' } } },
  'no-phone': { contact: { phoneNumber: '4155550132', withoutCode: true } },
  ...PAYOFF_SITUATIONS,
  ...CLOSING_SITUATIONS,
  ...INCOME_SITUATIONS,
  ...NOTARY_SITUATIONS,
  'account-refused': { 'account-check': { status: 'PENDING_REVIEW', reference: 'account-example', because: 'ANOTHER_HOLDER' } },
  'account-failed': {
    'account-check': { status: 'FAILED_VERIFICATION', reference: 'account-example', because: 'NOT_FOUND', match: { outcome: 'UNKNOWN' } },
  },
  'account-unlisted': {
    'account-check': { status: 'PENDING_REVIEW', reference: 'account-example', because: 'NOT_LISTED', match: { outcome: 'UNKNOWN' } },
  },
  'deposits-wrong': { 'micro-deposit-check': { outcome: 'WRONG', reference: 'deposits-example' } },
  'deposits-expired': { 'micro-deposit-check': { outcome: 'EXPIRED', reference: 'deposits-example' } },
  'other-account': { 'payment-method': { payType: 'AUTOPAY', autopayConsent: true, otherAccount: otherAccount } },
  'other-account-failed': {
    'autopay-check': { status: 'FAILED_VERIFICATION', reference: 'account-example', because: 'CLOSED', match: { outcome: 'UNKNOWN' } },
  },
  /** They came for the variant for owners of digital assets (gallery-file.ts). */
  'digital-assets': {},
  /** Payments were authorized from the one before (gallery-file.ts). */
  'account-replaced': {},
  'autopay-discount': { 'chosen-offer': { ...chosenOffer.example, discounts: ['AUTOPAY'] } },
  'identity-refused': { 'identity-check': { ...identityCheck.example, status: 'PENDING_REVIEW', reasons: ['NEEDS_REVIEW'] } },
  'conditions-refused': {
    conditions: {
      decided: [
        { condition: 'IDENTITY', outcome: 'REFUSED', reason: 'The photos show another person.' },
        { condition: 'BANK_ACCOUNT', outcome: 'REFUSED', reason: 'The account is in another name.' },
      ],
    },
  },
  'identity-unclear': { 'identity-check': { ...identityCheck.example, status: 'FAILED', reasons: ['FRONT_UNREADABLE', 'FACE_DIFFERS'] } },
  'title-judgment': {
    'full-title': { ...fullTitle.example, judgments: [{ creditor: 'Northgate Card', amountCents: 320_000, filedOn: '2024-03-04' }] },
  },
} as const satisfies Readonly<Record<string, FactOverrides>>

export type Situation = keyof typeof SITUATIONS

export const SITUATION_NAMES = Object.keys(SITUATIONS) as [Situation, ...Situation[]]
