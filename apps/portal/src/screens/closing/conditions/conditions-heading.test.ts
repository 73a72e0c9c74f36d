import { describe, expect, it } from 'vitest'
import type { Condition } from '../../../application/conditions-query.ts'
import { CHECKED, conditionsHeading } from './conditions-heading.ts'

const request = (state: Condition['state']) => ({ conditionType: 'DOCUMENT', state }) as Condition
const TO_REPLACE = { title: 'Replace what we couldn’t accept', why: 'See what it is.', waitingOn: 'you' } as const
const OURS = { title: 'Reviewing', why: '', waitingOn: 'us' } as const

describe('the heading above the open conditions', () => {
  it('asks for a replacement once the list has what was refused, and not while it still says that it is in review', () => {
    expect(conditionsHeading(TO_REPLACE, [request('IN_REVIEW')], false)).toMatchObject({
      heading: 'We are reviewing what you sent',
      isTheirs: false,
    })
    expect(conditionsHeading(TO_REPLACE, [request('REJECTED')], false)).toMatchObject({ heading: TO_REPLACE.title, isTheirs: true })
  })
  it('asks at once for what has a box of its own, as an account', () => {
    expect(conditionsHeading(TO_REPLACE, [request('IN_REVIEW')], true).isTheirs).toBe(true)
    expect(conditionsHeading(TO_REPLACE, [], false).isTheirs).toBe(true)
  })
  it('says after an answer that what was sent is reviewed, and of a check that a check is', () => {
    expect(conditionsHeading(OURS, [request('IN_REVIEW'), request('CLEARED')], false).heading).toBe('We are reviewing what you sent')
    expect(conditionsHeading(OURS, [], true)).toEqual({ ...CHECKED, isTheirs: false })
    expect(conditionsHeading(OURS, [request('OPEN'), request('IN_REVIEW')], false)).toMatchObject({ heading: 'Answer our requests' })
  })
})
