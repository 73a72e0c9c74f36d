/** By what staff prove, beside their password, that it is them. */
import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { identities, sessions } from './people.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })
const owner = () =>
  uuid('identity_id')
    .notNull()
    .references(() => identities.id)

/** A public key whose private half never leaves the person's device; it works at the host where it was made. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** the credential's own id, base64url */
    id: text('id').primaryKey(),
    identityId: owner(),
    name: text('name').notNull(),
    /** the host, as WebAuthn names it (rp id) */
    relyingParty: text('relying_party').notNull(),
    /** COSE key, base64url */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_identity').on(table.identityId)],
)

/** The secret of a time-based code (RFC 6238); it counts from its first code on, one for each person. */
export const authenticatorApps = pgTable('authenticator_apps', {
  id: uuid('id').primaryKey(),
  identityId: owner(),
  secretSealed: text('secret_sealed').notNull(),
  /** null: it was shown and not confirmed yet, beside the one that counts */
  confirmedAt: moment('confirmed_at'),
  /** the newest step whose code was taken: none is taken twice */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Kept as keyed digests; one that was used is removed. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { codeMac: text('code_mac').primaryKey(), identityId: owner(), createdAt: moment('created_at').notNull() },
  (table) => [index('recovery_codes_identity').on(table.identityId)],
)

/** What a session was given to sign by a passkey: good once. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id),
    purpose: text('purpose').notNull().$type<'add-passkey' | 'use-passkey'>(),
    identityId: owner(),
    challenge: text('challenge').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.purpose] }), index('factor_challenges_expired').on(table.expiresAt)],
)
