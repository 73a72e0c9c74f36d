import type { CallAt, ReplyOf } from '@hearthline/contract'
import { formatLenderMoment } from '@hearthline/domain'

type Consent = ReplyOf<CallAt<'GET', '/service-comms-prefs/secure/api/v1/consent/records'>>['consents'][number]

/** Registering records what was agreed to for the account and again for its first application: a person reads one agreement once. */
export function distinctAgreements<C extends Pick<Consent, 'type' | 'answer' | 'version' | 'at' | 'texts'>>(consents: readonly C[]): C[] {
  const named = new Map<string, C>()
  for (const consent of consents) {
    const { type, answer, version, at, texts } = consent
    const name = JSON.stringify([type, answer, version, formatLenderMoment(at), texts])
    if (!named.has(name)) named.set(name, consent)
  }
  return [...named.values()]
}

export const isInForce = (answer: Consent['answer']): boolean => answer === 'ACCEPTED' || answer === 'OPT_IN'

/** When what was agreed to was taken back, by the records of the same kind that came after it; they are listed the newest first. */
export function takenBackAt(consents: readonly Pick<Consent, 'type' | 'answer' | 'at'>[], index: number): string | undefined {
  const { type, answer } = consents[index]!
  if (!isInForce(answer)) return undefined
  return consents.slice(0, index).findLast((later) => later.type === type && !isInForce(later.answer))?.at
}
