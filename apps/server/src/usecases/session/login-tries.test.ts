import { expect, it } from 'vitest'
import { createLoginTries, TooManyTries } from './login-tries.ts'

it('five wrong passwords are free, then the wait doubles; a right one forgets them', () => {
  const tries = createLoginTries()
  let now = 1_000_000
  for (let time = 0; time < 5; time++) {
    tries.check('a@b.test', now)
    tries.failed('a@b.test', now)
  }
  expect(() => tries.check('a@b.test', now)).toThrow(TooManyTries)
  expect(() => tries.check('other@b.test', now)).not.toThrow()
  now += 30_000
  tries.check('a@b.test', now)
  tries.failed('a@b.test', now)
  now += 30_000
  expect(() => tries.check('a@b.test', now)).toThrow(TooManyTries)
  tries.succeeded('a@b.test')
  expect(() => tries.check('a@b.test', now)).not.toThrow()
})
