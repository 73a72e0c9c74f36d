/** The team records what became of a payoff, with its evidence: also of an application that is complete. */
import { isPayment, mayRecordPayoff } from '@hearthline/contract'
import {
  followedPayoffs,
  implausibleIn,
  keptPayoffEvent,
  lenderDay,
  nextPayoffEvents,
  type PayoffEvent,
  payoffEventMisfits,
  standing,
  TEAM,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { keepPayoffEvent } from '../../engine/keep-payoff-event.ts'
import type { Session } from '../../store/db.ts'
import { insertDeliveries, sentDocuments } from '../../store/repositories/documents.ts'
import { asSystem } from '../../store/scope.ts'
import { actorOf, openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { withIdempotency } from '../idempotency.ts'
import { invalid, Problem } from '../problem.ts'
import { refuseUnreceived } from '../rescission/refuse-unreceived.ts'
import { ownRecordOf } from './own-record.ts'

const FUNDERS_PAY = 'Only a funder approves and records payments. Someone else on the team has to.'
const OTHERS_RECORD = 'A funder records payments alone. Someone else on the team has to record this.'

export interface RecordedPayoffEvent {
  readonly event: PayoffEvent
  readonly reason: string
}

/** @throws Problem not_found, forbidden, conflict where the payoff does not wait for that, validation_failed */
export async function recordPayoffEvent(
  container: Container,
  staff: StaffCaller,
  uuid: string,
  { event, reason }: RecordedPayoffEvent,
  idempotencyKey: string | undefined,
): Promise<{ step: string }> {
  const now = container.clock.now()
  const faults = implausibleIn({ ...event, reason })
  if (faults.length > 0) throw invalid([...faults])
  // In their own scope: the database shows staff the applications of their organizations alone.
  await openAsStaff(container.db, staff, uuid, now)
  if (!mayRecordPayoff(staff.roles, event.what)) throw new Problem('forbidden', isPayment(event.what) ? FUNDERS_PAY : OTHERS_RECORD)
  // A ledger is posted to by the product alone, whoever brought it about.
  const { reply } = await asSystem(() =>
    container.db.transaction(async (session) => {
      const file = await openAsStaff(session, staff, uuid, now, true)
      const keyed = { organizationCode: file.row.organizationCode, identityId: staff.identityId, key: idempotencyKey, now }
      return withIdempotency(container, session, { ...keyed, call: `payoff-event/${uuid}`, body: { event, reason } }, async () => {
        const { walk, step } = standing(file.facts)
        const followed = followedPayoffs(walk.known).find(({ debt }) => debt === event.debt)
        const { cancelledAt } = file.facts
        const canceledOn = cancelledAt && lenderDay(cancelledAt)
        if (!followed || !nextPayoffEvents(followed, canceledOn).includes(event.what))
          throw new Problem('conflict', 'This payoff does not wait for that now. Reload the page.', { step })
        const told = await ownRecordOf(session, { staff, uuid, isCanceled: canceledOn !== undefined, known: walk.known }, event)
        if (told !== undefined) throw new Problem('forbidden', told)
        const misfits = payoffEventMisfits(followed, event, lenderDay(now), canceledOn)
        if (misfits.length > 0) throw invalid([...misfits])
        const kept = keptPayoffEvent(followed, event)
        if (kept.letter) await refuseUnsent(session, uuid, kept.letter)
        if (kept.copy)
          await refuseUnreceived(session, {
            uuid,
            document: kept.copy,
            kind: 'FILE_EVIDENCE',
            message: 'Upload a copy of the check or wire',
            path: 'copy',
          })
        const actor = actorOf(staff)
        const advanced = await keepPayoffEvent(session, container.engine.parts, file, kept, {
          actor,
          action: 'recorded',
          detail: { reason },
        })
        if (kept.letter) await insertDeliveries(session, [{ documentId: kept.letter, applicationId: uuid, deliveredAt: now }])
        return { step: (advanced?.standing.step ?? step) as string }
      })
    }),
  )
  return reply
}

/** @throws Problem validation_failed where it is no letter that the team received for this application */
async function refuseUnsent(session: Session, uuid: string, letter: string): Promise<void> {
  const sent = await sentDocuments(session, uuid)
  if (!sent.some(({ id, kind, party }) => id === letter && kind === 'CREDITOR_LETTER' && party === TEAM))
    throw invalid([{ path: 'letter', message: 'This document is not here anymore. Upload it again.' }])
}
