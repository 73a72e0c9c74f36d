/** Approval paths in words: a title that says what to do, and sentences that say what it leads to. */
import { accountsOf } from '../advice/apply-change.ts'
import type { ApprovalPath } from '../advice/approval-path.ts'
import type { Change } from '../limits/limit-result.ts'
import { openClaims } from '../situation/counted-debts.ts'
import type { UnderwritingInput } from '../situation/underwriting-input.ts'
import { guidelineOn } from '../tables/guideline-on.ts'
import { formatDay, formatList, formatMoneyExact } from './format-figure.ts'

/** What the borrower calls an account: the creditor with the last digits, or the holder of a lien. */
export function accountName(input: UnderwritingInput, id: string): string {
  const line = input.credit.tradelines.find((each) => each.id === id)
  if (line) return `${line.creditor}, ending ${line.last4}`
  const lien = input.liens.find((each) => each.id === id)
  if (lien) return `the loan at ${lien.holder}`
  const title = /^title-judgment-(\d+)$/.exec(id)
  const judgment = title && input.title.judgments[Number(title[1])]
  if (judgment) return `the judgment of ${judgment.creditor}`
  const claim = openClaims(input, guidelineOn(input.on)).find((each) => each.id === id)
  return claim ? `a recorded claim of ${formatMoneyExact(claim.amountCents)}` : 'an account'
}

type Words = { readonly title: string; readonly detail: string }
/** `beside` is true where other steps go with it. */
type DescribeChange = (change: Change, accounts: string, input: UnderwritingInput, beside: boolean) => Words

const amount = (change: Change): string => formatMoneyExact(change.amountCents ?? 0)
const day = (change: Change, { on }: UnderwritingInput): string => (change.on === undefined ? 'a later day' : formatDay(change.on, on))

const CHANGE_DESCRIPTIONS: Readonly<Record<Change['kind'], DescribeChange>> = {
  LOWER_AMOUNT: (change, _accounts, _input, beside) => ({
    title: beside ? `Ask for at most ${amount(change)}` : `Take a smaller line of ${amount(change)}`,
    detail: `${amount(change)} is below our usual smallest line, so an underwriter must approve it.`,
  }),
  PAY_OFF_ACCOUNT: (change, accounts) => ({
    title: `Pay off ${accounts} with this line`,
    detail: `${amount(change)} of the line pays ${accountsOf(change).length > 1 ? 'them off, and their' : 'it off, and its'} payments end.`,
  }),
  PAY_OFF_YOURSELF: (change, accounts) => ({
    title: `Pay off ${accounts} yourself`,
    detail: `${amount(change)} of your own money. Creditors report about once a month, so your credit report may take a few weeks to show it.`,
  }),
  PAY_DOWN_LIENS: (change, accounts) => ({
    title: `Pay ${amount(change)} toward ${accounts}`,
    detail: `${amount(change)} of your own money lowers the loans on your home enough. The records may take a few weeks to show it.`,
  }),
  FIRST_LIEN: (change, accounts) => ({
    title: `Pay off ${accounts} with this line`,
    detail: `The line pays the ${amount(change)} that you owe there and becomes the first loan on your home.`,
  }),
  MORE_INCOME: (change, _accounts, { income }) => ({
    title: income.verified ? `Earn ${amount(change)} more a month` : `Add ${amount(change)} a month of your own income`,
    detail: income.verified
      ? 'Before tax, and able to be verified. The income we verified falls short by this much today.'
      : 'Before tax, if you left some income out or entered too little. We verify it later, so enter only income you can document.',
  }),
  CO_OWNERS_INCOME: (change) => ({
    title: `Add ${amount(change)} a month of a co-owner’s income`,
    detail: 'Before tax, from someone who owns the home with you and signs with you. We verify it later.',
  }),
  ASSETS: (change) => ({
    title: `Show savings or investments of ${amount(change)}`,
    detail: `${amount(change)} in all. We divide eligible assets by 84 months and add the result to your income.`,
  }),
  HIGHER_SCORE: (change, _accounts, _input, beside) => ({
    title: `Raise your credit score to ${change.score ?? ''}`,
    detail: `${change.score ?? ''} is the lowest score that qualifies ${beside ? 'together with the other steps' : 'if nothing else changes'}. Scores change over months. Paying on time and owing less on cards can raise them.`,
  }),
  WAIT_UNTIL: (change, _accounts, input) => ({
    title: `Apply again on or after ${day(change, input)}`,
    detail: `Starting ${day(change, input)}, this no longer counts against you.`,
  }),
  END_LISTING: () => ({
    title: 'Take your home off the market',
    detail: 'Once the listing has ended and the listing services show it, you can apply again.',
  }),
}

/** What an account is called by its id. */
type NameOf = (id: string) => string

function wordsOf(change: Change, input: UnderwritingInput, nameOf: NameOf, beside: boolean): Words {
  const names = accountsOf(change).map(nameOf)
  // In a list a comma stands between two accounts only.
  const accounts = names.length === 1 ? names[0]! : formatList(names.map((name) => name.replace(', ending', ' ending')))
  return CHANGE_DESCRIPTIONS[change.kind](change, accounts, input, beside)
}

/** The line pays what is left of a loan that the borrower pays down first. */
function isRestOf(change: Change, changes: readonly Change[]): boolean {
  const paidDown = changes.find(({ kind }) => kind === 'PAY_DOWN_LIENS')?.accountId
  const [account, another] = accountsOf(change)
  return (
    (change.kind === 'FIRST_LIEN' || change.kind === 'PAY_OFF_ACCOUNT') &&
    another === undefined &&
    account !== undefined &&
    account === paidDown
  )
}

const lower = (title: string): string => `${title.charAt(0).toLowerCase()}${title.slice(1)}`

/** 'Do this', 'Do this, and do that', 'Do this, do that, and do the other': the names in it have commas of their own. */
function joinTitles([first = '', ...others]: readonly string[]): string {
  return [first, ...others.map((title, index) => `${index === others.length - 1 ? 'and ' : ''}${lower(title)}`)].join(', ')
}

const ORDINALS = ['First', 'Second', 'Third']

/** Title and detail of an approval path, over the input that was refused. Of several steps each has a line of the detail, and what follows the last. */
export function describeApprovalPath(
  { changes, maximumLineCents, checkOn }: ApprovalPath,
  input: UnderwritingInput,
  nameOf: NameOf = (id) => accountName(input, id),
): Words {
  const beside = changes.length > 1
  const parts = changes.map((change) => {
    const words = wordsOf(change, input, nameOf, beside)
    return isRestOf(change, changes) ? { ...words, title: 'Pay off the rest of it with this line' } : words
  })
  const title = joinTitles(parts.map((part) => part.title))
  const largest = `The largest line would then be ${formatMoneyExact(maximumLineCents)}.`
  const when =
    checkOn === null || changes.some((change) => change.kind === 'WAIT_UNTIL')
      ? []
      : [`Check again on or after ${formatDay(checkOn, input.on)}.`]
  const details = parts.map(({ detail }, index) => (beside ? `${ORDINALS[index] ?? 'Then'}: ${detail}` : detail))
  const after = [largest, ...when].join(' ')
  return { title, detail: [...details, after].join(beside ? '\n' : ' ') }
}
