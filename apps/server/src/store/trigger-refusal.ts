/**
 * What a trigger of ours refused, in its own words. The use case looked first and would have said so: the trigger is met where somebody else was faster, as
 * an administrator who takes a role away in the moment of an approval.
 */

/** insufficient_privilege: also the code of a missing grant, which is our own fault and no refusal. */
const REFUSED = '42501'
/** Where PostgreSQL says that RAISE in a function is what failed. */
const RAISED = 'exec_stmt_raise'

/** `isOfPerson`: it says who may do it. Else it says what can no longer be changed. */
export interface TriggerRefusal {
  readonly words: string
  readonly isOfPerson: boolean
}

const OF_PERSON = /^(?:Whoever|Only) |(?:by two persons|, by another person|provider alone)$/

export function triggerRefusal(problem: unknown): TriggerRefusal | undefined {
  for (let at = problem; at instanceof Error; at = at.cause) {
    const { code, routine } = at as Error & { code?: unknown; routine?: unknown }
    if (code === REFUSED && routine === RAISED) return { words: at.message, isOfPerson: OF_PERSON.test(at.message) }
  }
  return undefined
}
