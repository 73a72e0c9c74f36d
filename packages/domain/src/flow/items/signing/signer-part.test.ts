import { describe, expect, it } from 'vitest'
import { afterAccepting } from '../../after-accepting.ts'
import { standing } from '../../current-step.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { FLOW } from '../../flow.ts'
import { keyDates } from '../../key-dates.ts'
import { BORROWER } from '../../parties.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { trustAndFloodInsurance } from '../closing/trust-and-flood-insurance.ts'
import { deedSigning } from '../notary/deed-signing.ts'
import { instrumentParties } from './instrument-parties.ts'
import { othersDoFirst } from './others-who-sign.ts'
import { signerSigned } from './signed-mail.ts'
import { partiesAsNamed, signerPart } from './signer-part.ts'

const NOW = '2026-11-24T18:30:00.000Z'
const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
const KIM = { firstName: 'Kim', lastName: 'Ortega', email: 'kim@example.test' }
const inFlorida = { 'property-address': { ...propertyAddress.example, state: 'FL' } }
const about = (more: object) => ({ 'about-you': { ...aboutYou.example, ...more } })
const coOwner = about({ ownership: 'JOINT', coOwners: [SAM] })
const spouse = { ...inFlorida, ...about({ maritalStatus: 'MARRIED', spouse: KIM }) }
const both = { ...inFlorida, ...about({ maritalStatus: 'MARRIED', spouse: KIM, ownership: 'JOINT', coOwners: [SAM] }) }
const trustees = ['Ana Reyes', 'Kim Ortega']
const trust = {
  ...about({ ownership: 'TRUST' }),
  'trust-and-flood-insurance': { ...trustAndFloodInsurance.example, trust: { ...trustAndFloodInsurance.example.trust!, trustees } },
}
const upTo = (given: Readonly<Record<string, unknown>>, item: Parameters<typeof factsUpTo>[0] = 'security-instrument') =>
  factsUpTo(item, NOW, given)
const knownIn = (facts: Facts) => standing(facts).walk.known
const parts = (given: Readonly<Record<string, unknown>>) => {
  const known = knownIn(upTo(given))
  return instrumentParties(known).flatMap(({ party, name }) => (party === BORROWER ? [] : [[name, signerPart(known, party)]]))
}
const signing = (given: Readonly<Record<string, unknown>>) => othersDoFirst(knownIn(upTo(given, 'notary-appointment')), 'sign', 'signs')

describe('whoever signs beside the borrower', () => {
  it('is a co-owner, a spouse who owns nothing, or a trustee', () => {
    expect(parts(coOwner)).toEqual([['Sam Reyes', 'CO_OWNER']])
    expect(parts(spouse)).toEqual([['Kim Ortega', 'SPOUSE']])
    expect(parts(both)).toEqual([
      ['Sam Reyes', 'CO_OWNER'],
      ['Kim Ortega', 'SPOUSE'],
    ])
    expect(parts(trust)).toEqual([['Kim Ortega', 'TRUSTEE']])
  })

  it('is named to the borrower as what they are, and several of different kinds by no word that fits one alone', () => {
    expect([signing(coOwner), signing(spouse), signing(both), signing(trust)]).toEqual([
      'Your co-owner signs',
      'Your spouse signs',
      'The other signers sign',
      'The trustee signs',
    ])
  })

  it('is no owner in the documents where they are a trustee alone', () => {
    expect(partiesAsNamed(knownIn(upTo(trust))).map(({ name, capacity }) => [name, capacity])).toEqual([
      ['Ana Reyes', 'BORROWER'],
      ['Kim Ortega', 'TRUSTEE'],
    ])
  })

  it('is called an owner nowhere on the borrower’s way where they are a spouse', () => {
    const kim = instrumentParties(knownIn(upTo(spouse)))[1]!.party
    for (const item of ['final-offer', 'co-owners', 'notary-appointment', 'deed-co-signing'] as const) {
      const facts = upTo({ ...spouse, 'deed-signing': { ...deedSigning.example, stillToSign: [kim] } }, item)
      const { walk } = standing(facts)
      const said = [...keyDates(walk, facts), ...afterAccepting(walk, NOW)].map((one) => JSON.stringify({ ...one, rule: '' }))
      expect(said.length).toBeGreaterThan(0)
      expect(said.filter((words) => /owner/iu.test(words.replaceAll(/owner’s spouse/gu, '')))).toEqual([])
    }
    expect((FLOW as readonly { readonly title: string }[]).filter(({ title }) => /co-owner/iu.test(title))).toEqual([])
  })

  it('is told that they signed documents only where they have a place in one', () => {
    const { known } = standing(upTo(spouse, 'co-owners')).walk
    const kim = instrumentParties(known)[1]!.party
    expect(signerSigned(known, kim)).toMatchObject({
      subject: 'We have your agreement to the lien',
      body: expect.stringMatching(/^You read/u),
    })
    expect(signerSigned(known, BORROWER).subject).toBe('You have signed your documents')
  })
})
