/** Records consents: what was agreed to word for word, when, from where. What is kept here is never changed (E-SIGN 101(c), TCPA). */
import type { Brand } from '@hearthline/brands'
import { lenderDay } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import { insertAgreedTexts, insertConsents } from '../../store/repositories/consents.ts'
import { consentVersion, isConsentName, textsOfConsent } from './consent-texts.ts'
import { withOwnTexts } from './lender-texts.ts'

export interface Consent {
  readonly type: string
  readonly answer: 'ACCEPTED' | 'DECLINED' | 'OPT_IN' | 'OPT_OUT'
  readonly promptUuid?: string
  /** Of an unsupported type: whatever the sender calls it. */
  readonly version?: string | undefined
}

export interface ConsentSource {
  readonly identityId: string
  readonly applicationId?: string
  /** Where it was given: the wizard, the settings, a screen. */
  readonly source: string
  readonly email?: string
  readonly phone?: string
  /** Network address. */
  readonly address?: string | undefined
}

/** `at`: when it was given. */
export async function storeConsents(
  session: Session,
  brand: Brand,
  at: string,
  given: ConsentSource,
  consents: readonly Consent[],
): Promise<void> {
  const on = lenderDay(at)
  const lender = await withOwnTexts(session, brand)
  const rows = consents.map((consent) => ({
    ...consent,
    agreed: isConsentName(consent.type) ? textsOfConsent(consent.type, lender, on) : [],
  }))
  const { orgCode: organizationCode } = brand
  const kept = rows.flatMap(({ agreed }) => agreed).map((text) => ({ ...text, organizationCode, keptAt: at }))
  await insertAgreedTexts(session, kept)
  await insertConsents(
    session,
    rows.map(({ agreed, version, ...consent }) => ({
      ...given,
      ...consent,
      organizationCode,
      version: isConsentName(consent.type) ? consentVersion(consent.type, lender, on) : (version ?? 'unknown'),
      texts: agreed.map(({ digest }) => digest),
      at,
    })),
  )
}
