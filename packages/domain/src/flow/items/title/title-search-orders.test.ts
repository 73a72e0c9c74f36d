import { describe, expect, it } from 'vitest'
import { basisOf } from '../../basis.ts'
import { standing } from '../../current-step.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { staysSigner } from '../../remove-signer.ts'
import { isSameSearch, searchedAgainMail } from '../../searched-again.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { closingDisclosure } from '../closing/closing-disclosure.ts'
import { finalDecision } from '../final/final-decision.ts'
import { deedSigning } from '../notary/deed-signing.ts'
import { notaryBooking } from '../notary/notary-booking.ts'
import { exampleProperty } from '../property/example-property.ts'
import { findProperty } from '../property/find-property.ts'
import { securityInstrument } from '../signing/security-instrument.ts'
import { partyNamed } from '../signing/signers.ts'
import { fullTitle } from './full-title.ts'
import {
  TITLE_ORDER_REASONS,
  type TitleOrderReason,
  titleOrderBarred,
  titleOrderReasons,
  titleOrders,
  titleSearchOrders,
} from './title-search-orders.ts'

const NOW = '2026-11-24T18:30:00.000Z'
const owners = [
  { name: 'Ana Reyes', kind: 'PERSON' as const },
  { name: 'Sam Reyes', kind: 'PERSON' as const },
]
const sam = { party: partyNamed('Sam Reyes'), name: 'Sam Reyes' }
const found = { ...fullTitle.example, owners, vesting: 'Ana Reyes and Sam Reyes, as joint tenants' }
const joint = {
  'find-property': { ...findProperty.example, matches: [{ ...exampleProperty, owners }] },
  'about-you': { ...aboutYou.example, ownership: 'JOINT' },
  'full-title': found,
}
const at = (facts: Facts) => standing(facts).walk
const ordered = (facts: Facts): Facts => ({
  ...facts,
  results: {
    ...facts.results,
    'title-search-orders': {
      data: titleSearchOrders.keeps!(at(facts).known, { orders: [{ because: 'DEED_RECORDED' }] }, undefined, '2026-11-24'),
      basis: at(facts).bases['title-search-orders']!,
      settledAt: NOW,
    },
  },
})
const searched = (facts: Facts, data: unknown): Facts => ({
  ...facts,
  results: { ...facts.results, 'full-title': { data, basis: at(facts).bases['full-title']!, settledAt: NOW } },
})

describe('a title search that is ordered again', () => {
  const before = factsUpTo('note-signing', NOW, joint)

  it('is waited for, and is made by the server', () => {
    const { frontier, ready } = at(ordered(before))
    expect(frontier?.item.id).toBe('full-title')
    expect(ready.map(({ id }) => id)).toContain('full-title')
    expect(titleOrders(at(ordered(before)).known)).toEqual(['DEED_RECORDED'])
  })

  it('that finds the same changes no decision and no document', () => {
    const after = searched(ordered(before), { ...found, reference: 'title-2', searchedOn: '2026-11-24' })
    expect(at(after).frontier?.item.id).toBe('note-signing')
    expect(at(after).known(fullTitle)?.reference).toBe('title-2')
  })

  it('is mailed with how it came out, and never with what it found', () => {
    const mailOf = (data: object) => {
      const after = searched(ordered(before), data)
      const stands = standing(after)
      return searchedAgainMail(stands, after, isSameSearch(ordered(before), stands)!)
    }
    const same = mailOf({ ...found, reference: 'title-2', searchedOn: '2026-11-24' })
    expect(same.subject).toBe('Your new title search found nothing new')
    expect(same.body).toContain('continues from today, Tuesday, November 24, 2026. What comes next: ')
    expect(same.body).toContain('Sign in to continue.')
    const other = mailOf({ ...found, reference: 'title-2', owners: owners.slice(0, 1), vesting: 'Ana Reyes, in fee simple' })
    expect(other.body).toContain('shows a change')
    expect(other.body).not.toContain('Reyes')
    // The first search of an application has no mail of its own.
    expect(isSameSearch(before, standing(before))).toBeUndefined()
  })

  it('that finds other owners goes to the decision again, and who sold their share may be taken off', () => {
    expect(staysSigner(before, sam, 'SOLD_SHARE')).toContain('order it again under “Title search”')
    const after = searched(ordered(before), {
      ...found,
      reference: 'title-2',
      owners: owners.slice(0, 1),
      vesting: 'Ana Reyes, in fee simple',
    })
    expect(at(after).frontier?.item.id).toBe('final-decision')
    expect(staysSigner(after, sam, 'SOLD_SHARE')).toBeUndefined()
  })

  it('is not ordered before the first one is here, while another is under way, or once the deed is signed', () => {
    const fits = (facts: Facts) => titleSearchOrders.fits!(at(facts).known, { orders: [{ because: 'SEARCH_WRONG' }] }, '2026-11-24')
    expect(fits(before)).toEqual([])
    expect(titleOrderBarred(at(factsUpTo('full-title', NOW)).known, '2026-11-20')).toBe('The title search is not here yet.')
    expect(fits(ordered(before))).toEqual([{ path: 'orders.0.because', message: 'A new title search is in progress.' }])
    expect(titleOrderBarred(at(factsUpTo('rescission', NOW)).known, '2026-11-20')).toContain('The deed is signed')
    // Signed in ink, perhaps, on the very documents that would be made anew.
    const booked = factsUpTo('notary-session', NOW, {
      'notary-booking': { ...notaryBooking.example, meeting: 'MANUAL', at: '2026-11-24T18:00:00.000Z' },
    })
    expect(['2026-11-23', '2026-11-24'].map((on) => titleOrderBarred(at(booked).known, on))).toEqual([
      undefined,
      expect.stringContaining('no one has recorded what came of it'),
    ])
  })

  it('is ordered for what changes who signs, and for no release, while others still have to sign the deed', () => {
    const begun = at(
      factsUpTo('deed-co-signing', NOW, { ...joint, 'deed-signing': { ...deedSigning.example, stillToSign: [sam.party] } }),
    ).known
    const faults = (because: TitleOrderReason) => titleSearchOrders.fits!(begun, { orders: [{ because }] }, '2026-11-24')
    expect(TITLE_ORDER_REASONS.filter((because) => faults(because).length === 0)).toEqual(['DEED_RECORDED', 'OWNER_DIED', 'SEARCH_WRONG'])
    expect(faults('RELEASE_RECORDED')[0]?.message).toContain('everyone signs it again')
    expect(titleOrderReasons(begun)).not.toContain('RELEASE_RECORDED')
    expect(titleOrderReasons(at(before).known)).toEqual(TITLE_ORDER_REASONS)
  })

  it('what an earlier release decided and made on the number of the search stands', () => {
    const { known } = at(before)
    const then = Object.fromEntries(
      [finalDecision, closingDisclosure, securityInstrument].map((item) => [
        item.id,
        { ...before.results[item.id]!, basis: basisOf(item.earlierReads!(known)) },
      ]),
    )
    expect(then['final-decision']?.basis).not.toBe(before.results['final-decision']?.basis)
    expect(at({ ...before, results: { ...before.results, ...then } }).frontier?.item.id).toBe('note-signing')
  })
})
