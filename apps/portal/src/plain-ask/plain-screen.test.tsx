import { describe, expect, it } from 'vitest'
import type { PlainAsk } from './plain-ask.ts'
import { headingOf } from './plain-screen.tsx'

const page = { heading: 'Verify your income', why: 'We compare it with what you told us.' }
const asks: readonly PlainAsk[] = [{ item: 'hmda', isOwn: true, said: () => page, form: () => null }]

describe('the heading of a plain screen', () => {
  it('is the question where that is open, and before it is read', () => {
    expect(headingOf(page, asks, 'Verify your income', page)).toBe(page)
    expect(headingOf(page, asks, undefined, undefined)).toBe(page)
  })
  it('is the title of what goes on while an answer is checked: what was sent is not asked again', () =>
    expect(headingOf(page, asks, 'Verifying your income', undefined)).toEqual({ heading: 'Verifying your income' }))
  it('of a waiting page is the page’s own', () =>
    expect(
      headingOf({ heading: 'We are valuing your home' }, [], 'Getting a broker’s opinion of your home’s value', undefined).heading,
    ).toBe('We are valuing your home'))
})
