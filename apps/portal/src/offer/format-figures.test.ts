import { describe, expect, it } from 'vitest'
import { aprNote } from './format-figures.ts'

describe('an APR beside the rate that it is', () => {
  it('says the third place that its two do not show, so that it never reads as a lower rate', () => {
    expect(aprNote('7.625')).toBe('7.625%, shown to two decimals')
    expect(aprNote('8.35')).toBeUndefined()
    expect(aprNote('8.350')).toBeUndefined()
  })
})
