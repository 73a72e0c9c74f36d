/** Identities, their sessions and profiles. */
import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

/** One identity per email on the whole platform (design 4.6). */
export const identities = pgTable('identities', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  organizationCode: text('organization_code').notNull(),
  profileType: text('profile_type').notNull().default('PRIMARY'),
  isBroker: boolean('is_broker').notNull().default(false),
  roles: text('roles').array().notNull().default([]),
  /** codes of the organizations that staff act for; platform roles act for all of them */
  staffOrganizations: text('staff_organizations').array().notNull().default([]),
  aliases: jsonb('aliases').notNull().default([]).$type<{ type: string; value: string }[]>(),
  trackerUuid: uuid('tracker_uuid'),
  createdAt: moment('created_at').notNull(),
})

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    identityId: uuid('identity_id')
      .notNull()
      .references(() => identities.id),
    organizationCode: text('organization_code').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    address: text('address'),
    agent: text('agent'),
  },
  (table) => [index('sessions_identity').on(table.identityId)],
)

/** What the person is called and where to be reached. Full SSNs live sealed in facts, never here. */
export const profiles = pgTable('profiles', {
  identityId: uuid('identity_id')
    .primaryKey()
    .references(() => identities.id),
  name: jsonb('name').$type<{ firstName: string; middleName?: string; lastName: string; suffix?: string }>(),
  bornOn: text('born_on'),
  phoneNumbers: jsonb('phone_numbers').notNull().default([]).$type<{ type: string; number: string }[]>(),
  addresses: jsonb('addresses').notNull().default([]).$type<Record<string, string>[]>(),
  hasSsn: boolean('has_ssn').notNull().default(false),
  updatedAt: moment('updated_at').notNull(),
})

/** A link mailed to somebody who forgot the password: good once, for an hour. Only the digest of its secret is kept. */
export const passwordResets = pgTable(
  'password_resets',
  {
    secretDigest: text('secret_digest').primaryKey(),
    identityId: uuid('identity_id')
      .notNull()
      .references(() => identities.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('password_resets_identity').on(table.identityId)],
)
