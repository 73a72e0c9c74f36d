import { RequestError } from '@hearthline/client'
import { expect, it } from 'vitest'
import { problemText, SOMETHING_WENT_WRONG } from './form-problem.tsx'

const refused = (status: number, message: string) =>
  new RequestError(message, { status, data: { status, message, errors: [message], code: 'x', requestId: '1' } })

it('the banner has a sentence of its own', () => {
  expect(SOMETHING_WENT_WRONG).toBe('Something went wrong. Please try again.')
})
it('a refusal is shown in the server’s words', () => {
  expect(problemText(refused(409, 'Choose the offer again.'))).toBe('Choose the offer again.')
})
it('a server error, a missing answer and any other failure use the banner’s message', () => {
  for (const problem of [refused(500, 'stack'), new RequestError('Error fetching'), new Error('x'), 'x', undefined])
    expect(problemText(problem)).toBe(SOMETHING_WENT_WRONG)
})
