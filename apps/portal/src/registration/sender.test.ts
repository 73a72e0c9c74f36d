import { RequestError } from '@hearthline/client'
import { describe, expect, it } from 'vitest'
import { senderOf, unansweredOf } from './sender.ts'

const failed = (status: number, retryAfter?: string) =>
  new RequestError('x', {
    status,
    ...(status > 0 && { response: new Response(null, { status, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) }) }),
  })
const unknown = { error: failed(404) }

describe('who sent a visitor', () => {
  it('is known where one of those in the link is, and unknown where none is', () => {
    expect(senderOf('lou', [{ answer: {} }])).toEqual({ id: 'lou', isKnown: true })
    expect(senderOf('lou/ref', [unknown, { answer: {} }])).toEqual({ id: 'lou/ref', isKnown: true })
    expect(senderOf('lou', [unknown])).toEqual({ id: 'lou', isKnown: false })
    expect(senderOf('not-a-uuid', [{ error: failed(422) }])).toEqual({ id: 'not-a-uuid', isKnown: false })
  })

  it('is not said while the server has not answered, nor where the link names no one', () => {
    for (const status of [0, 429, 503]) expect(senderOf('lou', [{ error: failed(status) }])).toBeUndefined()
    expect(senderOf('lou/ref', [unknown, { error: failed(429) }])).toBeUndefined()
    expect(senderOf(undefined, [unknown])).toBeUndefined()
  })
})

describe('what could not be looked up', () => {
  it('waits as long as the server asks, and a minute where it says nothing', () => {
    expect(unansweredOf([undefined, failed(429, '2593')], 1000)).toEqual({ until: 2_594_000, isTooOften: true })
    expect(unansweredOf([failed(503)], 1000)).toEqual({ until: 61_000, isTooOften: false })
    expect(unansweredOf([failed(0)], 0)).toEqual({ until: 60_000, isTooOften: false })
  })

  it('is nothing where everything was answered, also by no', () => {
    expect(unansweredOf([undefined, failed(404), failed(410), failed(401)], 0)).toBeUndefined()
  })
})
