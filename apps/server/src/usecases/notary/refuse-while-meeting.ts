/** While someone is with the notary online, nothing is recorded that makes the deed anew: what they seal would be of a deed that is no more. */
import { type Item, instrumentDetails, ownerMarriages, signersRemoved, titleSearchOrders } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { readFile } from '../../store/repositories/applications.ts'
import { asSystem } from '../../store/scope.ts'
import { openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { Problem } from '../problem.ts'
import { isMeetingOnline } from './open-session.ts'

const MAKES_DEED_ANEW: ReadonlySet<string> = new Set([titleSearchOrders.id, instrumentDetails.id, ownerMarriages.id, signersRemoved.id])

const WITH_NOTARY =
  'Someone who signs the deed is with the notary online. Wait until the session is over. Then reload the page, and record this if the deed is not signed.'

/** Before the transaction, since the notary’s service is asked. @throws Problem not_found, conflict, unavailable */
export async function refuseWhileMeeting(container: Container, staff: StaffCaller, uuid: string, item: Pick<Item, 'id'>): Promise<void> {
  if (!MAKES_DEED_ANEW.has(item.id)) return
  await openAsStaff(container.db, staff, uuid, container.clock.now())
  const file = await asSystem(() => readFile(container.db, uuid, container.clock.now()))
  if (file && (await isMeetingOnline(container, file))) throw new Problem('conflict', WITH_NOTARY, { step: file.row.step })
}
