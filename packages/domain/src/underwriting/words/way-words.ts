/** Ways in words: a title that says what to do, and the sentences that say what it comes to. */
import { accountsOf } from '../apply-change.ts'
import { openClaims } from '../counted-debts.ts'
import type { Change } from '../limit-result.ts'
import type { UnderwritingInput } from '../underwriting-input.ts'
import type { Way } from '../way.ts'
import { dayWords, listWords, moneyWords } from './figure-words.ts'

/** What the borrower calls an account: the creditor with the last digits, or the holder of a lien. */
export function accountName(input: UnderwritingInput, id: string): string {
  const line = input.credit.tradelines.find((each) => each.id === id)
  if (line) return `${line.creditor}, ending ${line.last4}`
  const lien = input.liens.find((each) => each.id === id)
  if (lien) return `the loan at ${lien.holder}`
  const title = /^title-judgment-(\d+)$/.exec(id)
  const judgment = title && input.title.judgments[Number(title[1])]
  if (judgment) return `the judgment of ${judgment.creditor}`
  const claim = openClaims(input).find((each) => each.id === id)
  return claim ? `a recorded claim of ${moneyWords(claim.amountCents)}` : 'an account'
}

type Words = { readonly title: string; readonly detail: string }
type Tell = (change: Change, accounts: string, input: UnderwritingInput) => Words

const amount = (change: Change): string => moneyWords(change.amountCents ?? 0)
const day = (change: Change, { on }: UnderwritingInput): string => (change.on === undefined ? 'a later day' : dayWords(change.on, on))

const TELL: Readonly<Record<Change['kind'], Tell>> = {
  LOWER_AMOUNT: (change) => ({
    title: `Take a smaller line of ${amount(change)}`,
    detail: `${amount(change)} is below our usual smallest line, so a person here has to agree to it.`,
  }),
  PAY_OFF_ACCOUNT: (change, accounts) => ({
    title: `Pay off ${accounts} with this line`,
    detail: `${amount(change)} of the line goes straight to it, and its payments end.`,
  }),
  PAY_OFF_YOURSELF: (change, accounts) => ({
    title: `Pay off ${accounts} yourself`,
    detail: `${amount(change)} of your own money. Creditors report about once a month, so your report shows it some weeks later.`,
  }),
  PAY_DOWN_LIENS: (change, accounts) => ({
    title: `Pay ${amount(change)} off ${accounts}`,
    detail: `${amount(change)} of your own money lowers what is owed on your home by enough. It shows in the records some weeks later.`,
  }),
  FIRST_LIEN: (change, accounts) => ({
    title: `Pay off ${accounts} with this line`,
    detail: `The line pays the ${amount(change)} that you owe there and takes its place as the first loan on your home.`,
  }),
  MORE_INCOME: (change, _accounts, { income }) => ({
    title: income.verified ? `Earn ${amount(change)} more a month` : `Add ${amount(change)} a month of your own income`,
    detail: income.verified
      ? 'Before tax, and able to be verified. This is what was verified and falls short today.'
      : 'Before tax, if you left some income out or wrote it too low. We verify it later, so state what you can show.',
  }),
  CO_OWNERS_INCOME: (change) => ({
    title: `Add ${amount(change)} a month of a co-owner’s income`,
    detail: 'Before tax, from somebody who owns the home with you and signs with you. We verify it later.',
  }),
  ASSETS: (change) => ({
    title: `Show savings or investments of ${amount(change)}`,
    detail: `${amount(change)} in all. Spread over 84 months, eligible assets count as income beside yours.`,
  }),
  HIGHER_SCORE: (change) => ({
    title: `Raise your credit score to ${change.score ?? ''}`,
    detail: `${change.score ?? ''} is the lowest score at which this passes. Scores move over months: paying on time and owing less on cards raises them.`,
  }),
  WAIT_UNTIL: (change, _accounts, input) => ({
    title: `Apply again from ${day(change, input)}`,
    detail: `From ${day(change, input)} this no longer stands against you.`,
  }),
  END_LISTING: () => ({
    title: 'Take your home off the market',
    detail: 'Once the listing has ended, and the listing services say so, you can apply again.',
  }),
}

function wordsOf(change: Change, input: UnderwritingInput): Words {
  const accounts = listWords(accountsOf(change).map((id) => accountName(input, id)))
  return TELL[change.kind](change, accounts, input)
}

const lower = (title: string): string => `${title.charAt(0).toLowerCase()}${title.slice(1)}`

/** Title and detail of a way, over the input that was refused. */
export function wayWords(way: Way, input: UnderwritingInput): Words {
  const parts = way.changes.map((change) => wordsOf(change, input))
  const title = parts.map((part, index) => (index === 0 ? part.title : lower(part.title))).join(', and ')
  const largest = `The largest line would then be ${moneyWords(way.maximumLineCents)}.`
  const when =
    way.checkOn === null || way.changes.some((change) => change.kind === 'WAIT_UNTIL')
      ? []
      : [`Look again from ${dayWords(way.checkOn, input.on)}.`]
  return { title, detail: [...parts.map((part) => part.detail), largest, ...when].join(' ') }
}
