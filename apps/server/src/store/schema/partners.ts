/** What partners send and are told: applicants by a link, and messages about them. */
import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { identities, partnerCredentials } from './people.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

/** An applicant whom a partner sent. The link is kept as a digest; what it fills in is sealed (purpose `partner`), and removed when the link is over. */
export const partnerPrequalifications = pgTable('partner_prequalifications', {
  id: uuid('id').primaryKey(),
  organizationCode: text('organization_code').notNull(),
  credentialId: uuid('credential_id')
    .notNull()
    .references(() => partnerCredentials.id),
  tokenDigest: text('token_digest').notNull().unique(),
  /** as the applicant knows the partner */
  partnerName: text('partner_name').notNull(),
  /** the partner's own number */
  reference: text('reference'),
  dataSealed: text('data_sealed'),
  consentAt: moment('consent_at').notNull(),
  consentWords: text('consent_words').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  openedAt: moment('opened_at'),
  applicationId: uuid('application_id')
    .unique()
    .references(() => applications.id),
})

/** Where a partner's own system is told. The signing secret is derived from the id and never stored. */
export const partnerWebhooks = pgTable('partner_webhooks', {
  id: uuid('id').primaryKey(),
  organizationCode: text('organization_code').notNull(),
  url: text('url').notNull(),
  createdBy: uuid('created_by')
    .notNull()
    .references(() => identities.id),
  createdAt: moment('created_at').notNull(),
  endedAt: moment('ended_at'),
})

/** One message about one applicant: each event is told once. */
export const partnerDeliveries = pgTable(
  'partner_deliveries',
  {
    id: uuid('id').primaryKey(),
    organizationCode: text('organization_code').notNull(),
    prequalificationId: uuid('prequalification_id')
      .notNull()
      .references(() => partnerPrequalifications.id),
    event: text('event').notNull(),
    at: moment('at').notNull(),
    tries: integer('tries').notNull().default(0),
    lastTriedAt: moment('last_tried_at'),
    deliveredAt: moment('delivered_at'),
    givenUpAt: moment('given_up_at'),
    problem: text('problem'),
  },
  (table) => [unique().on(table.prequalificationId, table.event), index('partner_deliveries_newest').on(table.organizationCode, table.at)],
)
