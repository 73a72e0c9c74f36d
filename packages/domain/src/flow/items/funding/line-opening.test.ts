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

describe('the mail of an open line', () => {
  const sent = { ...disbursement.example, status: 'SENT' as const, sentOn: '2026-12-02', settlesOn: '2026-12-03' }
  const { known } = standing(factsUpTo('complete', NOW, { disbursement: sent })).walk

  it('is one: it says on which day the money goes out, and the sending has none of its own', () => {
    const opened = lineOpening.settledMail?.(lineOpening.example, known)
    expect(opened).toEqual({
      subject: 'Your line is open',
      body: 'Your line of credit is open. The cash from your line goes out to your bank account on Wednesday, December 2, 2026. It is in your account as early as Thursday, December 3, 2026. We email you when your bank has it. You owe no interest on it until then.',
    })
    expect(disbursement.settledMail?.(sent, known)).toBeUndefined()
  })

  it('is not written again when money is sent once more, which has a mail of its own', () => {
    expect(lineOpening.settledMail?.(lineOpening.example, known, lineOpening.example)).toBeUndefined()
    expect(disbursement.settledMail?.(sent, known, sent)?.subject).toBe('We send your money')
  })
})

describe('money that was sent', () => {
  it('is not sent again, whatever it rested on has changed since', () => {
    const facts = factsUpTo('complete', NOW)
    const sent = { ...facts.results[disbursement.id]!, basis: 'another account' }
    expect(standing({ ...facts, results: { ...facts.results, [disbursement.id]: sent } }).step).toBe('COMPLETE')
  })
})
