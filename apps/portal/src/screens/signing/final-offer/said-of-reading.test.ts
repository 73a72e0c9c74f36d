import { expect, it } from 'vitest'
import { saidOf } from './said-of-reading.ts'

const FIRST = { heading: 'You’re ready to sign', why: 'Nothing is owed until you sign.' }
const action = (title: string) => ({
  title,
  why: 'We made a new deed or mortgage after you read it.',
  path: null,
  waitingOn: 'you' as const,
})

it('the page before signing says that the deed changed to whoever reads it again, and to no one else', () => {
  const item = { title: 'Sign your agreement' }
  expect(saidOf(FIRST, action('Sign your agreement'))(item)).toEqual(FIRST)
  expect(saidOf(FIRST, action('The deed changed after you read it'))(item)).toEqual({
    heading: 'The deed changed after you read it',
    why: 'We made a new deed or mortgage after you read it.',
  })
})
