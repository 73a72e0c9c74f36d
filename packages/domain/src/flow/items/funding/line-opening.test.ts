import { describe, expect, it } from 'vitest'
import { standing } from '../../current-step.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { disbursement } from './disbursement.ts'
import { lineOpening } from './line-opening.ts'

const NOW = '2026-11-23T20:00:00.000Z'

describe('the account of a line', () => {
  it('is opened when the money was sent', () => {
    expect(standing(factsUpTo('line-opening', NOW)).walk.ready).toMatchObject([{ id: lineOpening.id }])
    expect(standing(factsUpTo('complete', NOW)).step).toBe('COMPLETE')
  })

  it('is not asked of what an earlier release funded: that is complete, and stays so', () => {
    const { traceNumber, sentOn } = disbursement.example
    const facts = factsUpTo('complete', NOW, { disbursement: { traceNumber, sentOn } })
    const { [lineOpening.id]: _opened, ...results } = facts.results
    expect(standing({ ...facts, results })).toMatchObject({ step: 'COMPLETE', walk: { states: { [lineOpening.id]: 'skipped' } } })
  })
})

describe('money that was sent', () => {
  it('is not sent again, whatever it rested on has changed since', () => {
    const facts = factsUpTo('complete', NOW)
    const sent = { ...facts.results[disbursement.id]!, basis: 'another account' }
    expect(standing({ ...facts, results: { ...facts.results, [disbursement.id]: sent } }).step).toBe('COMPLETE')
  })
})
