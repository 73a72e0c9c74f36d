import { expect, it } from 'vitest'
import { standing } from '../../current-step.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { exampleChoice } from '../offer/chosen-offer.ts'
import { payoffs } from './payoffs.ts'

const NOW = '2026-11-23T20:00:00.000Z'

it('a debt that was paid is not paid again when the money is approved again', () => {
  const facts = factsUpTo('complete', NOW, { 'chosen-offer': { ...exampleChoice, payOffTradelineIds: ['card-1'] } })
  expect(facts.results[payoffs.id]).toBeDefined()
  const approvedAgain = { ...facts.results[payoffs.id]!, basis: 'an approval of before' }
  const { walk, step } = standing({ ...facts, results: { ...facts.results, [payoffs.id]: approvedAgain } })
  expect([step, walk.states[payoffs.id]]).toEqual(['COMPLETE', 'settled'])
  expect(walk.ready.map(({ id }) => id)).not.toContain(payoffs.id)
})
