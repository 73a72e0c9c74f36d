/** The team records a notice of rescission that came in writing. */
import {
  fundingDecision,
  isEnded,
  type LocalDate,
  localDateIn,
  propertyAddress,
  type RescissionWay,
  rescissionRight,
  standing,
  zoneOfState,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { actorOf, openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { withIdempotency } from '../idempotency.ts'
import { invalid, Problem } from '../problem.ts'
import { ownersIn } from './owners-in.ts'
import { rescind } from './rescind.ts'

export interface WrittenNotice {
  readonly party: string
  readonly way: Exclude<RescissionWay, 'HERE'>
  /** the postmark, or the day of delivery */
  readonly givenOn: LocalDate
  readonly reason: string
}

/**
 * A notice is in time by the day on which it was given, however late it arrives (12 CFR 1026.15(a)(2)); it is taken until the money is approved.
 * @throws Problem not_found, forbidden, conflict, validation_failed
 */
export async function recordRescission(
  container: Container,
  staff: StaffCaller,
  uuid: string,
  notice: WrittenNotice,
  idempotencyKey: string | undefined,
): Promise<{ step: string }> {
  const now = container.clock.now()
  const { reply } = await container.db.transaction(async (session) => {
    const file = await openAsStaff(session, staff, uuid, now, true)
    const keyed = { organizationCode: file.row.organizationCode, identityId: staff.identityId, key: idempotencyKey, now }
    return withIdempotency(container, session, { ...keyed, call: `rescission/${uuid}`, body: notice }, async () => {
      const { walk, step } = standing(file.facts)
      if (isEnded(step)) throw new Problem('conflict', 'This application has already ended', { step })
      const right = rescissionRight(walk, now)
      if (right.state === 'NONE')
        throw new Problem('conflict', 'There is no right to cancel here: nothing is signed, or it is no primary home', { step })
      if (walk.known(fundingDecision))
        throw new Problem('conflict', 'The money is approved and may be on its way. Talk to the legal team before anything else.', { step })
      const name = ownersIn(walk).get(notice.party)
      if (name === undefined) throw invalid([{ path: 'party', message: 'Choose one of the owners of this home' }])
      const today = localDateIn(now, zoneOfState(walk.known(propertyAddress)!.state))
      if (notice.givenOn > today) throw invalid([{ path: 'givenOn', message: 'This day is in the future' }])
      if (right.lastDay !== undefined && notice.givenOn > right.lastDay)
        throw invalid([
          {
            path: 'givenOn',
            message: `The time to cancel ended on ${right.lastDay}. A notice that was given later does not cancel the line`,
          },
        ])
      const { party, way, givenOn } = notice
      const exercised = { party, name, way, givenOn, receivedOn: today }
      const advanced = await rescind(session, container, file, exercised, { actor: actorOf(staff), reason: notice.reason })
      return { step: advanced.standing.step as string }
    })
  })
  return reply
}
