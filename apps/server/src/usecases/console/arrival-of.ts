/** How the applicant came, in words: the loan officer and the partner by their names. */
import { firmOfferForTeam, formatShortDate, type Known, keptFirmOffer, newestDecision, promisedTerms } from '@hearthline/domain'
import { type ArrivalLine, arrivalWords } from '@hearthline/domain/registration'
import type { Session } from '../../store/db.ts'
import type { ApplicationRow } from '../../store/repositories/applications.ts'
import { prequalificationById } from '../../store/repositories/partner-prequalifications.ts'
import { readEntry } from '../reference/registers.ts'
import { firmLetterOf } from './firm-letter-of.ts'

export async function arrivalOf(db: Session, row: ApplicationRow, known: Known): Promise<ArrivalLine[]> {
  const { origin, organizationCode } = row
  const { referrerId, prequalificationId } = origin
  const decision = newestDecision(known)
  const [letter, found, sent] = await Promise.all([
    firmLetterOf(db, row, known),
    typeof referrerId === 'string' ? readEntry(db, 'loan-originator', referrerId.toLowerCase()) : undefined,
    typeof prequalificationId === 'string' ? prequalificationById(db, organizationCode, prequalificationId) : undefined,
  ])
  const info = found?.organizationCode === organizationCode ? found.originatorDisplayInfo : undefined
  return [
    ...arrivalWords({
      origin,
      officer: info && { name: info.originatorName, broker: info.brokerName, nmls: info.nmls },
      letter,
      firmOffer: decision?.firmOffer ? firmOfferForTeam({ ...decision, firmOffer: decision.firmOffer }) : promisedIn(origin),
      partner: sent && { name: sent.row.partnerName, reference: sent.row.reference },
    }),
  ]
}

/** Before anything was decided: what was promised on the day on which they applied. */
function promisedIn({ firmOffer }: ApplicationRow['origin']): string | undefined {
  const kept = keptFirmOffer.safeParse(firmOffer)
  return kept.success
    ? `Version ${kept.data.version}: ${promisedTerms(kept.data.terms)}, to ${formatShortDate(kept.data.terms.expiresOn)}`
    : undefined
}
