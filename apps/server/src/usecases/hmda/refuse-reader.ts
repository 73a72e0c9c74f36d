/** Whoever has read what an applicant says of ethnicity, race and sex does not decide on their application (12 CFR 1003 appendix B). */
import type { Session } from '../../store/db.ts'
import { hasReadRegisterOf } from '../../store/repositories/hmda.ts'
import type { StaffCaller } from '../console/staff-caller.ts'
import { Problem } from '../problem.ts'

/** @throws Problem forbidden, to administrators and the platform's staff as to everyone */
export async function refuseReaderOfRegister(session: Session, { identityId }: StaffCaller, applicationId: string): Promise<void> {
  if (await hasReadRegisterOf(session, identityId, applicationId))
    throw new Problem(
      'forbidden',
      'You have read this applicant’s demographic answers in the register. Someone else on the team has to decide this application.',
    )
}
