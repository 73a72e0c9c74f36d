/** An act on a sealed original, with its line in the audit log: the database checks it and writes the custody event of it. */
import type { AuditAction } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import { insertCustodyAct, type NewCustodyAct } from '../../store/repositories/custody-acts.ts'
import { actorOf, type StaffCaller } from '../console/staff-caller.ts'
import type { OpenedOriginal } from './open-original.ts'

const AUDITED = {
  RELEASED: 'original-released',
  TRANSFER_RECORDED: 'custody-transfer-recorded',
  TRANSFER_CONFIRMED: 'custody-transfer-confirmed',
  PACKAGE_MADE: 'custody-package-made',
} as const satisfies Record<NewCustodyAct['act'], AuditAction>

type Act = Omit<NewCustodyAct, 'applicationId' | 'documentId' | 'actor' | 'at'>

/** False where the same was done to the same transfer before. */
export async function recordAct(
  { macs, clock }: Pick<Container, 'macs' | 'clock'>,
  session: Session,
  { staff, opened: { file, original }, act }: { readonly staff: StaffCaller; readonly opened: OpenedOriginal; readonly act: Act },
): Promise<boolean> {
  const [at, actor] = [clock.now(), actorOf(staff)]
  if (!(await insertCustodyAct(session, { ...act, applicationId: file.row.id, documentId: original.id, actor, at }))) return false
  const { reason, holder, heldFrom, agreement, transferId, sha256 } = act
  await appendAudit(session, macs, {
    organizationCode: file.row.organizationCode,
    at,
    actor,
    action: AUDITED[act.act],
    applicationId: file.row.id,
    detail: { document: original.id, ...given({ reason, holder, heldFrom, agreement, transfer: transferId, sha256 }) },
  })
  return true
}

const given = (detail: Readonly<Record<string, string | null | undefined>>) =>
  Object.fromEntries(Object.entries(detail).filter(([, value]) => value !== undefined && value !== null))
