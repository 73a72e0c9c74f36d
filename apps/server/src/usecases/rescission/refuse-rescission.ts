/**
 * A second person refuses a notice of rescission that came after money had left, and that no owner gave, or not in time: the line goes on where it was, and
 * bears no interest for the days on which it stood still. The owners are told.
 */
import {
  EMPTY_BASIS,
  type Item,
  type LocalDate,
  lenderDay,
  type NoticeRefusal,
  type RefusedNotice,
  rescissionConfirmation,
  stopInterest,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import type { Session } from '../../store/db.ts'
import { holdLine, lineOf, post } from '../../store/repositories/lines.ts'
import { asSystemIn } from '../../store/scope.ts'
import { recordAsStaff, type StaffRecord } from './record-as-staff.ts'
import { refuseUnchecked } from './refuse-unchecked.ts'
import { refuseUnreceived } from './refuse-unreceived.ts'

export interface Refused {
  readonly because: RefusedNotice
  /** what shows it, as the team received it */
  readonly document: string
  readonly reason: string
}

/** @throws Problem not_found; forbidden for whoever recorded it; conflict where none waits for it; validation_failed */
export const refuseRescission = (container: Container, record: StaffRecord<Refused>): Promise<{ step: string }> =>
  recordAsStaff(container, { ...record, call: 'rescission-refusal' }, async ({ session, file, walk, now, actor }) => {
    const { because, document: shownBy, reason } = record.body
    const { party, name, givenOn, document } = await refuseUnchecked(session, record, file, walk.known)
    const message = 'Upload what shows it: the owner’s statement, or the envelope'
    await refuseUnreceived(session, { uuid: record.uuid, document: shownBy, kind: 'FILE_EVIDENCE', message })
    const on = lenderDay(now)
    const stoppedOn = file.facts.cancelledAt ? lenderDay(file.facts.cancelledAt) : on
    // Whatever takes two persons has a scan.
    const refusal: NoticeRefusal = { document: document!, party, name, givenOn, because, shownBy, stoppedOn, on }
    const before = walk.known(rescissionConfirmation)
    const data = { ...before, refused: [...(before?.refused ?? []), refusal] }
    await asSystemIn(session, () => postNoInterest(session, record.uuid, { stoppedOn, on, notice: refusal.document, now }))
    return advance(session, container.engine.parts, file, {
      facts: [newFact(container.sealing, rescissionConfirmation as Item, { basis: EMPTY_BASIS, data, actor })],
      actor,
      action: 'rescission-refused',
      detail: { reason, because, document: shownBy },
      cancelledAt: null,
    })
  })

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
