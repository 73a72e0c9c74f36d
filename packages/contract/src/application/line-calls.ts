/** The account of a line that is open: one set of figures, whoever reads it. */
import { LEDGER_ACCOUNTS, LEDGER_KINDS, type LedgerAccount, TRANSFER_STATES } from '@hearthline/domain'
import { z } from 'zod'
import { call } from '../call.ts'
import { automaticPayments, uuid } from '../wire-fields.ts'

const day = z.iso.date()
const cents = z.int().min(0)

const line = z.object({
  /** CANCELED: an owner used their right to cancel after the money was sent. Nothing can be drawn, and no payment falls due. */
  status: z.enum(['OPEN', 'CANCELED']),
  openedOn: day,
  drawsUntil: day,
  limitCents: cents,
  /** what is owed, interest aside; of a canceled line, once its notice counts, what is still to be given back: below 0 where the lender owes the owners */
  balanceCents: z.int(),
  /** of a draw that is made on the next banking day: from when the balance is owed; absent once it is */
  owedFrom: z.iso.date().optional(),
  /** to the end of the day before, and not paid yet */
  interestCents: z.int(),
  availableCents: cents,
  /** of what was drawn, what the lender has, as it was held, stopped or sent back: it bears no interest, and is not there to be drawn again */
  notWithThemCents: cents,
  /** of the newest draw, percent */
  ratePercent: z.string(),
  /** null where nothing is owed */
  nextPayment: z.nullable(z.object({ amountCents: cents, dueOn: day })),
  /** what fell due and no payment in the ledger covers, since when; null where there is none */
  pastDue: z.nullable(z.object({ amountCents: cents, since: day })),
  /** null where they pay each month themselves, and of a canceled line; absent for a partner, who reads nothing of bank accounts */
  automaticPayments: z.nullable(automaticPayments).optional(),
  /** cash that was sent and that the bank does not have yet, with the banking day on which it leaves and the earliest day on which it is there; `hasLeft`: the day on which it leaves is over */
  onItsWay: z.array(z.object({ amountCents: cents, sentOn: day, asEarlyAs: day, hasLeft: z.boolean() })),
  /** payments that paid off a debt and came back, and wait to be sent again */
  payoffsBack: z.array(z.object({ payee: z.string(), amountCents: cents, on: day, next: z.string() })),
  /** the newest first; a payment and what came back lessen what is owed */
  recent: z.array(
    z.object({
      kind: z.enum(LEDGER_KINDS),
      on: day,
      words: z.string(),
      /** why, or from when it bears interest */
      note: z.string().optional(),
      amountCents: z.int(),
      /** of a draw: what of it paid the fee and each cost */
      includes: z.array(z.object({ words: z.string(), amountCents: cents })).optional(),
    }),
  ),
})

const params = z.object({ uuid })

/** null before the line is open, and where an earlier release funded it and no account was opened since. */
const replies = { 200: z.object({ line: z.nullable(line) }) }

/** debit positive, credit negative */
const signedCents = z.int()
const account = z.enum(Object.keys(LEDGER_ACCOUNTS) as [LedgerAccount, ...LedgerAccount[]])

const ledger = z.object({
  /** of each account that ever had an entry; of all draws together */
  balances: z.array(z.object({ account, cents: signedCents })),
  /** the newest first */
  transactions: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(LEDGER_KINDS),
      /** from which day it counts */
      on: day,
      /** on which day it happened, as dates and mails say it */
      happenedOn: day,
      entries: z.array(z.object({ account, draw: z.nullable(z.int()), cents: signedCents })),
    }),
  ),
  /** credits to the borrower's bank, the newest first */
  transfers: z.array(
    z.object({
      traceNumber: z.string(),
      amountCents: cents,
      sentOn: day,
      settlesOn: day,
      state: z.enum(TRANSFER_STATES),
      /** of one that came back: the bank's code and what it means */
      reason: z.nullable(z.string()),
      returnedOn: z.nullable(day),
    }),
  ),
  /** where ledger and transfers disagree; empty where they do not */
  differences: z.array(z.object({ account, ledgerCents: signedCents, transfersCents: signedCents })),
})

export const lineCalls = {
  ledger: call({
    method: 'GET',
    path: '/console/api/v1/applications/:uuid/ledger',
    access: 'operator',
    summary: 'The double-entry ledger of an open line, the transfers made for it, and whether both agree',
    params,
    replies: { 200: z.object({ ledger: z.nullable(ledger) }) },
  }),
  line: call({
    method: 'GET',
    path: '/service-application/api/v1/application/heloc/:uuid/line',
    access: 'signed-in',
    summary: 'Your open line: what you owe, what you can draw, the next payment, what happened lately',
    params,
    replies,
  }),
  lineForStaff: call({
    method: 'GET',
    path: '/console/api/v1/applications/:uuid/line',
    access: 'operator',
    summary: 'The open line of an application, as its borrower sees it',
    params,
    replies,
  }),
  lineForPartner: call({
    method: 'GET',
    path: '/partner/api/v1/applications/:uuid/line',
    access: 'partner',
    scopes: ['applications:read'],
    summary: "The open line of an application of the partner's organization, as its borrower sees it",
    params,
    replies,
  }),
}
