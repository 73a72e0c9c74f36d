/** The evidence of signing. */
import type { SigningEventName } from '@hearthline/domain'
import { sql } from 'drizzle-orm'
import { bigserial, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { applications, documents } from './applications.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

/** Append only: each event of signing as the server took it, with who, from where, by what, and on which bytes. */
export const signingEvents = pgTable(
  'signing_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    /** who signs: 'borrower', or one of those who sign beside them */
    party: text('party').notNull(),
    event: text('event').notNull().$type<SigningEventName>(),
    documentId: uuid('document_id').references(() => documents.id),
    /** of the document as it was shown: what is signed is these bytes */
    documentSha256: text('document_sha256'),
    place: text('place'),
    /** what else belongs to it: the adopted signature, the version of the consent, a reason */
    detailSealed: text('detail_sealed'),
    at: moment('at').notNull(),
    /** 'borrower:<uuid>', 'signer:<uuid>' */
    actor: text('actor').notNull(),
    address: text('address').notNull(),
    agent: text('agent'),
  },
  (table) => [
    index('signing_events_application').on(table.applicationId, table.id),
    // One signature of each account at each place of each document, however often and from wherever it is sent.
    uniqueIndex('signing_events_one_signature')
      .on(table.applicationId, table.party, table.actor, table.documentId, table.documentSha256, table.place)
      .where(sql`${table.event} = 'PLACE_SIGNED'`),
  ],
)
