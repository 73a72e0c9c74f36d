import { describe, expect, it } from 'vitest'
import { isStableStep, isWaitingStep, STABLE_STEPS, STEPS } from './steps.ts'

describe('the wire steps', () => {
  it('are named once each', () => {
    expect(new Set(STEPS).size).toBe(STEPS.length)
  })

  it('wait when they start with WAITING_FOR, and exactly seven more do', () => {
    const waiting = STEPS.filter(isWaitingStep)
    expect(waiting.filter((step) => !step.startsWith('WAITING_FOR')).sort()).toEqual([
      'GEN_APP_DISCLOSURES',
      'GEN_NOTE_SIGNING',
      'GEN_PRE_SOFT_CREDIT_DISCLOSURE',
      'HARD_CREDIT_PULL',
      'IN_PROGRESS',
      'ONSITE_APPRAISAL_REQUEST',
      'PREQUAL_TITLE',
    ])
    expect(waiting.filter((step) => step.startsWith('WAITING_FOR'))).toHaveLength(7)
    expect(isWaitingStep('WAITING_FOR_SOMETHING_NEW')).toBe(true)
  })

  it.each(['GEN_CLOSING_DISCLOSURE', 'GEN_SUMMARY_DISCLOSURE', 'GEN_NOTARY_DISCLOSURE', 'GEN_RESCISSION', 'ONSITE_APPRAISAL_SCHEDULED'])(
    '%s has a screen of its own and does not wait',
    (step) => expect(isWaitingStep(step)).toBe(false),
  )

  it('are stable for exactly ten', () => {
    expect(STEPS.filter(isStableStep).sort()).toEqual([...STABLE_STEPS].sort())
    expect(STABLE_STEPS).toHaveLength(10)
    expect(isStableStep('CREDIT_MINOR')).toBe(false)
    expect(isStableStep('COMPLETE')).toBe(false)
  })
})
