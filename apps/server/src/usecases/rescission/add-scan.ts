/**
 * The scan of a notice of rescission that was recorded without one: before money leaves none is needed to stop it, and the second person needs it.
 * Whoever adds it is one of those who recorded the notice.
 */
import { EMPTY_BASIS, exercisedBy, type Item, isRescinded, rescissionExercise } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import { refuseShownAlready } from '../documents/refuse-shown-already.ts'
import { Problem } from '../problem.ts'
import { recordAsStaff, type StaffRecord } from './record-as-staff.ts'
import { refuseRefused } from './record-rescission.ts'
import { refuseUnreceived } from './refuse-unreceived.ts'
import { SCAN_OF_NOTICE } from './rescind.ts'

export interface AddedScan {
  readonly document: string
  readonly reason: string
}

/** @throws Problem not_found; conflict where no notice in writing waits for it; validation_failed */
export const addScan = (container: Container, record: StaffRecord<AddedScan>): Promise<{ step: string }> =>
  recordAsStaff(container, { ...record, call: 'rescission-scan' }, async ({ session, file, walk: { known }, step, actor }) => {
    const { document, reason } = record.body
    const counted = exercisedBy(known)
    const exercised = known(rescissionExercise)?.exercised
    if (!counted || !exercised || exercised.way === 'HERE' || exercised.document !== undefined || (counted.takesTwo && isRescinded(known)))
      throw new Problem('conflict', 'No notice waits for its scan here. Reload the page.', { step })
    await refuseUnreceived(session, { uuid: record.uuid, document, kind: 'CANCELLATION_NOTICE', message: SCAN_OF_NOTICE })
    refuseRefused({ known }, document)
    await refuseShownAlready(session, file, [{ path: 'document', uuid: document }], { own: [rescissionExercise.id] })
    return advance(session, container.engine.parts, file, {
      facts: [
        newFact(container.sealing, rescissionExercise as Item, {
          basis: EMPTY_BASIS,
          data: { exercised: { ...exercised, document } },
          actor,
        }),
      ],
      actor,
      action: 'recorded',
      detail: { decided: rescissionExercise.id, reason, document },
    })
  })
