import { describe, expect, it, vi } from 'vitest'
import { machineDestination } from './machine.ts'
import { nextDestination, shouldAutoRoute } from './next-destination.ts'
import { STABLE_STEPS } from './steps.ts'

const given = { profile: {}, application: {}, machine: machineDestination }

describe('nextDestination', () => {
  it.each([{ profile: undefined }, { application: null }])('without a profile or an application it is the dashboard: %j', (missing) => {
    expect(nextDestination({ ...given, ...missing, step: 'HMDA', warn: vi.fn() })).toEqual({ path: '/dashboard' })
  })

  it('is the table where it has a row, without a warning', () => {
    const warn = vi.fn()
    expect(nextDestination({ ...given, step: 'HMDA', warn })).toEqual({ path: 'start/hmda' })
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    ['UNKNOWN_OWNERSHIP', 'review-app/incorrect-ownership'],
    ['CONDITIONS_OPEN', 'conditions'],
  ])('%s falls back to the state machine: %s, with a warning', (step, path) => {
    const warn = vi.fn()
    expect(nextDestination({ ...given, step, warn })).toEqual({ path })
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(step))
  })

  it('is / when the state machine has no screen either', () => {
    const warn = vi.fn()
    expect(nextDestination({ ...given, machine: () => undefined, step: 'SOMETHING_NEW', warn })).toEqual({ path: '/' })
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('shouldAutoRoute', () => {
  const pathname = '/account/heloc/0b8ee2f2-9c4e-4e35-a7de-0d5e0c1f1b11/product/select'
  const disclosures = '/account/heloc/0b8ee2f2-9c4e-4e35-a7de-0d5e0c1f1b11/document/disclosures'

  it.each(STABLE_STEPS)('%s takes the borrower to its screen, except from the disclosures', (step) => {
    expect(shouldAutoRoute({ step, pathname })).toBe(true)
    expect(shouldAutoRoute({ step, pathname: disclosures })).toBe(false)
    expect(shouldAutoRoute({ step, pathname: `${disclosures}/` })).toBe(false)
  })

  it('a DECLINE does so on any step, except from the disclosures', () => {
    expect(shouldAutoRoute({ step: 'OFFER_SELECTION', uwDecision: 'DECLINE', pathname })).toBe(true)
    expect(shouldAutoRoute({ step: 'OFFER_SELECTION', uwDecision: 'DECLINE', pathname: disclosures })).toBe(false)
  })

  it('leaves everything else unchanged', () => {
    expect(shouldAutoRoute({ step: 'OFFER_SELECTION', uwDecision: 'APPROVED', pathname })).toBe(false)
    expect(shouldAutoRoute({ step: 'CREDIT_MINOR', uwDecision: null, pathname })).toBe(false)
  })
})
