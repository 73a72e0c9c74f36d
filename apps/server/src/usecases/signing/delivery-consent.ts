/** The consent to electronic documents, withdrawn or given again: kept with the other consents of the person, with the words of today. */
import { lenderDay, type SigningEvent } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { consentVersion } from '../consents/consent-texts.ts'
import { withOwnTexts } from '../consents/lender-texts.ts'
import { storeConsents } from '../consents/store-consents.ts'
import { Problem } from '../problem.ts'
import type { SigningPart } from './signing-part.ts'

const TYPE = 'ELECTRONIC_COMMUNICATION'

/** @throws Problem precondition_failed where what is agreed to is not what is in force */
export async function keepDeliveryConsent(
  session: Session,
  container: Container,
  { file: { row }, signer, identityId }: SigningPart,
  event: SigningEvent,
  address: string,
): Promise<void> {
  if (event.event !== 'CONSENT_WITHDRAWN' && event.event !== 'DELIVERY_AGREED') return
  const now = container.clock.now()
  const brand = container.engine.parts.services.brandOf(row.organizationCode)
  if (event.event === 'DELIVERY_AGREED') {
    const version = consentVersion(TYPE, await withOwnTexts(session, brand), lenderDay(now))
    if (event.version !== version)
      throw new Problem('precondition_failed', 'This text has changed since you opened the page. Reload the page and read it again.')
  }
  const answer = event.event === 'DELIVERY_AGREED' ? ('ACCEPTED' as const) : ('DECLINED' as const)
  // What someone agrees to while signing another's application belongs to that application's file.
  const source = signer ? 'item:signer-delivery' : 'settings'
  await storeConsents(session, brand, now, { identityId, applicationId: row.id, source, address }, [{ type: TYPE, answer }])
}
