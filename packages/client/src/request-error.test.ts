import { requestUrl } from '@hearthline/contract/request-url'
import { describe, expect, it } from 'vitest'
import { errorOfAnswer } from './request-error.ts'

const answer = (status: number) => new Response(null, { status })

describe('the message of a failed call', () => {
  it('joins the errors of the answer into one sentence', () => {
    const error = errorOfAnswer(answer(422), {
      status: 422,
      message: 'x',
      errors: ['Too long', 'Required.', 'Required'],
      code: 'validation_failed',
      requestId: '1',
    })
    expect([error.status, error.message]).toEqual([422, 'Too long, Required.'])
  })
  it('falls back to the message, and without one to our own sentence', () => {
    expect(errorOfAnswer(answer(409), { message: 'Not possible in the current state', errors: [] }).message).toBe(
      'Not possible in the current state',
    )
    expect(errorOfAnswer(answer(500), '<html>').message).toBe('Something unexpected happened')
  })
})

describe('the address of a call', () => {
  it('fills parts in, escaped, and repeats the key of a list', () => {
    expect(requestUrl('/a/:uuid/b', { uuid: 'x/y' }, { keys: ['a', 'b'], none: undefined })).toBe('/a/x%2Fy/b?keys=a&keys=b')
  })
  it('is refused when a part is missing', () => {
    expect(() => requestUrl('/a/:uuid', {}, undefined)).toThrow('needs uuid')
  })
})
