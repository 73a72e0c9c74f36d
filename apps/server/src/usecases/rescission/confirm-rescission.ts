/**
 * A second person confirms a notice of rescission that the team recorded. All stopped with the first; from now on it counts that nothing is owed
 * (12 CFR 1026.15(d)(1)).
 */
import { canceledMail, EMPTY_BASIS, type Item, lenderDay, rescissionConfirmation, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import { withFacts } from '../../engine/with-facts.ts'
import { recordAsStaff, type StaffRecord } from './record-as-staff.ts'
import { noticeRead, refuseUnchecked } from './refuse-unchecked.ts'

/** @throws Problem not_found; forbidden for whoever recorded it; conflict where none waits for it; precondition_failed where the notice is another than was read */
export const confirmRescission = (container: Container, record: StaffRecord<{ readonly reason: string }>): Promise<{ step: string }> =>
  recordAsStaff(
    container,
    { ...record, call: 'rescission-confirmation', ground: noticeRead },
    async ({ session, file, walk, now, actor }) => {
      await refuseUnchecked(session, record, file, walk.known)
      const before = walk.known(rescissionConfirmation)
      const data = { ...before, confirmed: { on: lenderDay(now) } }
      const fact = newFact(container.sealing, rescissionConfirmation as Item, { basis: EMPTY_BASIS, data, actor })
      // After money had left with what is to be returned: the sums are known once it counts.
      const counted = standing(withFacts(file.facts, [fact])).walk.known
      const words = canceledMail(counted) ?? rescissionConfirmation.settledMail?.(data, walk.known, before)
      return advance(session, container.engine.parts, file, {
        facts: [fact],
        actor,
        action: 'rescission-confirmed',
        detail: { reason: record.body.reason },
        ...(words && { tells: [{ kind: 'item-settled', payload: { item: rescissionConfirmation.id, ...words } }] }),
      })
    },
  )
