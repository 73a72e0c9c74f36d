/** Text messages of an organization: what is to be sent and what came of it, and what people sent back. */
import { sql } from 'drizzle-orm'
import { bigint, bigserial, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

export const textMessages = pgTable(
  'text_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    organizationCode: text('organization_code').notNull(),
    /** null where a number that no application has sent something */
    applicationId: uuid('application_id').references(() => applications.id),
    /** what told it: one text for each; null for answers, and for what came in */
    outboxId: bigint('outbox_id', { mode: 'number' }).unique(),
    /** TOLD, ANSWER, or RECEIVED */
    direction: text('direction').notNull(),
    /** ten digits, as consents have it */
    phone: text('phone').notNull(),
    /** sealed (purpose `mail`) */
    bodySealed: text('body_sealed').notNull(),
    /** the step that it tells of: once the application has left it, there is nothing left to tell */
    step: text('step'),
    /** HELD until morning, WAITING for its turn, SENDING; then what came of it (usecases/texts/text-states.ts) */
    state: text('state').notNull(),
    /** why it was not sent or did not arrive, as a code */
    reason: text('reason'),
    sendAfter: moment('send_after').notNull(),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
    /** the provider's name of the message */
    reference: text('reference'),
  },
  (table) => [
    index('text_messages_application').on(table.applicationId),
    index('text_messages_of_number').on(table.organizationCode, table.phone, table.id),
    index('text_messages_held').on(table.sendAfter).where(sql`${table.state} = 'HELD'`),
    uniqueIndex('text_messages_reference').on(table.organizationCode, table.reference).where(sql`${table.reference} is not null`),
  ],
)
