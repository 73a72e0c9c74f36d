import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { clearance, reviewOutcome } from './review-outcome.ts'

const problems = (data: unknown) =>
  (reviewOutcome.safeParse(data).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
const refusal = { outcome: 'REFUSED', reason: 'Late again this month.' }

describe('a review that may refuse credit', () => {
  it('requires one to four of the reasons for the applicant', () => {
    expect(problems(refusal)).toEqual([['reasonCodes', 'Choose one to four reasons. We send them to the applicant.']])
    expect(problems({ ...refusal, reasonCodes: [] })).toEqual([
      ['reasonCodes', 'Choose one to four reasons. We send them to the applicant.'],
    ])
    expect(problems({ ...refusal, reasonCodes: ['BANKRUPTCY'] })).toEqual([])
    const five = ['BANKRUPTCY', 'FORECLOSURE', 'GARNISHMENT', 'NO_CREDIT_FILE', 'RECENT_INQUIRIES']
    expect(problems({ ...refusal, reasonCodes: five })).toEqual([['reasonCodes', 'Choose at most four reasons']])
    expect(problems({ ...refusal, reasonCodes: ['BANKRUPTCY', 'BANKRUPTCY'] })).toEqual([['reasonCodes', 'Choose each reason once']])
    expect(problems({ ...refusal, reasonCodes: ['BECAUSE'] })).toHaveLength(1)
  })

  it('names none when it accepts', () => {
    expect(problems({ outcome: 'ACCEPTED', reason: 'Explained.' })).toEqual([])
    expect(problems({ outcome: 'ACCEPTED', reason: 'Explained.', reasonCodes: ['BANKRUPTCY'] })).toEqual([
      ['reasonCodes', 'Reasons are chosen only for a refusal'],
    ])
  })

  it('shows its reasons in the schema from which the console draws its form', () => {
    const { properties } = z.toJSONSchema(reviewOutcome, { unrepresentable: 'any', io: 'input' })
    expect(properties).toMatchObject({
      reasonCodes: { type: 'array', maxItems: 4, items: { enum: expect.arrayContaining(['BANKRUPTCY']) } },
    })
  })

  it('is not asked where no credit is refused: a condition that stays open, a deed that is returned', () => {
    expect(clearance.safeParse({ outcome: 'REFUSED', reason: 'The deed lacks a page.' }).success).toBe(true)
  })
})
