import { describe, expect, it } from 'vitest'
import { describeConfidence, describeSource } from './value-words.ts'

describe('how sure a value is', () => {
  it('is said in words, with the range where there is one', () => {
    expect(describeConfidence({ deviation: '9.0', lowCents: 67_500_000, highCents: 80_900_000 })).toBe(
      'Very sure: about two of three homes sell within 9% of such a value. The likely range is $675,000 to $809,000.',
    )
    expect(describeConfidence({ deviation: '18.0' })).toContain('Fairly sure')
    expect(describeConfidence({ deviation: '27.0' })).toContain('Not sure')
  })

  it('is left out where no model says it', () => {
    expect(describeConfidence({})).toBeUndefined()
  })
})

describe('the source of a value', () => {
  it('is whoever made it, and once it is corrected on request, that it was', () => {
    expect(describeSource({ source: 'BPO' })).toMatch(/^Broker’s price opinion\. A local broker/)
    expect(describeSource({ source: 'AVM', outcome: 'CORRECTED', foundCents: 74_200_000 })).toBe(
      'Reconsidered at your request. Before: Automated valuation (AVM), $742,000.',
    )
    expect(describeSource({ source: 'APPRAISAL', outcome: 'SECOND_VALUATION', foundCents: 74_200_000 })).toMatch(/^Appraisal\./)
  })
})
