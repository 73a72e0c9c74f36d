/** Why the offer that was chosen is revised, in sentences with the exact figures of both decisions. */
import { formatMoney, formatRate } from '@hearthline/domain'
import { exactMoney } from './format-figures.ts'
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
  CO_OWNERS_INCOME: ({ before, after }) =>
    after === 0
      ? `We could not verify your co-owners’ income of ${exactMoney(before)} a year, so it does not count.`
      : `We verified co-owners’ income of ${exactMoney(after)} a year. You told us ${exactMoney(before)}.`,
  MONTHLY_DEBTS: ({ before, after, opened = [] }) =>
    [
      `What counts each month beside your line now comes to ${exactMoney(after)}. When you chose, it came to ${exactMoney(before)}.`,
      ...opened.map(({ creditor, monthlyCents }) => `Your new credit with ${creditor} is ${exactMoney(monthlyCents)} of it.`),
    ].join(' '),
  SCORE: ({ before, after }) => `Your credit score on the full report is ${after}. It was ${before} on the first report.`,
  HOME_VALUE: ({ before, after }) => `Your home is valued at ${exactMoney(after)}. When you chose, it was valued at ${exactMoney(before)}.`,
  LIENS: ({ before, after }) =>
    `The liens and loans on this home come to ${exactMoney(after)}. When you chose, they came to ${exactMoney(before)}.`,
  INDEX: ({ before, after }) =>
    `The prime rate, on which our rates rest, is now ${formatRate(after / 1000)}. When you chose, it was ${formatRate(before / 1000)}.`,
  PRICES: () => 'Our price tables changed between the day you chose and the day your information was confirmed.',
  RATE: ({ before, after }) =>
    `The rate of the offer you chose is now ${formatRate(after / 1000)}. When you chose, it was ${formatRate(before / 1000)}.`,
}

const BETTER = 'It became better for you. The offer you chose is set below at its new terms.'
const STILL_OFFERED = 'The amount, term and fee you chose are still offered, at the terms below.'

/** What verifying changed, weightiest first; empty where every figure was confirmed. */
export const describeVerifiedChanges = ({ verifiedChanges }: Pick<OffersBody['facts'], 'verifiedChanges'>): string[] =>
  verifiedChanges.map((change) => WORDS[change.figure](change))

const BY_HAND = 'You chose to pay each month yourself, so the autopay discount no longer lowers your rate.'

const lostAutopay = ({ revision, offers }: Pick<OffersBody, 'revision' | 'offers'>): boolean =>
  revision?.choice.discounts.includes('AUTOPAY') === true &&
  !offers.some(({ discountList }) => discountList.some(({ type }) => type === 'AUTOPAY'))

/** The same, and what became of the choice. */
export function describeRevision(body: Pick<OffersBody, 'facts' | 'chosen' | 'revision' | 'offers'>): string[] {
  const { facts, chosen, revision } = body
  if (revision?.now) {
    const byHand = lostAutopay(body) ? [BY_HAND] : []
    return [...byHand, ...describeVerifiedChanges(facts), ...(revision.isBetter ? [BETTER] : [STILL_OFFERED])]
  }
  // Where it is still offered, its rate has changed, and that is said above; where what it was is shown beside it, that says so.
  const gone =
    chosen && revision === null && !facts.verifiedChanges.some(({ figure }) => figure === 'RATE')
      ? [
          `You chose ${formatMoney(chosen.amount, Number.isInteger(chosen.amount) ? 0 : 2)} over ${chosen.term} years. That is no longer offered.`,
        ]
      : []
  return [...describeVerifiedChanges(facts), ...gone]
}
