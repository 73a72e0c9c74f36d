import { type Facts, factName, type Result } from '@hearthline/domain'
import type { NewFact } from '../store/repositories/applications.ts'

/** Facts as they are once these are kept too. */
export function withFacts(facts: Facts, kept: readonly NewFact[]): Facts {
  const results: Record<string, Result> = { ...facts.results }
  for (const { item, party, data, basis, settledAt = facts.now } of kept) results[factName(item, party)] = { data, basis, settledAt }
  return { ...facts, results }
}
