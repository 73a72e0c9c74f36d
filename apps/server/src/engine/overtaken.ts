/** What a correction of who signs settles beside itself: a removal that was asked for of someone who is named no more is declined. */
import { EMPTY_BASIS, type Facts, type Item, overtakenRemovals, removalsOpen, signersRemoved, standing } from '@hearthline/domain'
import type { NewFact } from '../store/repositories/applications.ts'
import type { EngineParts } from './engine-parts.ts'
import { newFact } from './new-fact.ts'
import { withFacts } from './with-facts.ts'

interface Changing {
  readonly facts: readonly NewFact[]
  readonly actor: string
  readonly detail?: Record<string, unknown>
}

/** Looks only where one waits. What the team itself decides of one is in the change already. */
export function withOvertaken<Kind extends Changing>({ sealing }: Pick<EngineParts, 'sealing'>, before: Facts, change: Kind): Kind {
  if (!removalsOpen(before.results[signersRemoved.id]?.data) || change.facts.some(({ item }) => item === signersRemoved.id)) return change
  const was = standing(before).walk.known
  const overtaken = overtakenRemovals(was, standing(withFacts(before, change.facts)).walk.known, before.now)
  if (!overtaken) return change
  const fact = newFact(sealing, signersRemoved as Item, { basis: EMPTY_BASIS, data: { removed: overtaken.removed }, actor: change.actor })
  return { ...change, facts: [...change.facts, fact], detail: { ...change.detail, removalsDeclined: overtaken.names } }
}
