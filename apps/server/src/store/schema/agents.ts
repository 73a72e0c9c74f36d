/** Who sends applicants, and the links that they send. */
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { identities } from './people.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

/** For which loan-officer entries of the register someone acts. */
export const agentOfficers = pgTable(
  'agent_officers',
  {
    identityId: uuid('identity_id')
      .notNull()
      .references(() => identities.id),
    organizationCode: text('organization_code').notNull(),
    /** the key of the entry, in lower case */
    officer: text('officer').notNull(),
    namedBy: uuid('named_by').references(() => identities.id),
    namedAt: moment('named_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.identityId, table.organizationCode, table.officer] })],
)

/** A link to an application, as it was emailed. Its secret is derived from the id and stored nowhere. */
export const agentLinks = pgTable(
  'agent_links',
  {
    id: uuid('id').primaryKey(),
    organizationCode: text('organization_code').notNull(),
    officer: text('officer').notNull(),
    sentBy: uuid('sent_by')
      .notNull()
      .references(() => identities.id),
    email: text('email').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    openedAt: moment('opened_at'),
    /** they asked for no more of these emails, which holds for the whole organization */
    refusedAt: moment('refused_at'),
    /** the referral that it opens, where it opens one */
    referral: text('referral'),
  },
  (table) => [
    index('agent_links_of_officer').on(table.organizationCode, table.officer, table.sentAt),
    index('agent_links_email').on(table.organizationCode, table.email),
  ],
)

/** Entries of the registers that a loan officer owns, and how often each was opened. */
export const agentEntries = pgTable(
  'agent_entries',
  {
    organizationCode: text('organization_code').notNull(),
    register: text('register').notNull(),
    key: text('key').notNull(),
    officer: text('officer').notNull(),
    madeBy: uuid('made_by')
      .notNull()
      .references(() => identities.id),
    madeAt: moment('made_at').notNull(),
    opened: integer('opened').notNull().default(0),
    lastOpenedAt: moment('last_opened_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationCode, table.register, table.key] }),
    index('agent_entries_of_officer').on(table.organizationCode, table.officer, table.register, table.madeAt),
    index('agent_entries_made').on(table.madeBy, table.madeAt),
  ],
)
