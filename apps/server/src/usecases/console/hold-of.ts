/** A hold of the payment that stands, and why whoever reads it does not lift it. */
import { fundingHold, fundingRelease, type Item, standing } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { ownWork } from './barred.ts'
import type { StaffCaller } from './staff-caller.ts'

/** null while the payment is not held. */
export async function holdOf(session: Session, staff: StaffCaller, { facts, row }: ApplicationFile) {
  const { known } = standing(facts).walk
  if (known(fundingHold)?.isHeld !== true) return null
  const judged = { staff, uuid: row.id, organizationCode: row.organizationCode, item: fundingRelease as Item, known }
  return { barred: (await ownWork(session, judged)) ?? null }
}
