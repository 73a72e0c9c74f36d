import { describe, expect, it } from 'vitest'
import { Problem } from '../usecases/problem.ts'
import { errorBodyOf } from './reply-problem.ts'

describe('the body of a failure', () => {
  it('says nothing of the inside', () => {
    expect(errorBodyOf(new Problem('internal', 'relation "facts" does not exist'), 'id').message).not.toContain('facts')
    expect(errorBodyOf(new Problem('unavailable', 'The database is not available'), 'id').message).not.toContain('database')
  })
  it('says what else there is to do where a service of others is away, in the words written for it', () => {
    const said = 'We can’t send codes right now. Try again in a minute, or continue without a code.'
    const body = errorBodyOf(new Problem('unavailable', said, { isTold: true }), 'id')
    expect([body.status, body.message, body.errors]).toEqual([503, said, [said]])
  })
})
