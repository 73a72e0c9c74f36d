/**
 * What an applicant owns and owes on the home. The mortgage hangs on the name alone and the value on name and address, because
 * the bureau is asked with the address lived at and the land records with the one applied with: both must tell of the same lien.
 * Applicants without a persona: value 320,000 to 700,000, one first mortgage of 15 to 35 percent of it.
 */
import { addDays } from '@hearthline/domain'
import type { PostalAddress } from '@hearthline/domain/facts/scalars'
import type { ApplicantName } from '../applicant-name.ts'
import { addressKey, applicantKey } from './applicant-key.ts'
import { drawBetween, drawDigits, drawFrom } from './draw.ts'
import { personaOf } from './personas.ts'
import { ADVICE_TAKEN_AFTER, type SandboxDay } from './sandbox-day.ts'

/**
 * Highcltv, in dollars. At a score of 740 or more the cap is 85 percent of 500,000 (80 in Texas); the mortgage leaves 12,500 of
 * room under a smallest line of 15,000, and 32,500 under Texas's 35,000: not enough, yet within 5,000 of it [underwriting/limits].
 */
export const HIGH_CLTV = { score: 760, value: 500_000, mortgage: 412_500, mortgageInTexas: 367_500, paidDown: 2_500 } as const

export interface Mortgage {
  readonly holder: string
  readonly last4: string
  readonly balanceCents: number
  readonly originalCents: number
  readonly monthlyPaymentCents: number
  /** LocalDate; recorded and opened on the day of the purchase. */
  readonly openedOn: string
}

const LENDERS = [
  'First Harbor Bank',
  'Blue Ridge Savings',
  'Lakeshore Home Loans',
  'Prairie National Bank',
  'Juniper Mortgage Company',
  'Summit Federal Credit Union',
] as const

/** Dollars, in thousands: before what the address adds or takes away. */
const baseValue = (who: string): number => drawBetween(348, 648, who, 'value') * 1000

/** The home's value in dollars, to the thousand: within 8 percent of the base, hence 320,000 to 700,000. */
export function homeValue(name: ApplicantName, address: PostalAddress): number {
  if (personaOf(name.lastName)?.lastName === 'Highcltv') return HIGH_CLTV.value
  const who = applicantKey(name)
  const perMille = drawBetween(920, 1080, who, addressKey(address), 'place')
  const value = Math.round((baseValue(who) * perMille) / 1_000_000) * 1000
  return Math.min(700_000, Math.max(320_000, value))
}

/** LocalDate of the last transfer: years ago, except for the persona who has just bought. */
export function lastTransfer(name: ApplicantName, { began }: SandboxDay): string {
  if (personaOf(name.lastName)?.lastName === 'Recentbuyer') {
    // From the real day and not from sandbox time: else waiting would never help.
    return addDays(began, -30)
  }
  const who = applicantKey(name)
  const part = (least: number, most: number, word: string) => drawBetween(least, most, who, word).toString().padStart(2, '0')
  return `${part(2006, 2020, 'bought in')}-${part(1, 12, 'month')}-${part(1, 28, 'day')}`
}

function mortgageDollars(name: ApplicantName, state: string, { daysOn }: SandboxDay): number {
  const who = applicantKey(name)
  const persona = personaOf(name.lastName)?.lastName
  if (persona === 'Highcltv') {
    const paid = daysOn >= ADVICE_TAKEN_AFTER.debtsPaid ? HIGH_CLTV.paidDown : 0
    return (state === 'TX' ? HIGH_CLTV.mortgageInTexas : HIGH_CLTV.mortgage) - paid
  }
  // 17 to 32 percent of the base stay within 15 to 35 percent of the value, whatever the address makes of it
  const percent = persona === 'Texan' ? 30 : drawBetween(17, 32, who, 'mortgage')
  return (baseValue(who) / 100) * percent
}

/** The one first mortgage on the home. `state` matters only to Highcltv. */
export function mortgageOf(name: ApplicantName, state: string, day: SandboxDay): Mortgage {
  const who = applicantKey(name)
  const balance = mortgageDollars(name, state, day)
  const grown = Math.ceil((balance * drawBetween(112, 135, who, 'original')) / 100_000)
  return {
    holder: drawFrom(LENDERS, who, 'lender'),
    last4: drawDigits(4, who, 'mortgage number'),
    balanceCents: balance * 100,
    originalCents: grown * 100_000,
    // principal and interest of a thirty-year loan at about 3.5 percent, some years in: 0.52 to 0.56 percent of the balance
    monthlyPaymentCents: Math.floor((balance * drawBetween(520, 560, who, 'payment')) / 1000),
    openedOn: lastTransfer(name, day),
  }
}
