/** The head of the dashboard where an application has ended and something is still to be paid or returned. */
import { describe, expect, it } from 'vitest'
import type { Application } from '../../application/application-query.ts'
import { goodToKnow } from './good-to-know-answers.ts'
import { primaryAction, standingHeading, standingOf, standingWhy } from './where-it-stands.ts'

const uuid = '11111111-1111-4111-8111-111111111111'
const application = (more: object): Application =>
  ({ uuid, dates: [], cancellation: { exit: 'NONE', lastDay: null, exercised: null }, amount: null, ...more }) as unknown as Application

describe('the next thing', () => {
  it('of an open line is said to be a payment that is past due, with what it takes', () => {
    const app = application({ step: 'COMPLETE', nextAction: { title: 'Your line is open', why: '', path: null, waitingOn: 'nobody' } })
    const late = { pastDue: { amountCents: 48_703, since: '2027-01-25' }, automaticPayments: null }
    expect(standingHeading('COMPLETE', app)).toBe('Your line is open')
    expect(standingHeading('COMPLETE', app, late)).toBe('A payment is past due')
    expect(standingWhy('COMPLETE', app, late)).toBe(
      '$487.03 has been due since Monday, January 25. Our books show no payment for it. Call us about it. Your line is up to date once this is paid.',
    )
    expect(goodToKnow(app, 'COMPLETE', undefined, { pastDue: late })[0]?.answer).toBe(
      'Your line is open, and $487.03 is past due. Your line is up to date once this is paid.',
    )
  })

  it('of a canceled line is to return what was sent, with the sum, and leads to the notice that names the address', () => {
    const theirs = { title: 'Return the $59,957 that we sent to you', why: 'x', path: '/dashboard', waitingOn: 'you' }
    const app = application({ step: 'CANCELLED', nextAction: theirs })
    expect(standingHeading(standingOf(app, app), app)).toBe('One thing to do: return the $59,957 that we sent to you')
    expect(primaryAction('CANCELLED', app)).toEqual({
      label: 'Find the address in your documents',
      to: `/account/heloc/${uuid}/document/disclosures`,
    })
    const none = application({ step: 'CANCELLED', nextAction: { ...theirs, title: 'Your line is canceled', waitingOn: 'nobody' } })
    expect(standingHeading(standingOf(none, none), none)).toBe('Your line is canceled')
    expect(primaryAction('CANCELLED', none)).toBeUndefined()
  })
})
