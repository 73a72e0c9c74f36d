/** How the applicant came, in words: the loan officer and the partner by their names. */
import { type ArrivalLine, arrivalWords } from '@hearthline/domain/registration'
import type { Session } from '../../store/db.ts'
import type { ApplicationRow } from '../../store/repositories/applications.ts'
import { prequalificationById } from '../../store/repositories/partner-prequalifications.ts'
import { readEntry } from '../reference/registers.ts'

export async function arrivalOf(db: Session, { origin, organizationCode }: ApplicationRow): Promise<ArrivalLine[]> {
  const { referrerId, prequalificationId } = origin
  const [found, sent] = await Promise.all([
    typeof referrerId === 'string' ? readEntry(db, 'loan-originator', referrerId.toLowerCase()) : undefined,
    typeof prequalificationId === 'string' ? prequalificationById(db, organizationCode, prequalificationId) : undefined,
  ])
  const info = found?.organizationCode === organizationCode ? found.originatorDisplayInfo : undefined
  return [
    ...arrivalWords({
      origin,
      officer: info && { name: info.originatorName, broker: info.brokerName, nmls: info.nmls },
      partner: sent && { name: sent.row.partnerName, reference: sent.row.reference },
    }),
  ]
}
