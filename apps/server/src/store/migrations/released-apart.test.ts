import { readdirSync, readFileSync } from 'node:fs'
import { fundingDecision } from '@hearthline/domain'
import { expect, it } from 'vitest'

/** As the newest migration has it that says it. */
function newestOf(made: string): string {
  const folder = import.meta.dirname
  const all = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const saying = all.toSorted().filter((name) => readFileSync(`${folder}/${name}`, 'utf8').includes(made))
  return readFileSync(`${folder}/${saying.at(-1)}`, 'utf8')
}

it('the database keeps the same persons from releasing the money as the product does', () => {
  const sql = newestOf('FUNCTION "released_apart"')
  // The first approval and the quotes have triggers of their own (funded_by_two).
  const evidence = Object.keys(fundingDecision.apartFrom!).filter((item) => !['funding-first-approval', 'payoff-quotes'].includes(item))
  const listed = [...sql.matchAll(/f\.item (?:IN \(([^)]+)\)|= ('[a-z-]+'))/g)].flatMap(([, many, one]) => [...(many ?? one!).matchAll(/'([a-z-]+)'/g)])
  expect([...new Set(listed.map(([, item]) => item))].toSorted()).toEqual(evidence.toSorted())
})
