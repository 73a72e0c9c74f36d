/** The team records a notice of rescission that came in writing. */
import {
  dayAtHome,
  formatLocalDateWithYear,
  type LocalDate,
  lenderDay,
  noteSigning,
  type RescissionWay,
  representativeOf,
  rescissionConfirmation,
  rescissionExercise,
  rescissionRight,
  type Walk,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { firstGivenAt } from '../../store/repositories/history.ts'
import { refuseShownAlready } from '../documents/refuse-shown-already.ts'
import { invalid, Problem } from '../problem.ts'
import { ownersIn } from './owners-in.ts'
import { recordAsStaff, type StaffRecord } from './record-as-staff.ts'
import { refuseUnreceived } from './refuse-unreceived.ts'
import { rescind, SCAN_OF_NOTICE } from './rescind.ts'

export interface WrittenNotice {
  readonly party: string
  readonly way: Exclude<RescissionWay, 'HERE'>
  /** the postmark, or the day of delivery */
  readonly givenOn: LocalDate
  /** of one that was mailed: when it arrived; today where left out */
  readonly receivedOn?: LocalDate | undefined
  /** the scan, as the team received it: needed where money has left, and before a second person checks it */
  readonly document?: string | undefined
  readonly reason: string
}

/**
 * A notice is in time by the day on which it was given, however late it arrives (12 CFR 1026.15(a)(2)): also when the money is approved, or has left.
 * @throws Problem not_found, forbidden, conflict, validation_failed
 */
export const recordRescission = (container: Container, record: StaffRecord<WrittenNotice>): Promise<{ step: string }> =>
  recordAsStaff(container, { ...record, call: 'rescission' }, async ({ session, file, walk, step, now, actor }) => {
    const { uuid, body: notice } = record
    if (step === 'CANCELLED' || step === 'DECLINED') throw new Problem('conflict', 'This application has already ended', { step })
    if (rescissionRight(walk, now).state === 'NONE')
      throw new Problem('conflict', 'There is no right to cancel here: nothing is signed, or it is no primary home', { step })
    const name = ownersIn(walk).get(notice.party)
    if (name === undefined) throw invalid([{ path: 'party', message: 'Choose one of those who may cancel' }])
    const { party, way, givenOn, document, reason } = notice
    const receivedOn = await refuseDays(session, { uuid, walk, now, notice })
    if (document !== undefined) {
      await refuseUnreceived(session, { uuid, document, kind: 'CANCELLATION_NOTICE', message: SCAN_OF_NOTICE })
      refuseRefused(walk, document)
      await refuseShownAlready(session, file, [{ path: 'document', uuid: document }], { own: [rescissionExercise.id] })
    }
    const representative = representativeOf(walk.known, party)
    const exercised = {
      ...{ party, name, way, givenOn, receivedOn },
      ...(representative !== undefined && { representative }),
      ...(document !== undefined && { document }),
    }
    return rescind(session, container, file, exercised, { actor, reason })
  })

/** A notice is known by its scan. @throws Problem validation_failed for one that a second person refused */
export function refuseRefused({ known }: Pick<Walk, 'known'>, document: string): void {
  const refused = known(rescissionConfirmation)?.refused?.find((one) => one.document === document)
  if (!refused) return
  const message = `This notice was refused on ${formatLocalDateWithYear(refused.on)}. Upload the scan of another one`
  throw invalid([{ path: 'document', message }])
}

interface Dated {
  readonly uuid: string
  readonly walk: Walk
  readonly now: string
  readonly notice: WrittenNotice
}

/** The day on which the lender had it. @throws Problem validation_failed for a day on which there was no right, or that cannot be */
async function refuseDays(session: Session, { uuid, walk, now, notice }: Dated): Promise<LocalDate> {
  const { givenOn, way } = notice
  const today = dayAtHome(walk.known, now)
  const fault = (path: 'givenOn' | 'receivedOn', message: string) => invalid([{ path, message }])
  if (givenOn > today) throw fault('givenOn', 'This day is in the future')
  // Of several signings the first: a document that was made again takes no right away.
  const signedAt = await firstGivenAt(session, uuid, 'note-signing')
  const signedOn = signedAt && dayAtHome(walk.known, signedAt)
  const firstDay = [signedOn, walk.known(noteSigning)?.paper?.signedOn].filter((day) => day !== undefined).sort()[0]
  if (firstDay !== undefined && givenOn < firstDay)
    throw fault('givenOn', `The documents were signed on ${formatLocalDateWithYear(firstDay)}. Before that day there was nothing to cancel`)
  const { lastDay } = rescissionRight(walk, now)
  if (lastDay !== undefined && givenOn > lastDay)
    throw fault(
      'givenOn',
      `The time to cancel ended on ${formatLocalDateWithYear(lastDay)}. A notice that was given later does not cancel the line`,
    )
  // What is delivered is given when the lender has it.
  // The 20 days run from the lender's receipt (12 CFR 1026.15(d)(2)), by the clock of its own office.
  const here = lenderDay(now)
  const receivedOn = way === 'DELIVERED' ? givenOn : (notice.receivedOn ?? (here < givenOn ? givenOn : here))
  if (receivedOn > today) throw fault('receivedOn', 'This day is in the future')
  if (receivedOn < givenOn) throw fault('receivedOn', `It was mailed later, on ${formatLocalDateWithYear(givenOn)}`)
  return receivedOn
}
