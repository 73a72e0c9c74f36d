/** Whoever gave a first approval takes it back until the last one is given: with a reason, as a refusal that leaves it open. */
import { type Item, isEnded, type Standing, staffTitleOf, standing } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import { type ApplicationFile, newestActorOf } from '../../store/repositories/applications.ts'
import { Problem } from '../problem.ts'
import { actorsOfStaff, type StaffCaller } from './staff-caller.ts'

/** Given, and not followed by what ends the time for it. */
export const mayBeTakenBack = ({ step, walk }: Pick<Standing, 'step' | 'walk'>, item: Item): boolean =>
  item.takenBackUntil !== undefined &&
  !isEnded(step) &&
  walk.states[item.id] === 'settled' &&
  walk.states[item.takenBackUntil.id] !== 'settled'

export const isOwnApproval = async (session: Session, staff: StaffCaller, uuid: string, item: Item): Promise<boolean> => {
  const own = actorsOfStaff(staff)
  return (await newestActorOf(session, uuid, [item.id])).some((actor) => own.includes(actor))
}

/** The approval that whoever reads this may take back now. */
export async function takeBackOf(session: Session, staff: StaffCaller, { row, facts }: ApplicationFile) {
  const stands = standing(facts)
  const item = row.openItem === null ? undefined : stands.walk.path.find((one) => mayBeTakenBack(stands, one))
  return item && (await isOwnApproval(session, staff, row.id, item)) ? { item: item.id, title: staffTitleOf(item) } : null
}

interface TakingBack {
  readonly staff: StaffCaller
  readonly uuid: string
  readonly item: Item
  readonly step: string
}

/** @throws Problem forbidden to everyone else, conflict for anything but a refusal */
export async function refuseTakingBack(session: Session, { staff, uuid, item, step }: TakingBack, data: unknown): Promise<void> {
  if ((data as { readonly outcome?: unknown }).outcome !== 'REFUSED') throw new Problem('conflict', 'This was approved already.', { step })
  if (!(await isOwnApproval(session, staff, uuid, item)))
    throw new Problem('forbidden', 'Whoever gave this approval takes it back. You can hold the payment.')
}
