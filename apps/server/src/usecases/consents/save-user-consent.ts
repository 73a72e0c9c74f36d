/** Records answers to text-message prompts; each is kept permanently, with source, prompt, time and network address. */
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { invalid } from '../problem.ts'
import type { LiveSession } from '../session/live-session.ts'
import { type SmsType, typeOfPrompt } from './consent-prompt.ts'
import { storeConsents } from './store-consents.ts'

export interface UserConsent {
  readonly source: string
  readonly phone: string
  readonly email: string
  readonly consents: readonly { readonly consent_prompt_uuid: string; readonly opt_in_out: 'OPT_IN' | 'OPT_OUT' }[]
}

/** @throws Problem validation_failed for a prompt that is not the organization's */
export async function saveUserConsent(
  { db, clock }: Pick<Container, 'db' | 'clock'>,
  session: LiveSession,
  brand: Brand,
  given: UserConsent,
  address: string,
): Promise<{ consent_type: SmsType; opt_in_out: 'OPT_IN' | 'OPT_OUT' }[]> {
  const answers = given.consents.map((consent) => ({ ...consent, type: typeOfPrompt(brand, consent.consent_prompt_uuid) }))
  const unknown = answers.flatMap(({ type }, index) =>
    type ? [] : [{ path: `consents.${index}.consent_prompt_uuid`, message: 'There is no such consent prompt' }],
  )
  if (unknown.length > 0) throw invalid(unknown)
  const at = clock.now()
  const { source, email, phone } = given
  const kept = answers.map((answer) => ({
    type: answer.type as SmsType,
    answer: answer.opt_in_out,
    promptUuid: answer.consent_prompt_uuid,
  }))
  await db.transaction((store) => storeConsents(store, brand, at, { identityId: session.identityId, source, email, phone, address }, kept))
  return answers.map((answer) => ({ consent_type: answer.type as SmsType, opt_in_out: answer.opt_in_out }))
}
