/** How figures of an offer are written: exact money, rates with no digit lost, days, spans of time. */
import { formatApr, formatExactCents, formatLocalDate, formatRate, formatShortDate, lenderDay } from '@hearthline/domain'
import type { DiscountType, Offer } from '@hearthline/domain/underwriting'
import type { Debt, OffersBody } from './offers-body.ts'
import { pointsRate, ratePoints } from './rate-points.ts'

/** Whole dollars without cents, everything else with them: nothing is rounded away. */
export const exactMoney = formatExactCents

/** '8.350' -> '8.35%', '8.375' -> '8.375%'. */
export const exactRate = (rate: string): string => formatRate(rate)

/**
 * Beside an APR, which is shown to two places [display/figures] and has by them less to show than the rate above it: 7.625% is shown as 7.62%. Without
 * these words it would look like a lower rate. undefined where nothing is left out.
 */
export const aprNote = (apr: string): string | undefined =>
  formatApr(apr) === exactRate(apr) ? undefined : `${exactRate(apr)}, shown to two decimals`

/** What one rate is below another, in points: ('8.600', '8.350') -> '0.25%'. */
export const rateStep = (from: string, to: string): string => exactRate(pointsRate(Math.abs(ratePoints(from) - ratePoints(to))))

/** 299 -> '2.99%', 150 -> '1.5%', 0 -> '0%'. */
export const formatFee = (feeBps: number): string => `${feeBps / 100}%`

export const RATE_KIND_LABELS: Readonly<Record<Offer['type'], string>> = { FIXED: 'fixed', FLOATING: 'variable' }

/** 50 -> '4 years 2 months'. */
export function spanOfMonths(months: number): string {
  const part = (count: number, unit: string) => (count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`])
  return [...part(Math.floor(months / 12), 'year'), ...part(months % 12, 'month')].join(' ') || '0 months'
}

/** 'Offer good until Tuesday, December 22. Priced Nov 20, 2026, guideline 2026-11.' */
export const formatValidity = ({ expiresAt, pricingAsOf, guidelineVersion }: OffersBody['facts']): string =>
  `Offer good until ${formatLocalDate(lenderDay(expiresAt))}. Priced ${formatShortDate(pricingAsOf)}, guideline ${guidelineVersion}.`

const sources: Readonly<Record<string, string>> = {
  AVM: 'by an automated estimate',
  BPO: "by a broker's price opinion",
  APPRAISAL: 'by an appraisal',
  CORRECTED: 'corrected at your request',
  ESTIMATE: 'based on your estimate; we verify it before closing',
}
export const formatValueSource = (source: string): string => sources[source] ?? `by ${source.toLowerCase().replaceAll('_', ' ')}`

const limits: Readonly<Record<string, string>> = {
  CLTV: 'The most you can borrow depends on the total of all liens compared with your home’s value.',
  DTI: 'The most you can borrow depends on your monthly payments compared with your income.',
  ORGANIZATION: 'The most you can borrow is our largest line.',
}
/** Which limit was the least [underwriting/limits]; undefined where it is none that speaks of amounts. */
export const describeAmountLimit = (limitedBy: string | undefined): string | undefined =>
  limitedBy === undefined ? undefined : limits[limitedBy]

/** 'Visa ending 4021'. */
export const formatDebt = ({ creditor, last4 }: Pick<Debt, 'creditor' | 'last4'>): string =>
  last4 ? `${creditor} ending ${last4}` : creditor

/** The lender's words for a discount; its name on the wire, spelled out, for one that the lender no longer describes. */
export const discountText = (words: OffersBody['discounts'], type: DiscountType): { label: string; description: string } =>
  words[type] ?? {
    label: type
      .toLowerCase()
      .replaceAll('_', ' ')
      .replace(/^./, (first) => first.toUpperCase()),
    description: 'We confirm it before closing',
  }
