/** A co-owner's income, or one's own corrected: what is typed, whether it is enough, and how it goes out. Pure. */
import { MONEY_MAX, moneyAmountMessages } from '@hearthline/domain/registration'
import { exactMoney } from '../../../offer/figure-words.ts'

export interface IncomeTyped {
  readonly whose: 'CO_OWNER' | 'OWN'
  /** A year, before tax. */
  readonly dollars: number | null
}

export interface Stated {
  readonly primaryCents: number
  readonly coOwnersCents: number
}

export interface IncomeFacts {
  /** As the borrower stated it; undefined while it could not be read. */
  readonly stated: Stated | undefined
  /** How much more a month would pass. */
  readonly needsCents: number | undefined
}

export function readStated(data: unknown): Stated | undefined {
  const { primaryCents, coOwnersCents } = (data ?? {}) as Record<string, unknown>
  return Number.isSafeInteger(primaryCents) && Number.isSafeInteger(coOwnersCents)
    ? { primaryCents: primaryCents as number, coOwnersCents: coOwnersCents as number }
    : undefined
}

/** The smallest yearly income that would pass, in whole dollars' cents; undefined when it cannot be told. */
export function enoughCents(whose: IncomeTyped['whose'], { stated, needsCents }: IncomeFacts): number | undefined {
  if (stated === undefined || needsCents === undefined) return undefined
  const before = whose === 'OWN' ? stated.primaryCents : stated.coOwnersCents
  return Math.ceil((before + needsCents * 12) / 100) * 100
}

export function incomeProblem({ whose, dollars }: IncomeTyped, facts: IncomeFacts): string | undefined {
  if (dollars === null) return moneyAmountMessages.required
  if (dollars > MONEY_MAX) return moneyAmountMessages.maximum
  const enough = enoughCents(whose, facts)
  if (enough === undefined || dollars * 100 >= enough) return undefined
  return `With ${exactMoney(dollars * 100)} a year the line would still not pass: it takes ${exactMoney(enough)}.`
}

export const incomeBody = ({ whose, dollars }: IncomeTyped) => {
  const cents = (dollars ?? 0) * 100
  return whose === 'OWN' ? { annualIncomeCents: cents } : { coOwnersAnnualIncomeCents: cents }
}
