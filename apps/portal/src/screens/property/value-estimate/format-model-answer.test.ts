import { describe, expect, it } from 'vitest'
import { formatConfidence, formatValueRange, isUnlikely, type ModelAnswer, modelsRange } from './format-model-answer.ts'

const sure = (low: number, high: number): ModelAnswer => ({
  model: 'Cedar AVM 1',
  available: true,
  valueCents: (low + high) / 2,
  lowCents: low,
  highCents: high,
  forecastStandardDeviation: '27.0',
  valuedOn: '2026-11-20',
})
const silent: ModelAnswer = { model: 'Cedar AVM 2', available: false, valuedOn: '2026-11-20' }

describe('what the models said', () => {
  it('is shown as a range, with the models’ confidence', () => {
    expect(formatValueRange(sure(50_000_000, 70_000_000))).toBe('$500,000 to $700,000')
    expect(formatValueRange(silent)).toBeUndefined()
    expect(formatConfidence(sure(1, 2))).toContain('within 27%')
    expect(formatConfidence(silent)).toBe('It does not say how reliable it is.')
  })
  it('reaches from the lowest end of any model to the highest', () => {
    expect(modelsRange([sure(50_000_000, 70_000_000), silent, sure(45_000_000, 60_000_000)])).toEqual({
      lowCents: 45_000_000,
      highCents: 70_000_000,
    })
    expect(modelsRange([silent])).toBeUndefined()
  })
  it('makes an estimate outside of it unlikely, never one where no model knows anything', () => {
    const models = [sure(50_000_000, 70_000_000)]
    expect([49_999_999, 50_000_000, 70_000_000, 70_000_001].map((estimate) => isUnlikely(estimate, models))).toEqual([
      'below',
      undefined,
      undefined,
      'above',
    ])
    expect(isUnlikely(1, [silent])).toBeUndefined()
  })
})
