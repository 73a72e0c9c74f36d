/**
 * A second person refuses a notice of rescission that the team recorded, and that no owner gave, or not in time: the line goes on where it was, and
 * bears no interest for the days on which it stood still. The owners are told.
 */
import {
  EMPTY_BASIS,
  formatLocalDateWithYear,
  type Item,
  type LocalDate,
  lenderDay,
  type NoticeFinding,
  type NoticeRefusal,
  type RefusedNotice,
  type RescissionExercise,
  rescissionConfirmation,
  rescissionRight,
  stopInterest,
  type Walk,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import type { Session } from '../../store/db.ts'
import { holdLine, lineOf, post } from '../../store/repositories/lines.ts'
import { asSystemIn } from '../../store/scope.ts'
import { invalid } from '../problem.ts'
import { recordAsStaff, type StaffRecord } from './record-as-staff.ts'
import { noticeRead, refuseUnchecked } from './refuse-unchecked.ts'
import { refuseUnreceived } from './refuse-unreceived.ts'

export interface Refused {
  readonly because: RefusedNotice
  /** what shows it, as the team received it */
  readonly document: string
  /** of TOO_LATE: the day on which it was given, as whoever refuses it found */
  readonly finding?: { readonly givenOn: LocalDate } | undefined
  readonly reason: string
}

/** @throws Problem not_found; forbidden for whoever recorded it; conflict where none waits for it; precondition_failed where the notice is another than was read; validation_failed */
export const refuseRescission = (container: Container, record: StaffRecord<Refused>): Promise<{ step: string }> =>
  recordAsStaff(container, { ...record, call: 'rescission-refusal', ground: noticeRead }, async ({ session, file, walk, now, actor }) => {
    const { because, document: shownBy, reason } = record.body
    const exercised = await refuseUnchecked(session, record, file, walk.known)
    const { party, name, representative, givenOn, document } = exercised
    const message = 'Upload what shows it: the person’s statement, or the envelope'
    await refuseUnreceived(session, { uuid: record.uuid, document: shownBy, kind: 'FILE_EVIDENCE', message })
    const on = lenderDay(now)
    const stoppedOn = file.facts.cancelledAt ? lenderDay(file.facts.cancelledAt) : on
    // Whatever takes two persons has a scan.
    const finding = because === 'TOO_LATE' ? findingOf(walk, now, exercised, { found: record.body.finding?.givenOn, stoppedOn }) : undefined
    const refusal: NoticeRefusal = {
      ...(representative !== undefined && { representative }),
      ...{ document: document!, party, name, givenOn, because, ...(finding && { finding }) },
      ...{ shownBy, stoppedOn, on },
    }
    const before = walk.known(rescissionConfirmation)
    const data = { ...before, refused: [...(before?.refused ?? []), refusal] }
    await asSystemIn(session, () => postNoInterest(session, record.uuid, { stoppedOn, on, notice: refusal.document, now }))
    return advance(session, container.engine.parts, file, {
      facts: [newFact(container.sealing, rescissionConfirmation as Item, { basis: EMPTY_BASIS, data, actor })],
      actor,
      action: 'rescission-refused',
      detail: { reason, because, ...(finding && { givenOn, found: finding.givenOn }), document: shownBy },
      cancelledAt: null,
    })
  })

interface Found {
  readonly found: LocalDate | undefined
  /** the day on which it was recorded */
  readonly stoppedOn: LocalDate
}

/**
 * Whoever recorded it had a day in time, or it would not stand: to refuse it for lateness says another one, kept beside that. @throws Problem
 * validation_failed for a day in time, or one on which it was here already
 */
function findingOf(walk: Walk, now: string, { way, receivedOn }: RescissionExercise, { found, stoppedOn }: Found): NoticeFinding {
  const fault = (message: string) => invalid([{ path: 'finding.givenOn', message }])
  const { lastDay } = rescissionRight(walk, now)
  if (lastDay === undefined)
    throw invalid([{ path: 'because', message: 'The time to cancel has not begun for everyone who may cancel. No notice is too late.' }])
  if (found === undefined) throw fault('Enter the day on which it was given')
  if (found <= lastDay)
    throw fault(
      `The time to cancel ended on ${formatLocalDateWithYear(lastDay)}. A notice that was given by then cancels the line: confirm it`,
    )
  // By the recorder’s word it arrived on a day in time as well: then that day is theirs, and no more than the day of the record is certain.
  const hasArrived = way === 'MAILED' && receivedOn > lastDay
  const latest = hasArrived ? receivedOn : stoppedOn
  if (found > latest) throw fault(`It ${hasArrived ? 'arrived' : 'was recorded'} on ${formatLocalDateWithYear(latest)}`)
  return { givenOn: found, lastDay }
}

interface Stop {
  readonly stoppedOn: LocalDate
  readonly on: LocalDate
  readonly notice: string
  readonly now: string
}

/** They were told that none is added. */
async function postNoInterest(session: Session, application: string, { stoppedOn, on, notice, now }: Stop): Promise<void> {
  await holdLine(session, application)
  const line = await lineOf(session, application)
  const postings = stopInterest(line?.entries ?? [], stoppedOn, on)
  await post(
    session,
    application,
    now,
    postings.map((posting) => ({ ...posting, cause: `notice/${notice}/${posting.event.kind}` })),
  )
}
