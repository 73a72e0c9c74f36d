/** Mail that a mailbox gets no more, and changes of an account's email that wait to be confirmed. */
import type { MailKind } from '@hearthline/domain'
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { identities } from './people.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

/** A mailbox is kept as a keyed digest: who has no account has none to be found by. */
export const mailStops = pgTable(
  'mail_stops',
  {
    organizationCode: text('organization_code').notNull(),
    emailMac: text('email_mac').notNull(),
    kind: text('kind').notNull().$type<MailKind>(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ name: 'mail_stops_pk', columns: [table.organizationCode, table.emailMac, table.kind] })],
)

/** A link mailed to the new address: good once, for an hour. Only the digest of its secret is kept. */
export const emailChanges = pgTable(
  'email_changes',
  {
    secretDigest: text('secret_digest').primaryKey(),
    identityId: uuid('identity_id')
      .notNull()
      .references(() => identities.id),
    organizationCode: text('organization_code').notNull(),
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('email_changes_identity').on(table.identityId)],
)
