/** Who does not record a payment of a payoff, though their role records such: whoever recorded what it settles, or approved it, or canceled the line. */
import { apartFromEvents, apartFromPaidBefore, isOfPayment, type Known, type PayoffEvent, payoffFollowUp } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import { recordersOf } from '../../store/repositories/applications.ts'
import { recordedBy } from '../console/barred.ts'
import { actorsOfStaff, type StaffCaller } from '../console/staff-caller.ts'

interface Recorder {
  readonly staff: StaffCaller
  /** The application. */
  readonly uuid: string
  readonly isCanceled: boolean
  readonly known: Known
}

/** In words; undefined of whoever may record it. */
export async function ownRecordOf(
  session: Session,
  { staff, uuid, isCanceled, known }: Recorder,
  event: Pick<PayoffEvent, 'what' | 'debt'>,
): Promise<string | undefined> {
  if (isCanceled && isOfPayment(event)) {
    const told = await recordedBy(session, { staff, uuid }, apartFromPaidBefore)
    if (told !== undefined) return told
  }
  const apart = apartFromEvents(known(payoffFollowUp)?.events ?? [], event)
  if (apart.length === 0) return undefined
  const recorders = await recordersOf(session, uuid, payoffFollowUp.id, 'events')
  const own = actorsOfStaff(staff)
  return apart.find(({ at }) => own.includes(recorders.get(at) ?? ''))?.told
}
