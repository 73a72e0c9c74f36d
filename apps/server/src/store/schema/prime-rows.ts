/** Rows of the index that a lender adds beside the published ones, by two people. Rows are added and never changed. */

import { sql } from 'drizzle-orm'
import { bigint, bigserial, check, date, foreignKey, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

/** What one person proposes: the prime rate from a day on, with where it was read. It prices nothing until another person confirms it. */
export const primeProposals = pgTable(
  'prime_proposals',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    organizationCode: text('organization_code').notNull(),
    effectiveFrom: date('effective_from', { mode: 'string' }).notNull(),
    percent: text('percent').notNull(),
    source: text('source').notNull(),
    proposedBy: uuid('proposed_by').notNull(),
    proposedAt: moment('proposed_at').notNull(),
  },
  (table) => [
    index('prime_proposals_of_day').on(table.organizationCode, table.effectiveFrom, table.id),
    // What a confirmation names, so that it cannot name another proposer.
    unique('prime_proposals_named').on(table.id, table.organizationCode, table.proposedBy),
  ],
)

/** That another person confirmed it; the database itself refuses the one who proposed it. */
export const primeConfirmations = pgTable(
  'prime_confirmations',
  {
    proposal: bigint('proposal', { mode: 'number' }).primaryKey(),
    organizationCode: text('organization_code').notNull(),
    proposedBy: uuid('proposed_by').notNull(),
    confirmedBy: uuid('confirmed_by').notNull(),
    confirmedAt: moment('confirmed_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'prime_confirmations_of_proposal',
      columns: [table.proposal, table.organizationCode, table.proposedBy],
      foreignColumns: [primeProposals.id, primeProposals.organizationCode, primeProposals.proposedBy],
    }),
    check('prime_confirmations_by_another', sql`${table.confirmedBy} <> ${table.proposedBy}`),
  ],
)
