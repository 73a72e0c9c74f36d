/** Why the offer that was chosen is revised, in sentences with the exact figures of both decisions. */
import { formatMoney, formatPercent } from '@hearthline/domain'
import { exactMoney } from './figure-words.ts'
import type { OffersBody } from './offers-body.ts'

type Change = OffersBody['facts']['verifiedChanges'][number]

/** 'half of what you told us', or how much less or more. */
function comparedWithStated({ before, after }: Change): string {
  if (after * 2 === before) return 'half of what you told us'
  return after < before ? `${exactMoney(before - after)} less than you told us` : `${exactMoney(after - before)} more than you told us`
}

const WORDS: Readonly<Record<Change['figure'], (change: Change) => string>> = {
  ANNUAL_INCOME: (change) =>
    `We verified income of ${exactMoney(change.after)} a year. You told us ${exactMoney(change.before)}: the verified income is ${comparedWithStated(change)}.`,
  MONTHLY_DEBTS: ({ before, after }) =>
    `Your full credit report shows debt payments of ${exactMoney(after)} a month. The first report showed ${exactMoney(before)}.`,
  SCORE: ({ before, after }) => `Your credit score on the full report is ${after}. It was ${before} on the first report.`,
  HOME_VALUE: ({ before, after }) => `Your home is valued at ${exactMoney(after)}. When you chose, it was valued at ${exactMoney(before)}.`,
  LIENS: ({ before, after }) =>
    `The liens and loans on this home come to ${exactMoney(after)}. When you chose, they came to ${exactMoney(before)}.`,
  RATE: ({ before, after }) =>
    `The rate of the offer you chose is now ${formatPercent(after / 1000)}. When you chose, it was ${formatPercent(before / 1000)}.`,
}

/** What verifying changed, weightiest first; empty where every figure was confirmed. */
export const verifiedInWords = ({ verifiedChanges }: Pick<OffersBody['facts'], 'verifiedChanges'>): string[] =>
  verifiedChanges.map((change) => WORDS[change.figure](change))

/** The same, and what became of the choice. */
export function revisedInWords({ facts, chosen }: Pick<OffersBody, 'facts' | 'chosen'>): string[] {
  // Where it is still offered, its rate has moved, and that is said above.
  const gone =
    chosen && !facts.verifiedChanges.some(({ figure }) => figure === 'RATE')
      ? [
          `You chose ${formatMoney(chosen.amount, Number.isInteger(chosen.amount) ? 0 : 2)} over ${chosen.term} years. That is no longer offered.`,
        ]
      : []
  return [...verifiedInWords(facts), ...gone]
}
