import { describe, expect, it } from 'vitest'
import { type Facts, factsUpTo, nextAction, standing } from '../../../index.ts'
import { EMPTY_BASIS } from '../../basis.ts'
import { exampleReport } from '../credit/example-report.ts'
import { finalDecision } from '../final/final-decision.ts'
import { exampleProperty } from '../property/example-property.ts'
import { findProperty } from '../property/find-property.ts'
import { valueProperty } from '../property/value-property.ts'
import { withConsentWithdrawn, withLettersOwed, withPaperSent } from '../signing/paper-copies.ts'
import { fullTitle } from '../title/full-title.ts'
import { prequalTitle } from '../title/prequal-title.ts'
import { appraisal } from './appraisal.ts'
import { brokerPriceOpinion } from './broker-price-opinion.ts'
import { confirmedValue } from './confirmed-value.ts'
import { valuationCopies } from './valuation-copies.ts'
import { valueDispute } from './value-dispute.ts'

/** A Monday; Thursday is Thanksgiving. */
const NOW = '2026-11-23T18:30:00.000Z'
const at = (facts: Facts) => {
  const { step, walk } = standing(facts)
  return { step, open: walk.frontier?.item.id }
}
const readyOf = (facts: Facts) => standing(facts).walk.ready.map(({ id }) => id)

/** Nothing is owed on the home. */
const report = { ...exampleReport, tradelines: exampleReport.tradelines.filter(({ kind }) => kind !== 'MORTGAGE') }
const FREE = {
  'soft-credit': report,
  'hard-credit': report,
  'find-property': { ...findProperty.example, matches: [{ ...exampleProperty, recordedLiens: [] }] },
  'prequal-title': { ...prequalTitle.example, openLiens: [] },
  'full-title': { ...fullTitle.example, openLiens: [] },
}

describe('copies of valuations (12 CFR 1002.14)', () => {
  it('are given at once to whoever applies for a first lien, whatever the decision', () => {
    expect(readyOf(factsUpTo('automated-valuation-copy', NOW, FREE))).toContain('automated-valuation-copy')
    expect(standing(factsUpTo('first-decision', NOW)).walk.states['automated-valuation-copy']).toBe('skipped')
  })

  it('are given to everyone once they have applied in earnest, and not before', () => {
    expect(readyOf(factsUpTo('chosen-offer', NOW))).not.toContain('valuation-copies')
    expect(readyOf(factsUpTo('income-sources', NOW))).toContain('valuation-copies')
  })

  it('holds back signing for three business days where the line is a first lien', () => {
    const copies = { 'valuation-copies': { documentId: 'c', sha256: '0'.repeat(64), providedAt: NOW } }
    const facts = factsUpTo('valuation-copy-period', NOW, { ...FREE, ...copies })
    expect(at(facts)).toEqual({ step: 'NOTARY_WAITING_PERIOD', open: 'valuation-copy-period' })
    expect(standing(facts).walk.wakeAt).toBe('2026-11-27T08:00:00.000Z')
    expect(at({ ...facts, now: '2026-11-27T08:00:00.000Z' }).open).toBe('note')
    // Also once the agreement is made, which waits for nobody.
    const note = { data: { documentId: 'n', sha256: '0'.repeat(64) }, basis: '0', settledAt: NOW }
    expect(at({ ...facts, results: { ...facts.results, note } }).open).toBe('valuation-copy-period')
    // With a mortgage that stays, it is no first lien.
    expect(standing(factsUpTo('note', NOW, copies)).walk.states['valuation-copy-period']).toBe('skipped')
  })

  it('count from their mailing for whoever withdrew their consent to electronic documents', () => {
    const copies = { 'valuation-copies': { documentId: '00000000-0000-4000-8000-000000000001', sha256: '0'.repeat(64), providedAt: NOW } }
    const owed = withLettersOwed(
      withConsentWithdrawn({ requests: [] }, 'borrower', NOW),
      'borrower',
      [{ id: copies['valuation-copies'].documentId, kind: 'VALUATION_COPY' }],
      NOW,
    )!
    const listed = (data: typeof owed) => ({ data, basis: EMPTY_BASIS, settledAt: NOW })
    const facts = factsUpTo('valuation-copy-period', NOW, { ...FREE, ...copies })
    const holds = (data: typeof owed): Facts => ({
      ...facts,
      now: '2026-11-27T08:00:00.000Z',
      results: { ...facts.results, 'paper-copies': listed(data) },
    })
    expect(at(holds(owed)).open).toBe('valuation-copy-period')
    const said = (data: typeof owed) => {
      const { walk, step } = standing(holds(data))
      return nextAction(walk, step, holds(data)).why
    }
    expect(said(owed)).toContain('so we mail you the copy of your home’s valuation')
    expect(said(owed)).not.toContain('among your documents')
    // Mailed on the Tuesday, it is there on Monday, and there is until Thursday to read it.
    const sent = { on: '2026-11-24', how: 'MAIL', what: 'The copy of the valuation', by: 'operator:ana', at: NOW } as const
    const mailed = withPaperSent(owed, 'borrower', sent, [copies['valuation-copies'].documentId])
    expect(said(mailed)).toContain('We mailed you your paper copies on Tuesday, November 24, 2026.')
    expect(standing({ ...holds(mailed), now: '2026-12-02T18:00:00.000Z' }).walk.wakeAt).toBe('2026-12-03T08:00:00.000Z')
    expect(at({ ...holds(mailed), now: '2026-12-03T08:00:00.000Z' }).open).toBe('note')
  })
})

describe('a value that the borrower disputes', () => {
  const DISPUTED = { 'value-dispute': valueDispute.example }
  const answer = 'The home has three bedrooms, as you said. The sale you named was weighed.'

  it('stops no one who does not ask, and may be disputed until the final offer is accepted', () => {
    const facts = factsUpTo('final-offer', NOW)
    const { frontier, states } = standing(facts).walk
    expect(states['value-dispute']).toBe('settled')
    expect(frontier?.item.corrects?.map(({ id }) => id)).toContain('value-dispute')
    expect(standing(factsUpTo('note-signing', NOW)).walk.frontier?.item.corrects?.map(({ id }) => id)).not.toContain('value-dispute')
  })

  it('may be disputed where the line ends on it, and is shown beside the value of before', () => {
    const lower = {
      'value-property': { asked: [{ ...valueProperty.example.asked[0]!, followUp: 'BROKER_PRICE_OPINION' as const }] },
      'broker-price-opinion': { ...brokerPriceOpinion.example, conclusive: false, valueCents: 41_000_000 },
      appraisal: { ...appraisal.example, valueCents: 17_500_000 },
    }
    for (const [outcome, item] of [
      ['REQUALIFY', 'final-requalify'],
      ['ASSETS', 'final-assets'],
    ] as const) {
      const facts = factsUpTo(item, NOW, { ...lower, 'final-decision': { ...finalDecision.example, outcome } })
      const { frontier, known } = standing(facts).walk
      expect(frontier?.item.id).toBe(item)
      expect(frontier?.item.corrects?.map(({ id }) => id)).toContain('value-dispute')
      expect(valuationCopies.about!.of(known)).toMatchObject({
        valueCents: 17_500_000,
        source: 'APPRAISAL',
        earlier: [{ source: 'AVM' }, { source: 'BPO', valueCents: 41_000_000 }],
      })
    }
  })

  it('is reviewed by a person before anything is signed', () => {
    const facts = factsUpTo('final-offer', NOW)
    const basis = standing(facts).walk.bases['value-dispute']!
    const asked = { ...facts, results: { ...facts.results, 'value-dispute': { data: valueDispute.example, basis, settledAt: NOW } } }
    expect(at(asked)).toEqual({ step: 'CONDITIONS_OPEN', open: 'value-review' })
  })

  it('that is corrected goes through the decision again, and is copied again (comment 14(a)(1)-7)', () => {
    const before = factsUpTo('final-decision', NOW, DISPUTED)
    const corrected = factsUpTo('final-decision', NOW, {
      ...DISPUTED,
      'value-review': { outcome: 'CORRECTED', valueCents: 78_000_000, answer },
    })
    expect(confirmedValue(standing(corrected).walk.known)).toMatchObject({ valueCents: 78_000_000, source: 'AVM' })
    for (const item of ['final-decision', 'valuation-copies'])
      expect(standing(corrected).walk.bases[item]).not.toBe(standing(before).walk.bases[item])
  })

  it('of which a second valuation is ordered is that one’s', () => {
    const second = { ...DISPUTED, 'value-review': { outcome: 'SECOND_VALUATION', answer } }
    const ordered = factsUpTo('second-valuation-order', NOW, second)
    expect(readyOf(ordered)).toContain('second-valuation-order')
    const done = factsUpTo('final-decision', NOW, second)
    expect(confirmedValue(standing(done).walk.known)).toMatchObject({ valueCents: 64_000_000, source: 'APPRAISAL' })
  })

  it('may be disputed once, with what each reason needs', () => {
    const { known } = standing(factsUpTo('final-offer', NOW)).walk
    const paths = (dispute: object) => valueDispute.fits!(known, dispute, '2026-11-23').map(({ path }) => path)
    expect(paths({})).toEqual(['reasons'])
    expect(paths({ reasons: ['WRONG_FACTS', 'BETTER_SALES', 'MISSED_IMPROVEMENTS', 'BIAS'] })).toEqual([
      'facts',
      'sales',
      'improvements',
      'bias',
    ])
    expect(paths(valueDispute.example)).toEqual([])
    const again = standing(factsUpTo('final-offer', NOW, DISPUTED)).walk.known
    expect(valueDispute.fits!(again, valueDispute.example, '2026-11-23')).toEqual([
      { path: 'reasons', message: expect.stringContaining('before') },
    ])
  })
})
