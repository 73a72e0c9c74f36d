import type { CallAt, ReplyOf } from '@hearthline/contract'
import { formatMoment } from '@hearthline/domain'

type Consent = ReplyOf<CallAt<'GET', '/service-comms-prefs/secure/api/v1/consent/records'>>['consents'][number]

/** Registering records what was agreed to for the account and again for its first application: a person reads one agreement once. */
export function distinctAgreements<C extends Pick<Consent, 'type' | 'answer' | 'version' | 'at' | 'texts'>>(consents: readonly C[]): C[] {
  const named = new Map<string, C>()
  for (const consent of consents) {
    const { type, answer, version, at, texts } = consent
    const name = JSON.stringify([type, answer, version, formatMoment(at), texts])
    if (!named.has(name)) named.set(name, consent)
  }
  return [...named.values()]
}
