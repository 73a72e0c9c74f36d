import { expect, it } from 'vitest'
import { stoppedWords, whyStopped } from './why-stopped.ts'

const gaveUp = (item: string, reason: string, more: object = {}) => ({ gaveUp: [{ item, reason, ...more }] })
const RULE = 'The fees of a Texas homestead are more than 2 percent of its line.'

it('what stopped work is told as what it is: a provider, a rule, or a fault of our own, by what came last', () => {
  const entries = [{}, null, gaveUp('note', 'ProviderUnavailable'), gaveUp('itemization', 'RuleBroken', { rule: RULE })]
  expect(whyStopped(entries, 'note')).toBe('away')
  expect(whyStopped([...entries, gaveUp('note', 'ProviderRefused')], 'note')).toBe('refused')
  expect(whyStopped([...entries, gaveUp('note', 'ProviderMistaken')], 'note')).toBe('mistaken')
  expect(whyStopped([...entries, gaveUp('note', 'TypeError')], 'note')).toBe('fault')
  expect(whyStopped(entries, 'itemization')).toEqual({ rule: RULE })
  expect(whyStopped(entries, 'another')).toBeUndefined()
  expect(stoppedWords({ rule: RULE })).toContain(RULE)
  for (const why of ['fault', { rule: RULE }] as const) expect(stoppedWords(why)).not.toMatch(/provider isn’t responding/)
})
