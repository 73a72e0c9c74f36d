/** That staff read an application's file, with what the providers said about a person: written down before it is given out. */
import type { AuditAction } from '@hearthline/contract'
import { LRUCache } from 'lru-cache'
import type { Container } from '../../container.ts'
import type { ApplicationRow } from '../../store/repositories/applications.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import { actorOf, type StaffCaller } from './staff-caller.ts'

/** A console that stands open asks again every few seconds: within this long it is one reading. Real time, as a person's is. */
const ONE_READING_MS = 10 * 60_000

/** On this node: on another one the same reading is written down again. */
const readings = new WeakMap<Container['db'], LRUCache<string, true>>()

/** What cannot be written down is not read (FTC Safeguards Rule, 16 CFR 314.4(c)(8)). */
export async function recordReading(container: Container, staff: StaffCaller, row: ApplicationRow): Promise<void> {
  const { db, macs, clock } = container
  const recent = readings.get(db) ?? new LRUCache<string, true>({ max: 10_000, ttl: ONE_READING_MS })
  readings.set(db, recent)
  const name = `${staff.identityId}/${row.id}`
  if (recent.has(name)) return
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
  recent.set(name, true)
}
