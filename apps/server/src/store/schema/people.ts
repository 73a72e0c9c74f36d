/** Identities, their sessions and profiles. */
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** skipped: a demo account of the sandbox. */
export type SecondFactorKind = 'passkey' | 'authenticator-app' | 'recovery-code' | 'skipped'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

/** One identity per email on the whole platform [session/one-identity]. */
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
    /** how the person authenticated: a password, or a code of the broker, opens everything that is theirs, a signer's code sent by mail only what they sign, a phone's link one question's photos */
    credential: text('credential').notNull().$type<'password' | 'broker' | 'code' | 'phone'>(),
    /** issuer of the organization's own provider, where it began there */
    provider: text('provider'),
    /** of staff: how they gave the second factor in this session, and when last; null until then */
    secondFactor: text('second_factor').$type<SecondFactorKind>(),
    secondFactorAt: moment('second_factor_at'),
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

/** A link mailed to someone who forgot the password: good once, for an hour. Only the digest of its secret is kept. */
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

/**
 * A code emailed to someone who signs: six digits, good once and for ten minutes, and for five tries. It belongs to the request that asked for
 * it: whoever asks or guesses elsewhere uses up nothing of it. Email and code are kept as keyed digests.
 */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: uuid('id').primaryKey(),
    emailMac: text('email_mac').notNull(),
    organizationCode: text('organization_code').notNull(),
    codeMac: text('code_mac').notNull(),
    tries: integer('tries').notNull(),
    /** keyed digest of the network, of a code that signs a borrower in: a newer one from there ends it */
    askedFrom: text('asked_from'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sign_in_codes_expired').on(table.expiresAt)],
)

/** By what a partner's own system proves that it is theirs: a secret that is shown once, of which only the digest is kept. */
export const partnerCredentials = pgTable(
  'partner_credentials',
  {
    id: uuid('id').primaryKey(),
    organizationCode: text('organization_code').notNull(),
    name: text('name').notNull(),
    secretDigest: text('secret_digest').notNull().unique(),
    /** what it may be used for (contract: PARTNER_SCOPES) */
    scopes: text('scopes').array().notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => identities.id),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('partner_credentials_organization').on(table.organizationCode, table.createdAt)],
)
