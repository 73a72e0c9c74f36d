/** That someone read the register is written down before they have it (FTC Safeguards Rule, 16 CFR 314.4(c)(8)). */
import type { AuditAction } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import { actorOf, type StaffCaller } from '../console/staff-caller.ts'
import type { Register } from './register.ts'

export const recordRegister = ({ db, macs, clock }: Container, staff: StaffCaller, { brand, file }: Register, action: AuditAction) =>
  db.transaction((session) =>
    appendAudit(session, macs, {
      organizationCode: brand.orgCode,
      at: clock.now(),
      actor: actorOf(staff),
      action,
      detail: { year: file.year, rows: file.rows.length },
    }),
  )
