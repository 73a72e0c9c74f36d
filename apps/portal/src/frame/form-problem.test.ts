import { expect, it } from 'vitest'
import { RequestError } from '../api/request-error.ts'
import { problemText, SOMETHING_WENT_WRONG } from './form-problem.tsx'

const refused = (status: number, message: string) =>
  new RequestError(message, { status, data: { status, message, errors: [message], code: 'x', requestId: '1' } })

it("the banner's own words are the seed's", () => {
  expect(SOMETHING_WENT_WRONG).toBe('Something went wrong. Please try again.')
})
it('a refusal is told in the words of the server', () => {
  expect(problemText(refused(409, 'Choose the offer again.'))).toBe('Choose the offer again.')
})
it('a fault of the server, no answer, and whatever else went wrong are told in those of the banner', () => {
  for (const problem of [refused(500, 'stack'), new RequestError('Error fetching'), new Error('x'), 'x', undefined])
    expect(problemText(problem)).toBe(SOMETHING_WENT_WRONG)
})
