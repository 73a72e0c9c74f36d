/**
 * What each creditor says it takes to pay off its debt, from its own letter: a balance of a credit report is weeks old, and lacks interest and fees.
 * No approval is given and nothing is paid before there is a quote for each debt.
 */
import { z } from 'zod'
import { cents, localDate } from '../../../facts/scalars.ts'
import { lenderDay } from '../../../policy/lender-day.ts'
import { isImplausibleQuote, isUnusualQuote, mostPerDiemCents, PAYOFF_QUOTE_BOUNDS } from '../../../policy/payoff-quote-bounds.ts'
import { addDays, type LocalDate } from '../../../values/local-date.ts'
import { formatExactCents } from '../../../values/money.ts'
import { type Apart, type Known, type Misfit, type NamedDocument, type StepMail, wait } from '../../item.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { firstDecision } from '../decision/first-decision.ts'
import { reportedDebts } from './debts-to-pay-off.ts'
import { PAYOFF_COSTS_LESS, PAYOFF_COSTS_MORE, PAYOFF_SHORT } from './payoff-quote-mails.ts'
import { ENTERED_BY_TWO, entriesOf, QUOTE_ENTRIES, saysWhoAndHow, takesAnother, WHO_AND_HOW } from './quotes-by-two.ts'
import { recordingTrueUpCents } from './recording.ts'

const quoted = {
  /** of the lien, or the account of the credit report */
  debt: z.string().max(100),
  payee: z.string().trim().min(2, 'Enter who is paid, as the letter has it').max(120),
  /** the address for the payment, as the letter has it */
  payTo: z.string().trim().min(10, 'Enter the whole address for the payment').max(200),
  amountCents: cents,
  /** interest for each day after the last day of the quote; 0 where the letter states none */
  perDiemCents: cents,
  goodThrough: localDate,
  letterOn: localDate,
  /** of more than twice what the report has: who at the creditor confirmed it, reached otherwise than by the letter, and why the debt grew */
  confirmedBy: z.optional(z.string().trim().min(10, WHO_AND_HOW).max(300)),
}
/** Nothing is paid by a figure whose letter no one can look up. */
export const payoffQuotesAnswer = z.object({
  quotes: z.array(z.object({ ...quoted, letter: z.uuid('Upload the creditor’s letter') })).max(30),
})
export const payoffQuotesData = z.object({
  quotes: z
    .array(
      z.object({
        ...quoted,
        /** the document; earlier releases took the figures alone */
        letter: z.optional(z.uuid()),
        /** What it was paid off with already: another creditor was asked anew, and this one is not paid twice. */
        paidCents: z.optional(cents),
        /** More than the report explained when it was entered: the database holds two persons to it as well. */
        isUnusual: z.optional(z.literal(true)),
        /** So much more that it counts once another person entered the same figures: none, or one, has. */
        entries: z.optional(z.enum(QUOTE_ENTRIES)),
        /** One person's change of what two entered: anything else takes two as well. */
        changesTwo: z.optional(z.literal(true)),
      }),
    )
    .max(30),
})
export type PayoffQuotes = z.infer<typeof payoffQuotesData>
export type PayoffQuote = PayoffQuotes['quotes'][number]

export const lettersOf = ({ quotes }: PayoffQuotes): readonly NamedDocument[] =>
  quotes.flatMap(({ letter }, index) =>
    letter ? [{ path: `quotes.${index}.letter`, uuid: letter, kind: 'CREDITOR_LETTER' } as const] : [],
  )

export const QUOTE_LABELS = {
  quotes: {
    label: 'Payoff quotes',
    each: {
      debt: 'Account, as listed under “Debts to pay off”',
      payee: 'Paid to',
      payTo: 'Address for the payment',
      amountCents: 'Payoff amount',
      perDiemCents: 'Interest for each day after that',
      goodThrough: 'Good through',
      letterOn: 'Date of the letter',
      confirmedBy: 'Who confirmed it (first and last name), the phone number or email that you used, and why the debt grew',
      letter: 'Creditor’s letter',
      paidCents: 'Paid already',
      isUnusual: 'More than the credit report explains',
      entries: { label: 'Persons who entered it', options: { ONE: 'One', TWO: 'Two' } },
      changesTwo: 'Changes what two persons entered',
    },
  },
}

export const quotedDebtsShown = z.object({
  debts: z.array(
    z.object({
      debt: z.string(),
      creditor: z.string(),
      last4: z.optional(z.string()),
      /** what the signed terms count with */
      agreedCents: cents,
      /** once the creditor has said it */
      quotedCents: z.optional(cents),
      /** it is paid already: nothing is asked of its creditor */
      isPaid: z.optional(z.literal(true)),
      /** it counts once someone else entered the same figures from the letter */
      isToEnterAgain: z.optional(z.literal(true)),
    }),
  ),
  /** What the quotes exceed the draw by, after the cash to the borrower; 0 while it is enough. */
  shortCents: cents,
  /** What the borrower is sent: as they signed for it, and as it is by the quotes and by what recording cost. Absent before there are quotes. */
  cash: z.optional(z.object({ agreedCents: z.int(), nowCents: z.int(), recordingCents: cents })),
})

type Amounts = readonly { readonly amountCents: number; readonly paidCents?: number | undefined }[]

/** What was paid counts as it was paid. */
const sumOf = (amounts: Amounts): number => amounts.reduce((sum, { amountCents, paidCents }) => sum + (paidCents ?? amountCents), 0)

/** What the draw has for the debts: what the terms set aside for them, and what the borrower would be sent. In cents. */
function availableCents(known: Known): number {
  const terms = known(closingTerms)
  return terms ? sumOf(terms.payOffs) + terms.cashToBorrowerCents + recordingTrueUpCents(known) : 0
}

export const shortOfQuotesCents = (known: Known, { quotes }: { readonly quotes: Amounts }): number =>
  Math.max(0, sumOf(quotes) - availableCents(known))

/** No letter is older than the application: no creditor was asked before. */
const askedSince = (known: Known): LocalDate | undefined => {
  const priced = known(firstDecision)?.pricedAt
  return priced && lenderDay(priced)
}

/** What no creditor's letter says of this debt. `reportedCents`: absent of a debt that the application does not have. */
function implausible(
  { amountCents, perDiemCents, goodThrough, letterOn, confirmedBy }: PayoffQuote,
  reportedCents = amountCents,
): Misfit[] {
  const { goodForDays, mostTimes } = PAYOFF_QUOTE_BOUNDS
  const most = mostPerDiemCents(amountCents)
  const report = `The credit report has ${formatExactCents(reportedCents)}, and this is more than ${mostTimes} times as much. Check the letter and the account. If it is right, call the creditor at a number that is not from the letter, and write who confirmed it and why the debt grew`
  return [
    ...(isImplausibleQuote(amountCents, reportedCents) && confirmedBy === undefined ? [{ path: 'confirmedBy', message: report }] : []),
    ...(confirmedBy !== undefined && !saysWhoAndHow(confirmedBy) ? [{ path: 'confirmedBy', message: WHO_AND_HOW }] : []),
    ...(perDiemCents > most
      ? [
          {
            path: 'perDiemCents',
            message: `Enter the interest for one day. More than ${formatExactCents(most)} is no rate that a creditor may charge`,
          },
        ]
      : []),
    ...(goodThrough > addDays(letterOn, goodForDays)
      ? [{ path: 'goodThrough', message: `A quote is good for at most ${goodForDays} days from the date of its letter` }]
      : []),
  ]
}

/** As it is kept: each that the report does not explain is marked, and whether a second person has entered one that takes two. */
export function markUnusual(known: Known, { quotes }: PayoffQuotes, before?: PayoffQuotes): PayoffQuotes {
  const reported = new Map(reportedDebts(known).map(({ id, balanceCents }) => [id, balanceCents]))
  const lineCents = known(closingTerms)?.lineCents
  return {
    quotes: quotes.map(({ entries: _given, changesTwo: _before, ...quote }) => {
      const reportedCents = reported.get(quote.debt) ?? 0
      return {
        ...quote,
        ...(isUnusualQuote(quote.amountCents, reportedCents) && { isUnusual: true as const }),
        ...entriesOf(quote, { reportedCents, lineCents, before: before?.quotes ?? [] }),
      }
    }),
  }
}

const isPaid = ({ paidCents }: PayoffQuote): boolean => paidCents !== undefined

/** What was paid stays as it was paid, whatever is quoted for the others. */
export const keepPaid = (before: PayoffQuotes | undefined, anew: PayoffQuotes): PayoffQuotes => {
  const paid = before?.quotes.filter(isPaid) ?? []
  return { quotes: [...paid, ...anew.quotes.filter(({ debt }) => !paid.some((one) => one.debt === debt))] }
}

/** Of those that were quoted. */
export const debtsNotPaid = (known: Known, quotes: PayoffQuotes | undefined) =>
  reportedDebts(known).filter(({ id }) => !quotes?.quotes.some((quote) => quote.debt === id && isPaid(quote)))

/** One quote for each debt, no debt twice, no letter that is out of date on the day on which it is entered, and no figure that no letter has. */
export function quoteMisfits(known: Known, { quotes }: PayoffQuotes, today: LocalDate, debts = reportedDebts(known)): Misfit[] {
  const missing = debts.filter(({ id }) => !quotes.some(({ debt }) => debt === id))
  const since = askedSince(known)
  return [
    ...(missing.length > 0
      ? [{ path: 'quotes', message: `Enter a quote for each debt. Missing: ${missing.map(({ creditor }) => creditor).join(', ')}` }]
      : []),
    ...quotes.flatMap((quote, index): Misfit[] => {
      const { debt, amountCents, goodThrough, letterOn } = quote
      const at = (field: string, message: string) => ({ path: `quotes.${index}.${field}`, message })
      return [
        ...(debts.some(({ id }) => id === debt) ? [] : [at('debt', 'This application pays off no such account')]),
        ...(quotes.findIndex((one) => one.debt === debt) < index ? [at('debt', 'This account has a quote already')] : []),
        ...(amountCents > 0 ? [] : [at('amountCents', 'Enter more than $0.00')]),
        ...(goodThrough < today ? [at('goodThrough', 'This quote has ended. Ask the creditor for a new one')] : []),
        ...(letterOn > today ? [at('letterOn', 'This day has not come yet')] : []),
        ...(since && letterOn < since ? [at('letterOn', 'This is before the application. Ask the creditor for a new letter')] : []),
        ...implausible(quote, debts.find(({ id }) => id === debt)?.balanceCents).map(({ path, message }) => at(path, message)),
      ]
    }),
  ]
}

export const quotedDebts = (known: Known, given?: PayoffQuotes): z.infer<typeof quotedDebtsShown> => ({
  debts: reportedDebts(known).map(({ id, creditor, last4, balanceCents }) => {
    const quote = given?.quotes.find(({ debt }) => debt === id)
    return {
      ...{ debt: id, creditor, ...(last4 && { last4 }), agreedCents: balanceCents },
      ...(quote && { quotedCents: quote.paidCents ?? quote.amountCents }),
      ...(quote?.paidCents !== undefined && { isPaid: true as const }),
      ...(quote && takesAnother(quote) && { isToEnterAgain: true as const }),
    }
  }),
  shortCents: given ? shortOfQuotesCents(known, given) : 0,
  ...(given && cashByQuotes(known, given)),
})

function cashByQuotes(known: Known, { quotes }: PayoffQuotes): Pick<z.infer<typeof quotedDebtsShown>, 'cash'> {
  const agreedCents = known(closingTerms)?.cashToBorrowerCents
  if (agreedCents === undefined) return {}
  return {
    cash: { agreedCents, nowCents: Math.max(0, availableCents(known) - sumOf(quotes)), recordingCents: recordingTrueUpCents(known) },
  }
}

/** A letter of the day from each creditor that asks for what the report says; none without a day. */
export const exampleQuotes = (debts: ReturnType<typeof reportedDebts>, on: LocalDate | undefined): PayoffQuotes => ({
  quotes:
    on === undefined
      ? []
      : debts.map(({ id: debt, creditor: payee, balanceCents: amountCents }) => ({
          ...{ debt, payee, payTo: 'Payoff Department, PO Box 1200, Omaha, NE 68103' },
          ...{ amountCents, perDiemCents: 0, letterOn: on, goodThrough: addDays(on, 20) },
        })),
})

/** What counts; of what takes another person nothing does. */
const settledQuotes = (known: Known): PayoffQuotes | undefined => known(payoffQuotes)

function shownQuotes(known: Known, given: unknown): z.infer<typeof quotedDebtsShown> {
  const settled = settledQuotes(known)
  const stored = given as PayoffQuotes | undefined
  if (settled || !stored?.quotes.some(takesAnother)) return quotedDebts(known, settled)
  // Whoever enters them again reads them from the letter.
  const { debts } = quotedDebts(known, stored)
  return { debts: debts.map(({ quotedCents, ...debt }) => (debt.isPaid ? { ...debt, quotedCents } : debt)), shortCents: 0 }
}

/** The borrower is told where a creditor asks for another sum than they signed for: it changes what they are sent. No figure: mail is read by others. */
function changedMail(quotes: PayoffQuotes, known: Known): StepMail | undefined {
  const agreedCents = sumOf(known(closingTerms)?.payOffs ?? [])
  const quotedCents = sumOf(quotes.quotes)
  if (shortOfQuotesCents(known, quotes) > 0) return PAYOFF_SHORT
  if (quotedCents === agreedCents) return undefined
  return quotedCents < agreedCents ? PAYOFF_COSTS_LESS : PAYOFF_COSTS_MORE
}

export const payoffQuotes = wait('payoff-quotes', {
  title: 'Arranging your payoff',
  staffTitle: 'Payoff quotes of the creditors',
  why: 'We ask each creditor for the exact amount that pays off your debt. We pay them directly.',
  steps: ['PAYOFF_REQUEST_PENDING'],
  by: 'operator',
  // Approved before quotes were asked for: it is paid as it was approved.
  notAfter: 'funding-decision',
  applies: (known) => known(closingTerms) !== undefined && reportedDebts(known).length > 0,
  reads: (known) => [reportedDebts(known).map(({ id, balanceCents }) => [id, balanceCents])],
  about: { data: quotedDebtsShown, of: (known, _on, given) => shownQuotes(known, given) },
  data: payoffQuotesData,
  accepts: payoffQuotesAnswer,
  apartFrom: (_known, given): Apart =>
    given?.quotes.some(takesAnother) ? { 'payoff-quotes': { told: ENTERED_BY_TWO, isNewest: true } } : {},
  fits: (known, answer, today, _account, before) => quoteMisfits(known, answer, today, debtsNotPaid(known, before)),
  keeps: (known, answer, before) => keepPaid(before, markUnusual(known, answer, before)),
  leavesOpen: ({ quotes }) => quotes.some(takesAnother),
  documents: lettersOf,
  decidedAs: () => 'QUOTED',
  settledMail: changedMail,
  chapter: {
    open: 'Payoff amounts from your creditors',
    done: ({ quotes }: PayoffQuotes) => `Payoff amounts from your creditors: ${formatExactCents(sumOf(quotes))}`,
    shown: 'once-signed',
    rule: 'Each creditor tells us in a letter what it takes to pay off your debt, and until which day.',
    moves: 'A creditor may take a few days to answer.',
  },
  labels: QUOTE_LABELS,
  exampleFor: (known, on) => exampleQuotes(reportedDebts(known), on),
  example: { quotes: [] },
})
