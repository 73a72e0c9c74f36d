/** What an applicant owes beside the mortgage: at most 350 a month for the sound, what the persona says for Highdti and Assetrich. */
import type { Tradeline } from '@hearthline/domain/facts/credit-report'
import type { ApplicantName } from '../../applicant-name.ts'
import { applicantKey } from '../../sandbox/applicant-key.ts'
import { drawBetween, drawDigits } from '../../sandbox/draw.ts'
import { personaOf } from '../../sandbox/personas.ts'
import { ADVICE_TAKEN_AFTER, type SandboxDay } from '../../sandbox/sandbox-day.ts'

type Kind = 'CARD' | 'AUTO' | 'STUDENT' | 'PERSONAL'

interface Debt {
  readonly id: string
  readonly kind: Kind
  readonly creditor: string
  readonly monthlyPaymentCents: number
}

/** All debts of a month in cents, the mortgage's payment included. */
export const MONTHLY_DEBTS_CENTS = { Highdti: 2_800_000, Assetrich: 660_000 } as const

/** How many payments are left, as a stand-in for the balance; a card's payment is about a fiftieth of what is owed. */
const PAYMENTS_LEFT = { CARD: 50, AUTO: 36, STUDENT: 110, PERSONAL: 30 } as const

/** Shares of what is left after the mortgage, in percent; the card takes the rest. */
const HEAVY = [
  { id: 'student-1', kind: 'STUDENT', creditor: 'Meridian Student Aid', percent: 24 },
  { id: 'auto-1', kind: 'AUTO', creditor: 'Coastline Auto Finance', percent: 16 },
  { id: 'personal-1', kind: 'PERSONAL', creditor: 'Larch Personal Loans', percent: 41 },
] as const

function heavyDebts(totalCents: number): Debt[] {
  const shared = HEAVY.map(({ percent, ...debt }) => ({ ...debt, monthlyPaymentCents: Math.floor((totalCents * percent) / 100) }))
  const rest = totalCents - shared.reduce((sum, debt) => sum + debt.monthlyPaymentCents, 0)
  return [{ id: 'card-1', kind: 'CARD', creditor: 'Northgate Card', monthlyPaymentCents: rest }, ...shared]
}

/** One to four accounts: 80 + 60 + 110, or 80 + 249, dollars a month at the most. */
function ordinaryDebts(who: string): Debt[] {
  const payment = (least: number, most: number, id: string) => drawBetween(least * 100, most * 100, who, id, 'payment')
  const card: Debt = { id: 'card-1', kind: 'CARD', creditor: 'Northgate Card', monthlyPaymentCents: payment(25, 80, 'card-1') }
  const second: Debt = { id: 'card-2', kind: 'CARD', creditor: 'Fern Street Card', monthlyPaymentCents: payment(25, 60, 'card-2') }
  const student: Debt = {
    id: 'student-1',
    kind: 'STUDENT',
    creditor: 'Meridian Student Aid',
    monthlyPaymentCents: payment(55, 110, 'student-1'),
  }
  const auto: Debt = { id: 'auto-1', kind: 'AUTO', creditor: 'Coastline Auto Finance', monthlyPaymentCents: payment(179, 249, 'auto-1') }
  // paid off and closed: a payment of nothing
  const closed: Debt = { id: 'personal-1', kind: 'PERSONAL', creditor: 'Larch Personal Loans', monthlyPaymentCents: 0 }
  const plans = [[card], [card, second], [card, auto], [card, second, student], [card, second, student, closed]]
  return plans[drawBetween(0, plans.length - 1, who, 'accounts')] ?? [card]
}

/** Tradelines beside the mortgage, whose monthly payment is given so that the persona's total comes out to the cent. */
export function debtsOf(name: ApplicantName, mortgagePaymentCents: number, { daysOn }: SandboxDay): Tradeline[] {
  const who = applicantKey(name)
  const persona = personaOf(name.lastName)?.lastName
  const heavy = persona === 'Assetrich' || (persona === 'Highdti' && daysOn < ADVICE_TAKEN_AFTER.debtsPaid)
  const debts = heavy ? heavyDebts(MONTHLY_DEBTS_CENTS[persona] - mortgagePaymentCents) : ordinaryDebts(who)
  return debts.map((debt): Tradeline => {
    const balanceCents = debt.monthlyPaymentCents * PAYMENTS_LEFT[debt.kind]
    const year = drawBetween(2015, 2023, who, debt.id, 'opened in')
    return {
      ...debt,
      last4: drawDigits(4, who, debt.id, 'number'),
      status: debt.monthlyPaymentCents > 0 ? 'OPEN' : 'CLOSED',
      balanceCents,
      ...(debt.kind === 'CARD' && { limitCents: Math.ceil((balanceCents * 3) / 100_000) * 100_000 }),
      openedOn: `${year}-${drawBetween(1, 12, who, debt.id, 'month').toString().padStart(2, '0')}-11`,
      late30In12Months: 0,
    }
  })
}
