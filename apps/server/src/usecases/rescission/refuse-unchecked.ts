/** Who checks a notice of rescission that the team recorded, and whether one waits for it. */
import {
  exercisedBy,
  type Item,
  isNoticeUnchecked,
  type Known,
  type RescissionExercise,
  rescissionConfirmation,
  rescissionStatements,
  standing,
} from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import type { Ground } from '../application/refuse-changed-ground.ts'
import { refuseOwnWork } from '../console/barred.ts'
import { Problem } from '../problem.ts'
import type { StaffRecord } from './record-as-staff.ts'

/** What a second person compares: another notice, scan or statement may have taken the place of the one that they read. */
export const noticeRead: Ground = (facts) => {
  const { known } = standing(facts).walk
  return { notice: exercisedBy(known) ?? null, statements: known(rescissionStatements) ?? null }
}

/** The notice that waits. @throws Problem conflict where none does; forbidden for whoever recorded it */
export async function refuseUnchecked(
  session: Session,
  { staff, uuid }: Pick<StaffRecord<unknown>, 'staff' | 'uuid'>,
  { row: { organizationCode } }: ApplicationFile,
  known: Known,
): Promise<RescissionExercise> {
  const exercised = exercisedBy(known)
  if (!exercised || !isNoticeUnchecked(known)) throw new Problem('conflict', 'No notice waits to be checked here. Reload the page.')
  if (exercised.document === undefined)
    throw new Problem('conflict', 'The scan of the notice is missing. Upload it first: it is what the notice is compared with.')
  await refuseOwnWork(session, { staff, uuid, organizationCode, item: rescissionConfirmation as Item, known })
  return exercised
}
