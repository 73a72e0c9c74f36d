/** The newest answer a person gave to a type of message. */
import type { Container } from '../../container.ts'
import { newestConsent } from '../../store/repositories/consents.ts'
import type { SmsType } from './consent-prompt.ts'

export async function readUserConsent(
  { db }: Pick<Container, 'db'>,
  asked: { readonly identityId: string; readonly organizationCode: string; readonly type: SmsType; readonly phone: string | undefined },
) {
  const row = await newestConsent(db, asked)
  const given = row?.answer
  const answer: 'OPT_IN' | 'OPT_OUT' | 'NOT_ANSWERED' = given === 'OPT_IN' || given === 'OPT_OUT' ? given : 'NOT_ANSWERED'
  return { consent_type: asked.type, opt_in_out: answer, answeredAt: row ? new Date(row.at).toISOString() : null }
}
