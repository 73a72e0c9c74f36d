import { expect, it } from 'vitest'
import { makeIntentKeys } from './intent-key.ts'

it('the same act sent again has the same key, another reason is another act', () => {
  let made = 0
  const keyFor = makeIntentKeys(() => `key-${++made}`)
  expect(keyFor({ outcome: 'ACCEPTED', reason: 'Fine.' })).toBe('key-1')
  expect(keyFor({ outcome: 'ACCEPTED', reason: 'Fine.' })).toBe('key-1')
  expect(keyFor({ outcome: 'REFUSED', reason: 'Fine.' })).toBe('key-2')
})
