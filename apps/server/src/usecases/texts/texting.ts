/** Whether, and at which number, someone is texted about their application: asked when a text is queued, and again when it is sent. */
import type { Brand } from '@hearthline/brands'
import { phoneDigits } from '@hearthline/domain/registration'
import type { ProviderOf } from '../../providers/ports.ts'
import type { Db, Session } from '../../store/db.ts'
import { newestConsent } from '../../store/repositories/consents.ts'
import { profileOf } from '../../store/repositories/people.ts'
import type { SmsType } from '../consents/consent-prompt.ts'
import { evaluateFlags, type FlagParts } from '../flags/evaluate-flags.ts'

export interface TextingParts {
  readonly db: Db
  /** Absent where no text is ever sent, and so are the flags. */
  readonly provider?: ProviderOf
  readonly flags?: FlagParts['flags']
  readonly clock: FlagParts['clock']
  brandOf(code: string): Brand
}

interface Whose {
  readonly identityId: string
  readonly organizationCode: string
}

/** What texts about an application need (47 CFR 64.1200(a)); marketing would need SMS. */
const NEEDED = 'SMS_TRANSACTIONAL' satisfies SmsType

type Texting = { readonly phone: string } | { readonly not: 'NO_NUMBER' | 'NO_CONSENT' }

/** Whether a lender sends text messages about applications. Asked outside of a transaction: flags may be read over a connection of their own. */
export async function isTexting({ provider, flags, clock, brandOf }: TextingParts, organizationCode: string): Promise<boolean> {
  if (!provider || !flags || provider('text-messages', organizationCode).isOff) return false
  const [flag] = await evaluateFlags({ flags, clock }, brandOf(organizationCode), ['sms-transactional'])
  return flag?.enabled === true
}

export async function textingOf(session: Session, whose: Whose): Promise<Texting> {
  // The one that the settings show, to which the consent there is given.
  const mobile = (await profileOf(session, whose.identityId))?.phoneNumbers.find(({ type }) => type === 'MOBILE')
  const phone = mobile && phoneDigits(mobile.number)
  if (phone?.length !== 10) return { not: 'NO_NUMBER' }
  const consent = await newestConsent(session, { ...whose, type: NEEDED, phone })
  return consent?.answer === 'OPT_IN' ? { phone } : { not: 'NO_CONSENT' }
}
