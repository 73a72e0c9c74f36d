/** Lines that are open, and their ledgers: rows are added and never changed, and the database itself balances each transaction (migration 0034). */

import type { LedgerAccount, LedgerKind, LineTerms, TransferState } from '@hearthline/domain'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })
const day = (name: string) => date(name, { mode: 'string' })

/** The account of a line, by the terms that were signed. */
export const lines = pgTable(
  'lines',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => applications.id),
    organizationCode: text('organization_code').notNull(),
    openedOn: day('opened_on').notNull(),
    drawsUntil: day('draws_until').notNull(),
    limitCents: bigint('limit_cents', { mode: 'number' }).notNull(),
    terms: jsonb('terms').notNull().$type<LineTerms>(),
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [
    index('lines_of_organization').on(table.organizationCode, table.applicationId),
    check('lines_limit', sql`${table.limitCents} > 0`),
  ],
)

/** Each draw is repaid from its own day, over payments of its own. */
export const lineDraws = pgTable(
  'line_draws',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => lines.applicationId),
    draw: integer('draw').notNull(),
    drawnOn: day('drawn_on').notNull(),
    payments: integer('payments').notNull(),
    monthlyPaymentCents: bigint('monthly_payment_cents', { mode: 'number' }).notNull(),
    statedRatePercent: text('stated_rate_percent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.draw] }), check('line_draws_counted', sql`${table.draw} > 0`)],
)

/** What happened, once: the same cause posts nothing a second time. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => lines.applicationId),
    kind: text('kind').notNull().$type<LedgerKind>(),
    /** what brought it about: 'work:line-opening', 'interest:2026-12-31', 'return:121000350000042' */
    cause: text('cause').notNull(),
    /** the day from which it counts */
    effectiveOn: day('effective_on').notNull(),
    postedAt: moment('posted_at').notNull(),
  },
  (table) => [
    unique('ledger_transactions_once').on(table.applicationId, table.cause),
    unique('ledger_transactions_named').on(table.id, table.applicationId),
    index('ledger_transactions_day').on(table.effectiveOn),
  ],
)

/** A debit is positive, a credit negative; those of a transaction come to zero. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    applicationId: uuid('application_id').notNull(),
    account: text('account').notNull().$type<LedgerAccount>(),
    draw: integer('draw'),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  },
  (table) => [
    foreignKey({
      name: 'ledger_entries_of_transaction',
      columns: [table.transactionId, table.applicationId],
      foreignColumns: [ledgerTransactions.id, ledgerTransactions.applicationId],
    }),
    foreignKey({
      name: 'ledger_entries_of_draw',
      columns: [table.applicationId, table.draw],
      foreignColumns: [lineDraws.applicationId, lineDraws.draw],
    }),
    index('ledger_entries_line').on(table.applicationId),
    index('ledger_entries_transaction').on(table.transactionId),
    check('ledger_entries_amount', sql`${table.amountCents} <> 0`),
  ],
)

/** Credits that were handed to the payment processor, each under its trace number, until no return of it can come any more. */
export const transfers = pgTable(
  'transfers',
  {
    traceNumber: text('trace_number').notNull(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => lines.applicationId),
    organizationCode: text('organization_code').notNull(),
    draw: integer('draw').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    sentOn: day('sent_on').notNull(),
    settlesOn: day('settles_on').notNull(),
    state: text('state').notNull().$type<TransferState>(),
    /** the bank's reason, of one that came back */
    returnCode: text('return_code'),
    returnedOn: day('returned_on'),
    /** the last day on which the processor is asked of it */
    watchUntil: day('watch_until').notNull(),
    lookedAt: moment('looked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.traceNumber] }),
    index('transfers_watched').on(table.watchUntil),
    index('transfers_of_organization').on(table.organizationCode, table.sentOn),
    check('transfers_amount', sql`${table.amountCents} > 0`),
    check('transfers_returned', sql`(${table.state} = 'RETURNED') = (${table.returnCode} is not null and ${table.returnedOn} is not null)`),
  ],
)

/** Payments to creditors that the payment processor made: it is asked what the creditor did with each, until it says so. */
export const payoffPayments = pgTable(
  'payoff_payments',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    organizationCode: text('organization_code').notNull(),
    /** the processor's */
    reference: text('reference').notNull(),
    debt: text('debt').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    sentOn: day('sent_on').notNull(),
    /** the processor has said what became of it: it is asked no more */
    answeredAt: moment('answered_at'),
    lookedAt: moment('looked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.debt, table.reference] }),
    index('payoff_payments_watched').on(table.sentOn).where(sql`${table.answeredAt} is null`),
    check('payoff_payments_amount', sql`${table.amountCents} > 0`),
  ],
)
