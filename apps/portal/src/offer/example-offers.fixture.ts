/** A sound applicant's offers, small enough to work out by hand: FIXED and FLOATING over 10 and 20 years, fees of 0 and 2.99 %. */
import type { Offer } from '@hearthline/domain/underwriting'
import type { Debt, OffersBody, WireOffer } from './offers-body.ts'
import { toOffers } from './to-offers.ts'

type Kind = Partial<WireOffer> & Pick<WireOffer, 'type' | 'term' | 'originationFee' | 'rate'>

export const wireOfferOf = (kind: Kind): WireOffer => ({
  otherRate: kind.rate,
  baseRate: 8,
  min: 15_000,
  max: 100_000,
  minDraw: 15_000,
  maxDraw: kind.originationFee === 0 ? 100_000 : 97_000,
  discountList: [
    { type: 'AUTOPAY', rateWithDiscount: kind.rate - 0.25, stackable: true },
    { type: 'CREDIT_UNION', rateWithDiscount: kind.rate - 0.25, stackable: true },
  ],
  minRecordingTax: 0,
  maxRecordingTax: 0,
  floorRate: 7.6,
  ...kind,
})

const debtOf = (
  who: Pick<Debt, 'id' | 'creditor' | 'last4' | 'kind'>,
  monetaryBalance: number,
  monetaryCalculatedNextPaymentMinimumAmount: number,
): Debt => ({ ...who, monetaryBalance, monetaryCalculatedNextPaymentMinimumAmount, payOff: null })

export const offersBodyOf = (offers: readonly WireOffer[], more: Partial<OffersBody> = {}): OffersBody => ({
  offers: [...offers],
  costs: [
    { feeType: 'GOVERNMENT', type: 'RECORDING_FEE', borrowerPaidAmount: 125, jsCriteria: 'true', amountCents: 12_500, paid: 'FROM_DRAW' },
  ],
  totalPaidByBorrower: 125,
  ofeeMaxThreshold: 4990,
  maxDtiUnlimited: 100_000,
  incomeRequestRecords: [],
  requiredPayOffs: [],
  liabilities: [
    debtOf({ id: 'card-1', creditor: 'Visa', last4: '4021', kind: 'CARD' }, 12_180, 244),
    debtOf({ id: 'auto-1', creditor: 'Cedar Auto', last4: '7710', kind: 'AUTO' }, 18_400.55, 412),
  ],
  facts: {
    firstName: 'Ana',
    score: 748,
    valueCents: 74_200_000,
    valueSource: 'AVM',
    maximumLineCents: 10_000_000,
    pricedAt: '2026-11-20T18:00:00Z',
    pricingAsOf: '2026-11-20',
    expiresAt: '2026-12-22T18:00:00Z',
    guidelineVersion: '2026-11',
    incomeVerified: false,
    verifiedChanges: [],
    state: 'CA',
  },
  discounts: {
    AUTOPAY: { label: 'Autopay', description: 'We draft the payment from your bank account each month' },
    CREDIT_UNION: { label: 'Credit union member', description: 'We confirm your membership before closing' },
  },
  chosen: null,
  before: null,
  revision: null,
  unconfirmed: null,
  ...more,
})

export const exampleBody: OffersBody = offersBodyOf([
  wireOfferOf({ type: 'FIXED', term: 20, originationFee: 0, rate: 9 }),
  wireOfferOf({ type: 'FIXED', term: 20, originationFee: 2.99, rate: 8.5 }),
  wireOfferOf({ type: 'FIXED', term: 10, originationFee: 0, rate: 8.75, max: 60_000, maxDraw: 60_000 }),
  wireOfferOf({ type: 'FLOATING', term: 20, originationFee: 0, rate: 8.75 }),
])

export const exampleOffers: readonly Offer[] = toOffers(exampleBody)
