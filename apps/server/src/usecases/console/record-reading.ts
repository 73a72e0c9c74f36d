/** That staff read an application's file, with what the providers said about a person: written down before it is given out. */
import type { AuditAction } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import type { ApplicationRow } from '../../store/repositories/applications.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import { actorOf, type StaffCaller } from './staff-caller.ts'

/** A console that stands open asks again every few seconds: within this long it is one reading. Real time, as a person's is. */
const ONE_READING_MS = 10 * 60_000
const MOST_REMEMBERED = 10_000

/** On this node: on another one the same reading is written down again. */
const readings = new WeakMap<Container['db'], Map<string, number>>()

/** What cannot be written down is not read (FTC Safeguards Rule, 16 CFR 314.4(c)(8)). */
export async function recordReading(container: Container, staff: StaffCaller, row: ApplicationRow): Promise<void> {
  const { db, macs, clock } = container
  const recent = readings.get(db) ?? new Map<string, number>()
  readings.set(db, recent)
  const now = Date.now()
  const name = `${staff.identityId}/${row.id}`
  if (now - (recent.get(name) ?? Number.NEGATIVE_INFINITY) < ONE_READING_MS) return
  await db.transaction((session) =>
    appendAudit(session, macs, {
      organizationCode: row.organizationCode,
      at: clock.now(),
      actor: actorOf(staff),
      action: 'file-read' satisfies AuditAction,
      applicationId: row.id,
      detail: {},
    }),
  )
  recent.delete(name)
  recent.set(name, now)
  if (recent.size > MOST_REMEMBERED) recent.delete(recent.keys().next().value!)
}
