/** People who sign in at a provider of their organization's own. */
import { boolean, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { identities } from './people.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

export type SignInAudience = 'customer' | 'agent'

/** Whose account a person of a provider has: one person of an issuer for each account. Of one organization: another's provider of the same issuer opens nothing by it. */
export const providerAccounts = pgTable(
  'provider_accounts',
  {
    organizationCode: text('organization_code').notNull(),
    audience: text('audience').notNull().$type<SignInAudience>(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    identityId: uuid('identity_id')
      .notNull()
      .references(() => identities.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'provider_accounts_pk', columns: [table.organizationCode, table.audience, table.issuer, table.subject] }),
    uniqueIndex('provider_accounts_one').on(table.identityId, table.issuer, table.organizationCode, table.audience),
  ],
)

/** Sign-ins that are under way, ten minutes each. Nonce and verifier are made of the state and the browser's cookie, and stored nowhere. */
export const providerSignIns = pgTable(
  'provider_sign_ins',
  {
    stateMac: text('state_mac').primaryKey(),
    browserMac: text('browser_mac').notNull(),
    organizationCode: text('organization_code').notNull(),
    audience: text('audience').notNull().$type<SignInAudience>(),
    redirectUri: text('redirect_uri').notNull(),
    returnTo: text('return_to'),
    expiresAt: moment('expires_at').notNull(),
    /** when the answer of the provider came: it comes once */
    takenAt: moment('taken_at'),
    /** who the provider says it is, while a phone number or a code is asked for */
    issuer: text('issuer'),
    subject: text('subject'),
    email: text('email'),
    /** may have an account by a phone number; else a code to the mailbox comes first */
    isNewcomer: boolean('is_newcomer'),
  },
  (table) => [index('provider_sign_ins_expired').on(table.expiresAt)],
)
