/** Payments to creditors that the processor made: it is asked what the creditor did with each, where it can say. What it tells is kept once. */
import { legalName, type PayoffEvent, standing } from '@hearthline/domain'
import type { PayoffStanding } from '../providers/payments/port.ts'
import { lockFile, readFile } from '../store/repositories/applications.ts'
import { answerPayoff, takeWatchedPayoffs } from '../store/repositories/payoff-payments.ts'
import type { EngineParts } from './engine-parts.ts'
import { keepPayoffEvent } from './keep-payoff-event.ts'

const LOOK_EVERY_MS = 6 * 60 * 60_000
const TIMEOUT_MS = 10_000
const ACTOR = 'provider:payments'

/** Looks once; gives how many were due. */
export async function checkPayoffs(parts: EngineParts): Promise<number> {
  const now = parts.clock.now()
  const lookedBefore = new Date(Date.parse(now) - LOOK_EVERY_MS).toISOString()
  const due = await takeWatchedPayoffs(parts.db, { now, lookedBefore })
  for (const payment of due) {
    // A processor that is silent about one must not delay the others.
    await checkOne(parts, payment, now).catch((problem: unknown) =>
      parts.log.warn({ application: payment.applicationId, problem: String(problem) }, 'asking how a payoff stands failed'),
    )
  }
  return due.length
}

type Watched = Awaited<ReturnType<typeof takeWatchedPayoffs>>[number]

async function checkOne(parts: EngineParts, payment: Watched, now: string): Promise<void> {
  const { applicationId, organizationCode, reference, amountCents, sentOn } = payment
  const payments = parts.services.provider('payments', organizationCode)
  if (!payments.payoffStandingOf) return
  const file = await readFile(parts.db, applicationId, now)
  if (!file) return
  const applicantName = standing(file.facts).walk.known(legalName)!
  const call = { idempotencyKey: `${reference}/standing/${now}`, signal: AbortSignal.timeout(TIMEOUT_MS), now }
  const { data } = await payments.payoffStandingOf({ applicantName, reference, amountCents, sentOn }, call)
  if (data.status !== 'SENT') await keepAnswer(parts, payment, data)
}

const keepAnswer = (parts: EngineParts, { applicationId, reference, debt }: Watched, answer: Exclude<PayoffStanding, { status: 'SENT' }>) =>
  parts.db.transaction(async (session) => {
    const file = await lockFile(session, applicationId, parts.clock.now())
    if (!file || !(await answerPayoff(session, { applicationId, debt, reference }, file.facts.now))) return
    const { status: what, on } = answer
    const event: PayoffEvent = { what, debt, on, ...(answer.status === 'SHORT' && { shortCents: answer.shortCents }) }
    // Where a person was first, their letter says it.
    await keepPayoffEvent(session, parts, file, event, { actor: ACTOR, action: 'provider-announced', detail: { reference } })
  })
