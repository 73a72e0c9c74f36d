import { expect, it } from 'vitest'
import { factsUpTo } from '../../facts-up-to.ts'
import type { Known } from '../../item.ts'
import { partyNamed } from '../signing/party-named.ts'
import { homeIn, KIM, knownIn, said, sam, signerIn } from '../signing/said-of-marriages.fixture.ts'
import { signerIdentityReview } from './signer-identity-review.ts'

const NOW = '2026-12-14T18:30:00.000Z'
const barred = (known: Known) => Object.keys((signerIdentityReview.apartFrom as (known: Known) => object)(known))

it('whoever recorded an owner’s spouse and where they are reached does not say whose ID it is, unless the owner named them', () => {
  const spouseIn = (more: object) => {
    const facts = factsUpTo('co-owners', NOW, { ...homeIn('FL'), ...said({ party: sam, status: 'MARRIED', spouse: KIM, ...more }) })
    return barred(signerIn(facts, partyNamed('Kim Okafor')).walk.known)
  }
  expect(spouseIn({})).toEqual(['owner-marriages'])
  expect(spouseIn({ isOwnWord: true })).toEqual([])
})

it('where it is not known whose ID it is, no one who entered a mailbox says so', () => {
  const facts = factsUpTo('co-owners', NOW, homeIn('FL'))
  expect(barred(knownIn(facts))).toEqual(['signer-emails', 'owner-marriages', 'signers-removed'])
  expect(barred(signerIn(facts, sam).walk.known)).toEqual([])
})
