/** What limits are counted by. Short-lived: the timekeeper deletes what has expired. */
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { identities } from './people.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

/** One row for each limit and whom it counts, until its time is over. */
export const limitCounts = pgTable(
  'limit_counts',
  {
    /** the limit, as packages/contract/src/limits.ts names it */
    name: text('name').notNull(),
    /** a network, an identity, or the keyed digest of an email: emails of people without an account are kept nowhere */
    subject: text('subject').notNull(),
    /** where a subject is counted for each network by itself */
    network: text('network').notNull().default(''),
    count: integer('count').notNull(),
    /** no further try before this */
    blockedUntil: moment('blocked_until'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.subject, table.network] }), index('limit_counts_expired').on(table.expiresAt)],
)

/** From where a person has signed in: strangers' wrong passwords do not keep them out there. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    identityId: uuid('identity_id')
      .notNull()
      .references(() => identities.id),
    network: text('network').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.identityId, table.network] }), index('known_networks_seen').on(table.seenAt)],
)
