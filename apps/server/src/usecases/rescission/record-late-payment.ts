/**
 * A check or wire of the team that had left for a creditor before an owner's notice was received, and that nobody had recorded: it counts among what is
 * given back. What left later was no longer to be sent (12 CFR 1026.15(c)). The notice then came after money had left: it takes its scan and a second
 * person (record 0106).
 */
import {
  apartFromLatePayment,
  exercisedBy,
  formatLocalDateWithYear,
  type Item,
  type LocalDate,
  latePayoffs,
  payoffs,
  withLatePayment,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import { recordedBy } from '../console/barred.ts'
import { invalid, Problem } from '../problem.ts'
import { recordAsStaff, type StaffRecord } from './record-as-staff.ts'
import { refuseUnreceived } from './refuse-unreceived.ts'

const BY_HAND = 'payoff-by-hand'

export interface LatePayment {
  readonly debt: string
  /** of the check or wire */
  readonly reference: string
  readonly on: LocalDate
  /** a copy of it */
  readonly document: string
  readonly reason: string
}

/** @throws Problem not_found; forbidden also for whoever recorded the notice or entered the quotes; conflict where no such payment waits, validation_failed */
export const recordLatePayment = (container: Container, record: StaffRecord<LatePayment>): Promise<{ step: string }> =>
  recordAsStaff(container, { ...record, call: 'rescission-payment' }, async ({ session, file, walk, step, actor }) => {
    const { known } = walk
    const { debt, reference, on, document, reason } = record.body
    const exercised = exercisedBy(known)
    const due = latePayoffs(known).find((one) => one.debt === debt)
    if (!exercised || !due) throw new Problem('conflict', 'No payment by check or wire was to be made here. Reload the page.', { step })
    const own = await recordedBy(session, record, apartFromLatePayment)
    if (own !== undefined) throw new Problem('forbidden', own)
    if (on > exercised.receivedOn)
      throw invalid([
        { path: 'on', message: `We had the notice on ${formatLocalDateWithYear(exercised.receivedOn)}. Nothing was to be sent after it` },
      ])
    if (on < due.letterOn)
      throw invalid([{ path: 'on', message: `The letter that goes with it was made on ${formatLocalDateWithYear(due.letterOn)}` }])
    await refuseUnreceived(session, { uuid: record.uuid, document, kind: 'FILE_EVIDENCE', message: 'Upload a copy of the check or wire' })
    const data = withLatePayment(known, { debt, reference, on, copy: document })
    return advance(session, container.engine.parts, file, {
      facts: [newFact(container.sealing, payoffs as Item, { basis: walk.bases[payoffs.id]!, data, actor })],
      actor,
      action: 'recorded',
      detail: { decided: BY_HAND, reason, debt, reference, on, document },
    })
  })
