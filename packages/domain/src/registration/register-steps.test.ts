import { describe, expect, it } from 'vitest'
import { LEGACY_REGISTER_STEPS, legacyAddress, legacyList, legacyQuestionToShow, legacyStepOf } from './legacy-register-steps.ts'
import { emptyRegisterData, type RegisterData } from './register-data.ts'
import { adjacentSteps, firstOpenStep, REGISTER_STEP_IDS, type RegisterStepId, registerSteps, stepToShow } from './register-steps.ts'

const alder = { street1: '12 Alder Way', street2: '', city: 'Sacramento', state: 'CA', zip: '95814', occupancyType: 'HOME' } as const

const GIVEN: readonly [RegisterStepId, Partial<RegisterData>][] = [
  ['index', { propertyAddress: alder }],
  ['home-address', { homeAddress: alder }],
  ['for-sale', { isSaleStatusSet: true }],
  ['annual-income', { isIncomeSet: true, income: { income: 145_000, otherIncome: 0, employmentType: 'FULL_TIME' } }],
  ['legal-name', { name: { firstName: 'Ana', middleName: '', lastName: 'Reyes', suffix: '' } }],
  ['birthdate', { dob: { year: 1984, month: 5, day: 17 } }],
  ['phone-and-email', { email: 'ana@example.test', phoneNumber: '4155550132' }],
]

/** The answers up to, not with, a step. */
const before = (id: RegisterStepId): RegisterData => {
  const at = GIVEN.findIndex(([step]) => step === id)
  return Object.assign({}, emptyRegisterData, ...GIVEN.slice(0, at === -1 ? undefined : at).map(([, answers]) => answers))
}
const all = before('set-password')

describe('the steps of the wizard', () => {
  it('are in order', () => {
    expect(registerSteps().map(({ id }) => id)).toEqual(REGISTER_STEP_IDS)
    expect(registerSteps().map(({ path }) => path)).toEqual(['register-v2', ...REGISTER_STEP_IDS.slice(1).map((id) => `register-v2/${id}`)])
  })

  it('leave out the last two in the newer authentication', () => {
    expect(registerSteps({ newerAuthentication: true }).map(({ id }) => id)).toEqual(REGISTER_STEP_IDS.slice(0, 6))
    expect(adjacentSteps('birthdate').after?.id).toBe('phone-and-email')
    expect(adjacentSteps('birthdate', { newerAuthentication: true }).after).toBeUndefined()
    expect(adjacentSteps('set-password').after).toBeUndefined()
  })

  it('do not ask for a password when there is a session', () => {
    expect(adjacentSteps('phone-and-email', { signedIn: true }).after).toBeUndefined()
    expect(stepToShow('set-password', all, { signedIn: true })).toBe('phone-and-email')
    expect(registerSteps({ signedIn: true, newerAuthentication: true })).toHaveLength(6)
  })

  it.each(REGISTER_STEP_IDS)('%s is the first open one once those before it have their data', (id) => {
    expect(firstOpenStep(before(id))).toBe(id)
    expect(stepToShow('set-password', before(id))).toBe(id)
  })

  it('are all there in the newer authentication after the birthdate', () => {
    expect(firstOpenStep(before('phone-and-email'), { newerAuthentication: true })).toBeUndefined()
    expect(stepToShow('set-password', all, { newerAuthentication: true })).toBe('birthdate')
  })

  it.each(REGISTER_STEP_IDS)('without a property street %s goes to the first', (id) => {
    const data = { ...all, propertyAddress: { ...alder, street1: ' ' } }
    expect(stepToShow(id, data)).toBe('index')
  })

  it.each(REGISTER_STEP_IDS)('%s can be opened again', (id) => expect(stepToShow(id, all)).toBe(id))

  it('do not take a prefilled income or sale status for an answer', () => {
    expect(firstOpenStep({ ...all, isIncomeSet: false })).toBe('annual-income')
    expect(firstOpenStep({ ...all, isSaleStatusSet: false })).toBe('for-sale')
  })
})

describe('the older wizard', () => {
  it('has seven query values', () => {
    expect(LEGACY_REGISTER_STEPS).toEqual([
      'property-info',
      'sale-status',
      'income-info',
      'name',
      'birthdate',
      'contact-info',
      'login-info',
    ])
  })
  const shown = (step: string | null | undefined, data: RegisterData, options = {}) =>
    legacyStepOf(legacyQuestionToShow({ step }, data, options))

  it.each(LEGACY_REGISTER_STEPS)('%s is shown once every step before it is answered', (step) => expect(shown(step, all)).toBe(step))
  it.each([null, undefined, '', 'nonsense'])('%j is the first', (step) => expect(shown(step, all)).toBe('property-info'))
  it('goes to the first step that lacks data', () => {
    expect(shown('login-info', emptyRegisterData)).toBe('property-info')
    expect(shown('login-info', before('annual-income'))).toBe('income-info')
    expect(shown('login-info', all, { newerAuthentication: true })).toBe('birthdate')
    expect(shown('login-info', all, { signedIn: true })).toBe('contact-info')
  })
  it('asks where one lives within the step of the property', () => {
    expect(legacyAddress('home-address')).toEqual({ step: 'property-info', part: 'home-address' })
    expect(legacyAddress('for-sale')).toEqual({ step: 'sale-status' })
    expect(legacyQuestionToShow({ step: 'property-info', part: 'home-address' }, all)).toBe('home-address')
    expect(legacyQuestionToShow({ step: 'property-info', part: 'home-address' }, emptyRegisterData)).toBe('index')
    expect(legacyQuestionToShow({ step: 'sale-status' }, before('home-address'))).toBe('home-address')
    expect(legacyQuestionToShow({ step: 'name', part: 'home-address' }, all)).toBe('legal-name')
  })
  it('lists answered, current and upcoming steps, and opens none early', () => {
    const list = legacyList('annual-income', before('annual-income'))
    expect(list.map(({ state }) => state)).toEqual(['done', 'done', 'current', 'to come', 'to come', 'to come', 'to come'])
    expect(list.map(({ opens }) => opens)).toEqual(['index', 'for-sale', 'annual-income', undefined, undefined, undefined, undefined])
    expect(legacyList('index', all, { signedIn: true }).map(({ step }) => step)).not.toContain('login-info')
    expect(legacyList('home-address', before('home-address'))[0]?.state).toBe('current')
  })
})
