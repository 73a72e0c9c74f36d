import { describe, expect, it } from 'vitest'
import { LOADER_MESSAGES, loaderMessage } from './loader-messages.ts'
import { newYorkRedirect, propertyNotices } from './property-notices.ts'
import { accountExistsModal, activeApplicationModals, maintenancePage, registrationFailure } from './registration-modals.ts'

describe('the loader', () => {
  it('has seven messages and turns about every ten seconds, up to the last', () => {
    expect(LOADER_MESSAGES).toHaveLength(7)
    expect([0, 9_999, 10_000, 60_000, 600_000].map((elapsed) => LOADER_MESSAGES.indexOf(loaderMessage(elapsed) as never))).toEqual([
      0, 0, 1, 6, 6,
    ])
  })
  it('is ahead of the clock when the step is', () => {
    expect(loaderMessage(0, 'WAITING_FOR_ID_VERIFICATION')).toBe('Checking your photos')
    expect(loaderMessage(60_000, 'ONSITE_APPRAISAL_SCHEDULED')).toBe('Checking your answers')
    expect(loaderMessage(0, 'WAITING_FOR_INITIAL_OFFERS')).toBe('Calculating your offers')
    expect(loaderMessage(65_000, 'WAITING_FOR_SOFT_CREDIT')).toBe('Generating your quote')
  })
})

describe('notices about where the property lies', () => {
  const at = (state: string, rules = {}, zip = '95814') => propertyNotices({ state, zip }, rules).map(({ kind, blocks }) => [kind, blocks])

  it('returns nothing in California', () => expect(at('CA')).toEqual([]))
  it('blocks New York for one brand, unless the flag enables it', () => {
    expect(at('NY')).toEqual([])
    expect(at('NY', { blocksNewYork: true })).toEqual([['new-york', true]])
    expect(at('NY', { blocksNewYork: true, newYorkEnabled: true })).toEqual([])
  })
  it('names Hawaii to the letter, with a link', () => {
    const [hawaii] = propertyNotices({ state: 'HI', zip: '96801' })
    expect(hawaii?.title).toBe('Looks like you are applying with a property located in Hawaii.')
    expect(hawaii?.link).toBeDefined()
  })
  it('blocks outside the loan officer’s licensed states when enforced', () => {
    const rules = { enforceLicensedStates: true, licensedStates: ['CA'] }
    expect(at('CA', rules)).toEqual([])
    expect(at('TX', { ...rules, enforceLicensedStates: false })).toEqual([])
    expect(at('TX', rules)).toEqual([['licensed-states', true]])
    expect(propertyNotices({ state: 'TX', zip: '' }, rules)[0]?.body).toBe(
      'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.',
    )
  })
  it('warns in a disaster zone and lets the borrower continue', () => {
    expect(at('CA', { disasterZips: ['95814'] })).toEqual([['disaster', false]])
    expect(at('CA', { disasterZips: ['95815'] })).toEqual([])
  })
})

describe('the New York redirect', () => {
  const hosts = { newYorkOrigin: 'https://ny.lender.example', mainOrigin: 'https://lender.example' }
  it('goes both ways, and nowhere from the right host', () => {
    expect(newYorkRedirect({ ...hosts, propertyState: 'NY', currentOrigin: hosts.mainOrigin })).toBe(
      'https://ny.lender.example/account/heloc/register',
    )
    expect(newYorkRedirect({ ...hosts, propertyState: 'CA', currentOrigin: hosts.newYorkOrigin })).toBe(
      'https://lender.example/account/heloc/register',
    )
    expect(newYorkRedirect({ ...hosts, propertyState: 'NY', currentOrigin: hosts.newYorkOrigin })).toBeUndefined()
    expect(newYorkRedirect({ ...hosts, propertyState: 'CA', currentOrigin: hosts.mainOrigin })).toBeUndefined()
    expect(newYorkRedirect({ ...hosts, newYorkOrigin: undefined, propertyState: 'NY', currentOrigin: hosts.mainOrigin })).toBeUndefined()
  })
})

describe('modals', () => {
  it('say that the account exists', () => {
    expect(accountExistsModal.title).toBe('Account Already Exists')
    expect(accountExistsModal.body('ana@example.test')).toBe('ana@example.test already has an account with us. Please log in to continue.')
    expect(accountExistsModal.action).toBe('Login')
  })
  it('have three titles for an active application', () => {
    expect(Object.values(activeApplicationModals).map(({ title }) => title)).toEqual([
      'It looks like you have received a HELOC from us within the last 45 days.',
      'Action Required: Contact Your Loan Officer',
      'Active application already exists.',
    ])
  })
  it('open by what went wrong', () => {
    const message = 'We do not currently offer loans in NY'
    expect(registrationFailure({ status: 401, message: '', call: 'identity' })).toBe('account-exists')
    expect(registrationFailure({ status: 401, message: '', call: 'other' })).toBe('dashboard')
    expect(registrationFailure({ status: 422, message: message.toLowerCase(), call: 'other' })).toBe('registration-message')
    expect(registrationFailure({ status: 422, message, call: 'other' })).toBe('registration-message')
    expect(registrationFailure({ status: 500, message: `Sorry: ${message}`, call: 'other' })).toBe('dashboard')
  })
  it('announce maintenance', () => expect(maintenancePage.title).toBe('Scheduled Maintenance'))
})
