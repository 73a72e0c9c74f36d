/** The team records what was returned after a rescission, with its evidence. */
import {
  EMPTY_BASIS,
  exercisedBy,
  formatLocalDateWithYear,
  type Item,
  isRescinded,
  type LocalDate,
  lenderDay,
  owedAfterRescission,
  owedByOwners,
  type RescissionReturn,
  rescissionReturn,
  standing,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import { refuseOwnWork } from '../console/barred.ts'
import { actorOf, openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { withIdempotency } from '../idempotency.ts'
import { invalid, Problem } from '../problem.ts'
import { refuseUnreceived } from './refuse-unreceived.ts'

export interface RecordedReturn {
  readonly what: RescissionReturn
  readonly on: LocalDate
  /** of the payment, or the county's number of the release */
  readonly reference: string
  /** what shows it, as the team received it */
  readonly document: string
  readonly reason: string
}

/** The whole amount, as it was charged or sent: nothing is returned in part. @throws Problem not_found, forbidden, conflict, validation_failed */
export async function recordReturn(
  container: Container,
  staff: StaffCaller,
  uuid: string,
  { what, on, reference, document, reason }: RecordedReturn,
  idempotencyKey: string | undefined,
): Promise<{ step: string }> {
  const now = container.clock.now()
  const { reply } = await container.db.transaction(async (session) => {
    const file = await openAsStaff(session, staff, uuid, now, true)
    const keyed = { organizationCode: file.row.organizationCode, identityId: staff.identityId, key: idempotencyKey, now }
    const body = { what, on, reference, document, reason }
    return withIdempotency(container, session, { ...keyed, call: `rescission-return/${uuid}`, body }, async () => {
      const { known } = standing(file.facts).walk
      const exercised = exercisedBy(known)
      const owed = [...owedAfterRescission(known), ...owedByOwners(known)].find((one) => one.what === what)
      if (!exercised || !owed)
        throw new Problem('conflict', 'This is not owed: no one canceled, it was never paid, or it is returned already')
      if (!isRescinded(known))
        throw new Problem('conflict', 'Another person on the team has to confirm the notice first. Until then nothing is returned.')
      const item = rescissionReturn as Item
      await refuseOwnWork(session, { staff, uuid, organizationCode: file.row.organizationCode, item, known })
      if (on > lenderDay(now)) throw invalid([{ path: 'on', message: 'This day is in the future' }])
      if (on < exercised.givenOn)
        throw invalid([{ path: 'on', message: `The line was canceled later, on ${formatLocalDateWithYear(exercised.givenOn)}` }])
      await refuseUnreceived(session, uuid, document, 'Upload what shows it: the bank’s statement, the check, or the recorded release')
      const before = known(rescissionReturn)
      const { amountCents } = owed
      const data = {
        returned: [...(before?.returned ?? []), { what, on, reference, document, ...(amountCents !== undefined && { amountCents }) }],
      }
      const words = rescissionReturn.settledMail?.(data, known, before)
      const actor = actorOf(staff)
      const fact = newFact(container.sealing, item, { basis: EMPTY_BASIS, data, actor })
      const advanced = await advance(session, container.engine.parts, file, {
        facts: [fact],
        actor,
        action: 'returned',
        detail: { reason, what, on, reference, document },
        ...(words && { tells: [{ kind: 'item-settled', payload: { item: rescissionReturn.id, ...words } }] }),
      })
      return { step: advanced.standing.step as string }
    })
  })
  return reply
}
