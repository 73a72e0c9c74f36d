/** The income that an approval path asks for: whose it is, whether what is typed is enough, and how it goes out. Pure. */
import { MONEY_MAX, moneyAmountMessages } from '@hearthline/domain/registration'
import type { ApprovalPath } from '../../decision/decision-query.ts'
import { exactMoney } from '../../offer/format-figures.ts'

export type IncomeOwner = 'CO_OWNERS' | 'OWN'

export interface Stated {
  readonly primaryCents: number
  readonly coOwnersCents: number
}

export interface IncomeFacts {
  readonly whose: IncomeOwner
  /** As the borrower stated it; undefined while it could not be read. */
  readonly stated: Stated | undefined
  /** How much more a month would pass. */
  readonly needsCents: number | undefined
}

export const incomeOwner = ({ changes }: Pick<ApprovalPath, 'changes'>): IncomeOwner =>
  changes.some(({ kind }) => kind === 'CO_OWNERS_INCOME') ? 'CO_OWNERS' : 'OWN'

export function readStated(data: unknown): Stated | undefined {
  const { primaryCents, coOwnersCents } = (data ?? {}) as Record<string, unknown>
  return Number.isSafeInteger(primaryCents) && Number.isSafeInteger(coOwnersCents)
    ? { primaryCents: primaryCents as number, coOwnersCents: coOwnersCents as number }
    : undefined
}

export const statedCents = ({ whose, stated }: IncomeFacts): number | undefined =>
  whose === 'OWN' ? stated?.primaryCents : stated?.coOwnersCents

/** The smallest annual income that would pass, in cents of whole dollars; undefined when it cannot be determined. */
export function sufficientIncomeCents(facts: IncomeFacts): number | undefined {
  const before = statedCents(facts)
  return before === undefined || facts.needsCents === undefined ? undefined : Math.ceil((before + facts.needsCents * 12) / 100) * 100
}

/** The first message of what is typed, in whole dollars a year before tax; undefined when it can be sent. */
export function incomeProblem(dollars: number | null, facts: IncomeFacts): string | undefined {
  if (dollars === null) return moneyAmountMessages.required
  if (dollars > MONEY_MAX) return moneyAmountMessages.maximum
  const enough = sufficientIncomeCents(facts)
  if (enough === undefined || dollars * 100 >= enough) return undefined
  return `With ${exactMoney(dollars * 100)} a year, you would still not qualify. You need ${exactMoney(enough)}.`
}

export const incomeBody = (whose: IncomeOwner, dollars: number | null) => {
  const cents = (dollars ?? 0) * 100
  return whose === 'OWN' ? { annualIncomeCents: cents } : { coOwnersAnnualIncomeCents: cents }
}
