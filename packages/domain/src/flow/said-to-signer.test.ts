import { expect, it } from 'vitest'
import { factsUpTo } from './facts-up-to.ts'
import { homeIn, KIM, kim, knownIn, NOW, said, sam } from './items/signing/said-of-marriages.fixture.ts'
import { saidToSigner } from './said-to-signer.ts'

it('a spouse who signs and owns nothing reads of the home, and an owner of theirs', () => {
  const facts = factsUpTo('closing-review', NOW, { ...homeIn('TX'), ...said({ party: sam, status: 'MARRIED', spouse: KIM }) })
  const words = { subject: 'The line on your home is open', body: 'Your home secures it. The deed on your home is recorded.' }
  expect(saidToSigner(knownIn(facts), sam, words)).toEqual(words)
  expect(saidToSigner(knownIn(facts), kim, words)).toEqual({
    subject: 'The line on the home is open',
    body: 'The home secures it. The deed on the home is recorded.',
  })
})
