/**
 * A second person confirms a notice of rescission that came after money had left. All stopped with the first; from now on it counts that nothing is owed
 * (12 CFR 1026.15(d)(1)).
 */
import { EMPTY_BASIS, exercisedBy, type Item, isRescinded, lenderDay, rescissionConfirmation, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import { refuseOwnWork } from '../console/barred.ts'
import { actorOf, openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { withIdempotency } from '../idempotency.ts'
import { Problem } from '../problem.ts'

/** @throws Problem not_found; forbidden for whoever recorded it; conflict where none waits for it */
export async function confirmRescission(
  container: Container,
  staff: StaffCaller,
  uuid: string,
  { reason }: { readonly reason: string },
  idempotencyKey: string | undefined,
): Promise<{ step: string }> {
  const now = container.clock.now()
  const { reply } = await container.db.transaction(async (session) => {
    const file = await openAsStaff(session, staff, uuid, now, true)
    const { organizationCode } = file.row
    const keyed = { organizationCode, identityId: staff.identityId, key: idempotencyKey, now }
    return withIdempotency(container, session, { ...keyed, call: `rescission-confirmation/${uuid}`, body: { reason } }, async () => {
      const { known } = standing(file.facts).walk
      if (!exercisedBy(known) || isRescinded(known)) throw new Problem('conflict', 'No notice waits to be confirmed here. Reload the page.')
      const item = rescissionConfirmation as Item
      await refuseOwnWork(session, { staff, uuid, organizationCode, item, known })
      const data = { confirmed: { on: lenderDay(now) } }
      const words = rescissionConfirmation.settledMail?.(data, known)
      const actor = actorOf(staff)
      const advanced = await advance(session, container.engine.parts, file, {
        facts: [newFact(container.sealing, item, { basis: EMPTY_BASIS, data, actor })],
        actor,
        action: 'rescission-confirmed',
        detail: { reason },
        ...(words && { tells: [{ kind: 'item-settled', payload: { item: rescissionConfirmation.id, ...words } }] }),
      })
      return { step: advanced.standing.step as string }
    })
  })
  return reply
}
