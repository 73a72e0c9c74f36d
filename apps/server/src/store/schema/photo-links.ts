/** Links by which a phone takes the photos of one question. */
import type { IdentityDocument, SentDocumentKind } from '@hearthline/domain'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { sessions } from './people.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

/** One line a link. Short-lived: what it brought are documents like any other, and the line is removed a day after its end. */
export const photoLinks = pgTable(
  'photo_links',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    /** whose photos they are */
    party: text('party').notNull(),
    document: text('document').notNull().$type<IdentityDocument>(),
    secretDigest: text('secret_digest').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    /** until then it can be opened; once opened, until then photos are taken */
    expiresAt: moment('expires_at').notNull(),
    /** of the phone that opened it */
    sessionId: uuid('session_id')
      .unique()
      .references(() => sessions.id),
    /** finished, or taken back */
    endedAt: moment('ended_at'),
    /** ids of documents, by kind */
    photos: jsonb('photos').notNull().$type<Partial<Record<SentDocumentKind, string>>>(),
  },
  (table) => [index('photo_links_application').on(table.applicationId), index('photo_links_expired').on(table.expiresAt)],
)
