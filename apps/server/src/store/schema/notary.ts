/** Appointments with notaries, as the calendar of the console reads them, and the rooms of the sandbox's notaries. */
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

export const APPOINTMENT_STATES = ['BOOKING', 'BOOKED', 'CANCELED', 'MISSED', 'FAILED', 'SIGNED', 'PARTLY_SIGNED'] as const
export type AppointmentState = (typeof APPOINTMENT_STATES)[number]

/** A copy of what the facts say, written with them in one transaction (engine/notary-appointments.ts): one row of an application. */
export const notaryAppointments = pgTable(
  'notary_appointments',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => applications.id),
    meeting: text('meeting').notNull().$type<'ONLINE' | 'MANUAL'>(),
    state: text('state').notNull().$type<AppointmentState>(),
    /** left out online where the notary is met as soon as one is free */
    startsAt: moment('starts_at'),
    /** for the calendar: `starts_at`, or the moment at which it was booked */
    shownAt: moment('shown_at').notNull(),
    place: text('place'),
    attempt: integer('attempt').notNull(),
    /** the provider's own name of the booking: its announcements name it */
    reference: text('reference'),
    fault: text('fault'),
    lookedAt: moment('looked_at'),
  },
  (table) => [index('notary_appointments_shown').on(table.shownAt), index('notary_appointments_reference').on(table.reference)],
)

/** What happens in a room of the sandbox: no name, no document. */
export const sandboxNotaryRooms = pgTable('sandbox_notary_rooms', {
  booking: text('booking').primaryKey(),
  room: jsonb('room').notNull(),
  updatedAt: moment('updated_at').notNull(),
})
