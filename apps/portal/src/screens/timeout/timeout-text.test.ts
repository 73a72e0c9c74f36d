import { describe, expect, it } from 'vitest'
import { timeoutText } from './timeout-text.ts'

const heading = (path: string, step: string, isLate: boolean) => timeoutText(path, step, isLate).heading

describe('the heading of the timeout page', () => {
  it('says that documents and records are late only once someone has waited for them', () => {
    expect(heading('review-app/document-signing', 'GEN_CLOSING_DISCLOSURE', false)).toBe('We are preparing your documents')
    expect(heading('review-app/document-signing', 'GEN_CLOSING_DISCLOSURE', true)).toBe('Your documents are taking longer than usual')
    expect(heading('review-app/property-data', 'OTHER', false)).toBe('We’re checking the property records')
    expect(heading('review-app/property-data', 'OTHER', true)).toBe('The property records are taking longer than usual')
  })

  it('says at once that the bureau does not answer: by then it was called many times', () => {
    expect(heading('error/timeout', 'CREDIT_ERROR', false)).toBe('The credit bureau isn’t responding right now')
    expect(heading('error/timeout', 'OTHER', false)).toBe('This is taking longer than usual')
  })
})
