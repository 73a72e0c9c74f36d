import { describe, expect, it } from 'vitest'
import { headingOf } from './headings.ts'

const open = (item: string, title: string, about = {}) => ({ item, title, about })

describe('the heading of a plain screen', () => {
  it('is the question where that is open, and before it is read', () => {
    expect(headingOf('income/review', open('income-sources', 'Show your income'))).toEqual({
      heading: 'Show us your income',
      why: 'We compare it with what you told us.',
    })
    expect(headingOf('bank/disburse').heading).toBe('Where should the money go?')
  })

  it.each([
    ['income/review', 'income-verification', 'Verifying your income'],
    ['bank/disburse', 'account-check', 'Checking the account'],
    ['notary/intro', 'attorney-review', 'An attorney reviews'],
    ['signing/intro', 'note', 'Preparing your documents'],
  ])('on %s is not asked again while %s goes on: what was sent is being looked at', (path, item, title) =>
    expect(headingOf(path, open(item, title))).toEqual({ heading: title }),
  )

  it('names the flood zone, the trust, or both, where their papers are asked for', () => {
    const shown = (about: object) => headingOf('insurance/requirements', open('trust-and-flood-insurance', 'Confirm both', about))
    const flood = 'Your home lies in flood zone AE. Federal law asks for flood insurance before we close (42 USC 4012a).'
    const trust = 'Tell us the name of the trust as it stands on the deed.'
    expect(shown({ floodZone: 'AE', heldInTrust: false })).toEqual({ heading: 'Your flood insurance', why: flood })
    expect(shown({ heldInTrust: true })).toEqual({ heading: 'The trust that holds your home', why: trust })
    expect(shown({ floodZone: 'AE', heldInTrust: true })).toEqual({ heading: 'Confirm both', why: `${flood} ${trust}` })
  })

  it('of a wait that has a page of its own is the page’s', () =>
    expect(headingOf('bpo/hold', open('broker-price-opinion', 'A broker looks at your home')).heading).toBe('We are valuing your home'))
})
