/** The payoffs of an application as someone on the team follows them. */
import { followedPayoffs, lenderDay, nextPayoffEvents, type PayoffEventKind, standing } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import type { StaffCaller } from '../console/staff-caller.ts'
import { ownRecordOf } from './own-record.ts'

export async function payoffsOf(session: Session, staff: StaffCaller, { facts, row }: ApplicationFile) {
  const { known } = standing(facts).walk
  const canceledOn = facts.cancelledAt && lenderDay(facts.cancelledAt)
  const recorder = { staff, uuid: row.id, isCanceled: canceledOn !== undefined, known }
  const barredFrom = async (debt: string, next: readonly PayoffEventKind[]) => {
    const told = await Promise.all(next.map(async (what) => ({ what, told: await ownRecordOf(session, recorder, { what, debt }) })))
    return told.flatMap(({ what, told: words }) => (words === undefined ? [] : [{ what, told: words }]))
  }
  return Promise.all(
    followedPayoffs(known).map(async (followed) => {
      const { on, letter, paidInFullOn, release, followUpOn, events } = followed
      const next = nextPayoffEvents(followed, canceledOn)
      return {
        ...followed,
        ...{ on: on ?? null, letter: letter ?? null, paidInFullOn: paidInFullOn ?? null, followUpOn: followUpOn ?? null },
        release: release
          ? { kind: release.kind, dueOn: release.dueOn ?? null, citation: release.citation ?? null, recorded: release.recorded ?? null }
          : null,
        events: [...events],
        next: [...next],
        barred: await barredFrom(followed.debt, next),
      }
    }),
  )
}
