/** That someone read the register is written down before they have it (FTC Safeguards Rule, 16 CFR 314.4(c)(8)). */
import type { AuditAction } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import { keepRegisterReadings } from '../../store/repositories/hmda.ts'
import { actorOf, type StaffCaller } from '../console/staff-caller.ts'
import type { Register } from './register.ts'

/** Whoever has read it decides on none of these applications afterwards: the rows say so before they are given. */
export const recordRegister = (
  { db, macs, clock }: Container,
  staff: StaffCaller,
  { brand, file, applications }: Register,
  action: AuditAction,
) =>
  db.transaction(async (session) => {
    const at = clock.now()
    const ids = [...new Set(applications.map(({ id }) => id))]
    await keepRegisterReadings(session, staff.identityId, ids, at)
    await appendAudit(session, macs, {
      organizationCode: brand.orgCode,
      at,
      actor: actorOf(staff),
      action,
      detail: { year: file.year, rows: file.rows.length },
    })
  })
