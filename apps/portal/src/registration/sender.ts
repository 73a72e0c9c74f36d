/** Who sent this visitor, by the link that they opened: a loan officer of this lender, or a referral [registration/prefill]. */
import { RequestError, request } from '../api/request.ts'
import { currentOrganization } from '../session/organization.ts'
import type { Sender } from '../session/register-answers.ts'
import { currentVisit, senderIdOf } from '../session/visit.ts'

export interface Asked {
  readonly answer?: unknown
  readonly error?: unknown
}

/** A link of another form is as unknown as one that no one has. */
export const isUnknown = (error: unknown): boolean => error instanceof RequestError && [400, 404, 422].includes(error.status)
/** Not for now: too many look-ups from this network, or a server that is away. The same question may be answered later. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof RequestError && (error.status === 0 || error.status === 429 || error.status >= 500)

const SOON_MS = 60_000

export function unansweredOf(errors: readonly unknown[], now: number): { until: number; isTooOften: boolean } | undefined {
  const waits = errors.filter((error) => isUnanswered(error)) as RequestError[]
  if (waits.length === 0) return undefined
  const seconds = waits.map(({ response }) => Number(response?.headers.get('retry-after') ?? 0) || 0)
  return { until: now + Math.max(SOON_MS, Math.max(...seconds) * 1000), isTooOften: waits.some(({ status }) => status === 429) }
}

/** Of a loan officer and a referral in one link, one that is known is enough; while one is not answered, none is called unknown. */
export function senderOf(id: string | undefined, asked: readonly Asked[]): Sender | undefined {
  if (id === undefined) return undefined
  if (asked.some(({ answer }) => answer !== undefined)) return { id, isKnown: true }
  return asked.some(({ error }) => isUnknown(error)) && asked.every(({ error }) => error === undefined || isUnknown(error))
    ? { id, isKnown: false }
    : undefined
}

export const askOfficer = (loanOriginatorUuid: string) =>
  request('GET', '/service-lead-portal/api/lo/:loanOriginatorUuid', {
    params: { loanOriginatorUuid },
    query: { organization: currentOrganization().orgCode },
    sessionEnd: 'stay',
  })

export const askReferral = (referralUuid: string) =>
  request('GET', '/service-lead-portal/api/referrals/:referralUuid', { params: { referralUuid }, sessionEnd: 'stay' })

/** Before anything else is shown, where a lender takes only whom its loan officers send. */
export async function lookUpSender(): Promise<{ sender: Sender | undefined; unanswered: ReturnType<typeof unansweredOf> }> {
  const visit = currentVisit()
  const asked = await Promise.all([
    ...(visit.referrer ? [outcome(askOfficer(visit.referrer))] : []),
    ...(visit.rid ? [outcome(askReferral(visit.rid))] : []),
  ])
  const errors = asked.map(({ error }) => error)
  return { sender: senderOf(senderIdOf(visit), asked), unanswered: unansweredOf(errors, Date.now()) }
}

const outcome = (call: Promise<unknown>): Promise<Asked> =>
  call.then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  )
