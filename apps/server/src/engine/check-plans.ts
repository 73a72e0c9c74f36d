/** Looks at saved plans on their day: the rules in force then, over the facts on file, the planned change assumed. Each once, whatever node. */
import { checkPlan, explainPlan, lenderDay, type ProposedChange, standing } from '@hearthline/domain'
import type { Session } from '../store/db.ts'
import { aporOn } from '../store/repositories/apor.ts'
import { readFile } from '../store/repositories/applications.ts'
import { insertOutbox } from '../store/repositories/history.ts'
import { duePlans, lockSavedPlan, type PlanRow, updatePlan } from '../store/repositories/plans.ts'
import { primeRowOn } from '../store/repositories/prime-rows.ts'
import { refusedInput } from '../work/decision/decided-input.ts'
import { termsNow } from '../work/decision/lending-terms.ts'
import { organizationTerms } from '../work/decision/organization-terms.ts'
import type { EngineParts } from './engine-parts.ts'
import { outboxRow } from './outbox-kinds.ts'

/** Looks once; gives how many were due. */
export async function checkPlans(parts: EngineParts): Promise<number> {
  const due = await duePlans(parts.db, lenderDay(parts.clock.now()))
  for (const id of due) {
    // One that cannot be calculated must not delay the others.
    await checkOne(parts, id).catch((problem: unknown) => parts.log.error({ plan: id, problem: String(problem) }, 'checking a plan failed'))
  }
  return due.length
}

async function checkOne(parts: EngineParts, id: string): Promise<void> {
  const told = await parts.db.transaction(async (session) => {
    const plan = await lockSavedPlan(session, id)
    if (!plan) return false
    const now = parts.clock.now()
    await updatePlan(session, id, { ...(await answerOf(session, parts, plan, now)), checkedAt: now })
    const message = { kind: 'plan-checked', payload: { plan: id } } as const
    const outbox = await insertOutbox(session, outboxRow(message, { applicationId: plan.applicationId, createdAt: now }))
    await parts.queue.send(session, [{ kind: 'outbox', outbox }])
    return true
  })
  if (told) parts.wake()
}

async function answerOf(session: Session, parts: EngineParts, plan: PlanRow, now: string): Promise<Pick<PlanRow, 'state' | 'answer'>> {
  const file = await readFile(session, plan.applicationId, now)
  // As it stood when the plan was made: a decision that has lapsed since is what the plan speaks of all the same.
  const then = new Date(plan.createdAt).toISOString()
  const input = file && refusedInput(standing({ ...file.facts, now: then }).walk.known, file.row, parts.services)
  // Taken up another way in the meantime: there is nothing refused any more to plan for.
  if (!input) return { state: 'DROPPED', answer: null }
  const on = lenderDay(now)
  // The rules of the day, its index, the week's rates and the lender's terms among them: those of the refusal are of another day.
  // Read in this transaction: the embedded database has one connection, which it holds.
  const rates = { apor: await aporOn(session, on), index: await primeRowOn(session, file.row.organizationCode, on) }
  const organization = organizationTerms(termsNow(parts.services, file.row, file.facts), on)
  const answer = checkPlan({ ...input.input, ...rates, organization }, (plan.change as { changes: ProposedChange[] }).changes, on)
  return { state: answer.state, answer: { ...answer, on, explanation: explainPlan(answer, on) } }
}
