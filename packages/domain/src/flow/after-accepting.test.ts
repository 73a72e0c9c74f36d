import { describe, expect, it } from 'vitest'
import { FLOW, factsUpTo, type Item, keyDates, walk } from '../index.ts'
import { afterAccepting } from './after-accepting.ts'
import { aboutYou } from './items/about-you/about-you.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { chosenOffer } from './items/offer/chosen-offer.ts'

const NOW = '2026-11-20T18:30:00.000Z'
type Given = Record<string, unknown>
const said = (given: Given = {}, now = NOW) => {
  const facts = factsUpTo('final-offer', now, given)
  return afterAccepting(walk(FLOW as readonly Item[], facts), now)
}
const titles = (given?: Given) => said(given).map(({ title }) => title)
const text = (given: Given, title: string) => said(given).find((step) => step.title === title)?.text
const home = (state: string, more: object = {}) => ({ 'property-address': { ...propertyAddress.example, state, ...more } })
const JOINT = {
  'about-you': { ...aboutYou.example, ownership: 'JOINT', coOwners: [{ firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }] },
}

describe('What happens after the final offer is accepted', () => {
  it('is what a borrower alone goes through, insurance of the home included', () => {
    expect(titles(home('CO'))).toEqual([
      'Sign your documents',
      'Meet a notary',
      'Confirm your home insurance',
      'Your right to cancel',
      'We make sure that no one canceled',
      'Your money',
    ])
    expect(text(home('CA'), 'Meet a notary')).toContain('in person')
  })

  it('names the other owners where they sign and where they meet the notary', () => {
    expect(text(JOINT, 'Your co-owner signs')).toContain('Sam Reyes must sign too')
    expect(text(JOINT, 'Meet a notary')).toContain('Sam Reyes must sign before a notary too.')
  })

  it('names the waits of Texas before the signing, with the first day after them, and the attorney', () => {
    const texas = home('TX', { city: 'Austin', zip: '78701' })
    expect(titles(texas).slice(0, 3)).toEqual(['Read your final costs', 'Twelve-day waiting period', 'Read your documents'])
    expect(titles(texas)).not.toContain('Sign your documents')
    expect(text(texas, 'Sign at an office')).toContain('You sign all documents there')
    expect(text({ ...texas, ...JOINT }, 'Sign at an office')).toContain('Sam Reyes must sign there too.')
    expect(text(texas, 'Twelve-day waiting period')).toContain('This wait ends on Wednesday, December 2.')
    expect(titles(texas)).toContain('Attorney review')
    const over = { ...factsUpTo('final-offer', NOW, texas), now: '2026-12-03T18:30:00.000Z' }
    expect(afterAccepting(walk(FLOW as readonly Item[], over), over.now)[0]?.title).toBe('Read your final costs')
  })

  it('names the first day to sign as the borrower’s dates have it: an office needs notice once the wait is over', () => {
    const facts = factsUpTo('final-offer', NOW, home('TX', { city: 'Austin', zip: '78701' }))
    const stands = walk(FLOW as readonly Item[], facts)
    const day = keyDates(stands, facts).find(({ label }) => label === 'Sign everything at the office')
    expect(day?.detail).toBe('As early as Friday, December 4')
    const said = afterAccepting(stands, NOW).find(({ title }) => title === 'Twelve-day waiting period')
    expect(said?.text).toContain('The first day on which you can sign is Friday, December 4.')
  })

  it('promises no days to cancel on a home that the borrower does not live in', () => {
    const titlesThere = titles(home('CO', { occupancyType: 'SECOND_HOME' }))
    expect(titlesThere).not.toContain('Your right to cancel')
    expect(titlesThere).toContain('Your money')
  })

  it('says that debts are paid off where the offer pays some', () => {
    const debt = { 'chosen-offer': { ...chosenOffer.example, cashPreference: 'DEDUCT', payOffTradelineIds: ['card-1'] } }
    expect(titles(debt)).toContain('Your debts are paid off')
  })

  it('leaves out nothing that is asked of someone later', () => {
    // In Texas what is read here is signed at the office, before the notary.
    const reading = (state: string) => (state === 'TX' ? ['texas-itemization-receipt', 'closing-review', 'note-signing'] : ['note-signing'])
    const at = FLOW.findIndex(({ id }) => id === 'final-offer')
    for (const given of [home('CO'), home('TX', { city: 'Austin', zip: '78701' }), JOINT]) {
      const complete = factsUpTo('complete', NOW, given)
      const asked = (FLOW as readonly Item[])
        .slice(at + 1)
        .filter(({ id, kind, by, initially }) => id in complete.results && initially === undefined && (kind === 'ask' || by === 'signer'))
        .map(({ id }) => id)
      expect(new Set(asked)).toEqual(
        new Set([
          ...('property-address' in given ? reading(given['property-address'].state) : ['note-signing']),
          ...['notary-appointment', 'hazard-insurance', ...(given === JOINT ? ['co-owners'] : [])],
        ]),
      )
      expect(said(given).length).toBeGreaterThan(asked.length)
    }
  })

  it('is said only while it is to be accepted', () => {
    const facts = factsUpTo('note-signing', NOW)
    expect(afterAccepting(walk(FLOW as readonly Item[], facts), NOW)).toEqual([])
  })
})
