/** Files on their way in, and documents that were taken back. */
import type { SentDocumentKind } from '@hearthline/domain'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { applications, documents } from './applications.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

/** A file that was announced and has not become a document yet. Short-lived: what does not finish within a day is removed. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    /** whose document it becomes: 'borrower', or one of those who sign beside them */
    party: text('party').notNull(),
    kind: text('kind').notNull().$type<SentDocumentKind>(),
    fileName: text('file_name').notNull(),
    byteSize: integer('byte_size').notNull(),
    /** as the sender gave it: the same file announced again is the same upload */
    fingerprint: text('fingerprint').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** what it became; the row stays until it expires, so that the same question gets the same answer */
    documentId: uuid('document_id').references(() => documents.id),
  },
  (table) => [
    uniqueIndex('uploads_announced')
      .on(table.applicationId, table.party, table.kind, table.fingerprint, table.byteSize)
      .where(sql`${table.documentId} is null`),
    index('uploads_expired').on(table.expiresAt),
  ],
)

/** What has arrived of an upload, each piece sealed in the document store under a name of its own. */
export const uploadPieces = pgTable(
  'upload_pieces',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    /** the offset of its first byte */
    start: integer('start').notNull(),
    byteSize: integer('byte_size').notNull(),
    blob: uuid('blob').notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.start] })],
)

/** Documents that their sender took back before they answered with them: the row of the document stays, its bytes do not. */
export const documentRemovals = pgTable(
  'document_removals',
  {
    documentId: uuid('document_id')
      .primaryKey()
      .references(() => documents.id),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    removedBy: text('removed_by').notNull(),
    removedAt: moment('removed_at').notNull(),
  },
  (table) => [index('document_removals_application').on(table.applicationId)],
)

/** What the team received and the borrower was given a copy of, by the decision that names it. */
export const documentDeliveries = pgTable(
  'document_deliveries',
  {
    documentId: uuid('document_id')
      .primaryKey()
      .references(() => documents.id),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    deliveredAt: moment('delivered_at').notNull(),
  },
  (table) => [index('document_deliveries_application').on(table.applicationId)],
)
