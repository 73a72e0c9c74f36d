/** Appointments with notaries, and the sandbox's rooms. */
import { and, asc, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Db, Session } from '../db.ts'
import { type AppointmentState, applications, notaryAppointments, sandboxNotaryRooms } from '../schema.ts'

export type { AppointmentState }

export async function putAppointment(session: Session, row: typeof notaryAppointments.$inferInsert): Promise<void> {
  const { applicationId: _application, ...changed } = row
  await session.orm
    .insert(notaryAppointments)
    .values(row)
    .onConflictDoUpdate({
      target: notaryAppointments.applicationId,
      set: { place: null, startsAt: null, fault: null, reference: null, ...changed },
    })
}

export interface AppointmentQuery {
  readonly from: string
  readonly to: string
  readonly meeting?: 'ONLINE' | 'MANUAL' | undefined
  readonly states?: readonly AppointmentState[] | undefined
}

const MOST_SHOWN = 500

/** In the order of the calendar; those of others are hidden by the scope. */
export const appointmentsBetween = (session: Session, { from, to, meeting, states }: AppointmentQuery) =>
  session.orm
    .select({ appointment: notaryAppointments, loanNumber: applications.loanNumber, organizationCode: applications.organizationCode })
    .from(notaryAppointments)
    .innerJoin(applications, eq(applications.id, notaryAppointments.applicationId))
    .where(
      and(
        gte(notaryAppointments.shownAt, from),
        lt(notaryAppointments.shownAt, to),
        meeting && eq(notaryAppointments.meeting, meeting),
        states && inArray(notaryAppointments.state, [...states]),
      ),
    )
    .orderBy(asc(notaryAppointments.shownAt))
    .limit(MOST_SHOWN)

/** Applications of an organization whose bookings a provider names. */
export async function applicationsBooked(session: Session, organizationCode: string, references: readonly string[]): Promise<string[]> {
  if (references.length === 0) return []
  const rows = await session.orm
    .select({ id: notaryAppointments.applicationId })
    .from(notaryAppointments)
    .innerJoin(applications, eq(applications.id, notaryAppointments.applicationId))
    .where(and(eq(applications.organizationCode, organizationCode), inArray(notaryAppointments.reference, [...references])))
  return rows.map(({ id }) => id)
}

/** Sessions online that began and whose outcome no one has told, not looked at since. Marks them as looked at. */
export async function takeUnsettledAppointments(
  session: Session,
  at: { now: string; begunBefore: string; lookedBefore: string },
): Promise<string[]> {
  const rows = await session.orm
    .update(notaryAppointments)
    .set({ lookedAt: at.now })
    .where(
      and(
        eq(notaryAppointments.meeting, 'ONLINE'),
        inArray(notaryAppointments.state, ['BOOKED', 'PARTLY_SIGNED']),
        lt(notaryAppointments.shownAt, at.begunBefore),
        or(isNull(notaryAppointments.lookedAt), lt(notaryAppointments.lookedAt, at.lookedBefore)),
      ),
    )
    .returning({ id: notaryAppointments.applicationId })
  return rows.map(({ id }) => id)
}

export async function readRoom(session: Session, booking: string): Promise<unknown> {
  const [found] = await session.orm.select().from(sandboxNotaryRooms).where(eq(sandboxNotaryRooms.booking, booking))
  return found?.room
}

/** The first to make a room has made it. */
export async function makeRoom(session: Session, booking: string, room: object, updatedAt: string): Promise<void> {
  await session.orm.insert(sandboxNotaryRooms).values({ booking, room, updatedAt }).onConflictDoNothing()
}

/** Changes a room in one statement each; another's change in between is kept. */
export async function changeRoom(db: Db, booking: string, change: (room: unknown) => object, updatedAt: string): Promise<void> {
  await db.transaction(async (inner) => {
    const { rows } = await inner.query('select room from sandbox_notary_rooms where booking = $1 for update', [booking])
    if (!rows[0]) return
    await inner.orm
      .update(sandboxNotaryRooms)
      .set({ room: change(rows[0].room), updatedAt })
      .where(eq(sandboxNotaryRooms.booking, booking))
  })
}
