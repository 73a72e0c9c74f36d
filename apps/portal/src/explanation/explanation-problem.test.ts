import { describe, expect, it } from 'vitest'
import { explanationProblem } from './explanation-problem.ts'

const judged = (text: string) => explanationProblem('note', text, { empty: 'Tell us', most: 20 })

describe('an explanation', () => {
  it('is a sentence, not just spaces', () => {
    expect(judged('            ')).toEqual([{ field: 'note', message: 'Tell us' }])
    expect(judged('I married.')).toEqual([])
  })
  it('has an end', () => expect(judged('x'.repeat(21))).toEqual([{ field: 'note', message: 'Please keep it to 20 characters' }]))
})
