import { describe, expect, it } from 'vitest'
import { timeoutWords } from './timeout-words.ts'

const heading = (path: string, step: string, isLate: boolean) => timeoutWords(path, step, isLate).heading

describe('the heading of the timeout page', () => {
  it('says that documents and records are late only once somebody has waited for them', () => {
    expect(heading('review-app/document-signing', 'GEN_CLOSING_DISCLOSURE', false)).toBe('We are preparing your documents')
    expect(heading('review-app/document-signing', 'GEN_CLOSING_DISCLOSURE', true)).toBe('Your documents take longer than they should')
    expect(heading('review-app/property-data', 'OTHER', false)).toBe('We are reading the property records')
    expect(heading('review-app/property-data', 'OTHER', true)).toBe('The property records take longer than they should')
  })

  it('says at once that the bureau does not answer: by then it was asked many times', () => {
    expect(heading('error/timeout', 'CREDIT_ERROR', false)).toBe('The credit bureau does not answer')
    expect(heading('error/timeout', 'OTHER', false)).toBe('This is taking longer than it should')
  })
})
