import { describe, expect, it } from 'vitest'
import { unpackUserData } from './packed-user-data.ts'
import {
  prefillFromAffiliate,
  prefillFromEstimate,
  prefillFromOfferCode,
  prefillFromProfile,
  prefillFromQuery,
  prefillFromReferral,
} from './prefill-sources.ts'
import {
  applyPrepopulation,
  heldFromEstimate,
  isEmailLocked,
  mergePrepopulation,
  PREFILL_SOURCES,
  withEstimate,
  withoutSource,
} from './prepopulation.ts'
import { emptyRegisterData } from './register-data.ts'

const pack = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const elm = { street1: '9 Elm St', city: 'Austin', state: 'TX', zip: '78701' }

describe('each source', () => {
  it('profile gives name, home, birth, email and phone', () => {
    const profile = {
      uuid: 'p',
      email: 'ana@example.test',
      name: { firstName: 'Ana', lastName: 'Reyes', suffix: '' },
      dob: { year: 1984, month: 5, day: 17 },
      phoneNumbers: [{ type: 'MOBILE', number: '4155550132' }],
      addresses: [{ type: 'HOME', ...elm }],
    }
    expect(prefillFromProfile(profile)).toEqual({
      name: { firstName: 'Ana', lastName: 'Reyes' },
      homeAddress: elm,
      dob: { year: 1984, month: 5, day: 17 },
      email: 'ana@example.test',
      phoneNumber: '4155550132',
    })
  })

  it('affiliate gives income too', () => {
    const answer = {
      name: { firstName: 'Ana', lastName: 'Reyes' },
      address: elm,
      dob: '1984-05-17',
      phone: '14155550132',
      income: 90_000,
      affiliate: 'a',
    }
    expect(prefillFromAffiliate(answer)).toEqual({
      name: { firstName: 'Ana', lastName: 'Reyes' },
      propertyAddress: elm,
      dob: { year: 1984, month: 5, day: 17 },
      phoneNumber: '4155550132',
      income: 90_000,
    })
  })

  it('referral and offer code give name and property', () => {
    const flat = { firstName: 'Ana', lastName: 'Reyes', suffix: 'Jr', ...elm, zip: '78701-1234' }
    const expected = { name: { firstName: 'Ana', lastName: 'Reyes', suffix: 'JR' }, propertyAddress: elm }
    expect(prefillFromOfferCode({ ...flat, offerCode: 'SPRING' })).toEqual(expected)
    expect(prefillFromReferral({ ...flat, phoneNumber: '4155550132', email: 'ana@example.test' })).toEqual({
      ...expected,
      phoneNumber: '4155550132',
      email: 'ana@example.test',
    })
  })

  it('query unpacks userData, drops unknown keys and what does not pass', () => {
    const userData = pack({
      firstName: 'José',
      lastName: 'Núñez',
      email: 'no address',
      ...elm,
      zip: '1',
      admin: true,
      income: -5,
      dob: '02/31/1984',
    })
    expect(prefillFromQuery({ userData })).toEqual({
      name: { firstName: 'José', lastName: 'Núñez' },
      propertyAddress: { street1: '9 Elm St', city: 'Austin', state: 'TX' },
    })
  })

  it('query takes the state alone, but the packed one first', () => {
    expect(prefillFromQuery({ state: 'ca' })).toEqual({ propertyAddress: { state: 'CA' } })
    expect(prefillFromQuery({ state: 'CA', userData: pack(elm) }).propertyAddress?.state).toBe('TX')
    expect(prefillFromQuery({ state: 'nowhere' })).toEqual({})
  })

  it.each([null, undefined, 'text', 7, [], { name: 'Ana', addresses: 'none', phoneNumbers: [null] }])('rejects %j', (answer) => {
    for (const source of [prefillFromProfile, prefillFromAffiliate, prefillFromReferral, prefillFromOfferCode]) {
      expect(source(answer)).toEqual({})
    }
  })

  it.each(['', '!', 'e30=x', 'a', pack([1]), pack('text'), Buffer.from([0xff, 0xfe]).toString('base64url'), 'e'.repeat(9000)])(
    'userData %j is nothing',
    (packed) => expect(unpackUserData(packed)).toBeUndefined(),
  )

  it('userData may be padded', () => expect(unpackUserData(`${pack({ a: 1 })}==`)).toEqual({ a: 1 }))
})

describe('precedence', () => {
  const from = (email: string) => ({ email })

  it('is profile, affiliate, referral, offer code, query, estimate', () => {
    const sources = Object.fromEntries(PREFILL_SOURCES.map((source) => [source, from(source)]))
    for (const source of PREFILL_SOURCES) {
      const merged = mergePrepopulation(sources)
      expect(merged.values.email).toBe(source)
      expect(merged.prefilled).toEqual({ email: source })
      delete sources[source]
    }
    expect(mergePrepopulation(sources)).toEqual({ values: {}, prefilled: {} })
  })

  it('marks each answer with its own source', () => {
    const merged = mergePrepopulation({ profile: from('a'), query: { email: 'b', income: 5 } })
    expect(merged).toEqual({ values: { email: 'a', income: 5 }, prefilled: { email: 'profile', income: 'query' } })
  })

  it('never mixes two addresses', () => {
    const merged = mergePrepopulation({
      offerCode: { propertyAddress: elm },
      query: { propertyAddress: { state: 'CA', street2: 'Apt 4' } },
    })
    expect(merged.values.propertyAddress).toEqual(elm)
  })

  it('locks the email of the profile only', () => {
    expect(isEmailLocked(mergePrepopulation({ profile: from('a') }))).toBe(true)
    expect(isEmailLocked(mergePrepopulation({ query: from('a') }))).toBe(false)
  })
})

describe('applying a prefill', () => {
  const merged = mergePrepopulation({
    query: { name: { firstName: 'Ana', lastName: 'Reyes' }, propertyAddress: elm, income: 90_000, email: 'a@b.test' },
  })

  it('fills what is empty and asks for it all the same', () => {
    const data = applyPrepopulation(emptyRegisterData, merged)
    expect(data.propertyAddress).toMatchObject({ ...elm, street2: '', occupancyType: undefined })
    expect(data.income.income).toBe(90_000)
    expect(data).toMatchObject({ isPrepopulationComplete: true, isIncomeSet: false, isSaleStatusSet: false })
  })

  it('leaves what the borrower typed', () => {
    const typed = {
      ...emptyRegisterData,
      email: 'mine@b.test',
      isIncomeSet: true,
      income: { income: 1, otherIncome: 0, employmentType: undefined },
    }
    const data = applyPrepopulation(typed, merged)
    expect([data.email, data.income.income]).toEqual(['mine@b.test', 1])
  })

  it("prefers the account's email to one typed before the login", () => {
    const own = mergePrepopulation({ profile: { email: 'account@b.test' } })
    expect(applyPrepopulation({ ...emptyRegisterData, email: 'mine@b.test' }, own).email).toBe('account@b.test')
  })
})

describe('another offer code', () => {
  it('takes away what the code before it had filled in, and nothing that was typed', () => {
    const found = mergePrepopulation({ offerCode: prefillFromOfferCode({ firstName: 'Rosa', lastName: 'Reyes', ...elm }) })
    const filled = applyPrepopulation(emptyRegisterData, found)
    const left = withoutSource(filled, found.prefilled, 'offerCode')
    expect(left.prefilled).toEqual({})
    expect([left.data.name, left.data.propertyAddress]).toEqual([emptyRegisterData.name, emptyRegisterData.propertyAddress])
    // What was saved is the borrower's own: its group no longer counts as filled in.
    expect(withoutSource(filled, { name: 'offerCode' }, 'offerCode').data.propertyAddress).toMatchObject(elm)
  })
})

describe('an estimate', () => {
  const typed = { state: 'TX', zip: '78702', occupancy: 'SECONDARY', incomeCents: 9_000_050 } as const
  const estimate = prefillFromEstimate(typed)
  const place = { state: 'TX', zip: '78702', occupancyType: 'SECONDARY' }
  const fresh = { data: emptyRegisterData, prefilled: {} }

  it('fills in state, ZIP, use of the home and income, to be confirmed, and leaves the other sources to be asked', () => {
    expect(estimate).toEqual({ propertyAddress: place, income: 90_000 })
    const { data, prefilled } = withEstimate(fresh, estimate)
    expect(data.propertyAddress).toMatchObject({ ...place, street1: '' })
    expect(data).toMatchObject({ isPrepopulationComplete: false, isIncomeSet: false })
    expect([data.income.income, prefilled]).toEqual([90_000, { propertyAddress: 'estimate', income: 'estimate' }])
    expect(prefillFromEstimate({ state: 'TX', incomeCents: 0 })).toEqual({ propertyAddress: { state: 'TX' } })
  })

  it('takes the place of the estimate before it', () => {
    const first = withEstimate(fresh, estimate)
    const { data, prefilled } = withEstimate(first, prefillFromEstimate({ state: 'CA' }))
    expect(data.propertyAddress).toEqual({ ...emptyRegisterData.propertyAddress, state: 'CA' })
    expect([data.income.income, prefilled]).toEqual([0, { propertyAddress: 'estimate' }])
  })

  it('gives way to a letter, a partner or a referral, whichever came first, and to what the borrower answered', () => {
    const letter = mergePrepopulation({ offerCode: { propertyAddress: elm } })
    const lettered = { data: applyPrepopulation(emptyRegisterData, letter), prefilled: letter.prefilled }
    const after = withEstimate(lettered, estimate)
    expect([after.data.propertyAddress.street1, after.data.propertyAddress.occupancyType, after.data.income.income]).toEqual([
      elm.street1,
      undefined,
      90_000,
    ])
    const before = withEstimate(fresh, estimate)
    const found = mergePrepopulation({ offerCode: { propertyAddress: elm }, estimate: heldFromEstimate(before) })
    expect(found.values).toMatchObject({ propertyAddress: elm, income: 90_000 })
    expect(found.prefilled).toEqual({ propertyAddress: 'offerCode', income: 'estimate' })
    const answered = { ...emptyRegisterData, propertyAddress: { ...elm, street2: '', occupancyType: 'HOME' as const }, isIncomeSet: true }
    expect(withEstimate({ data: answered, prefilled: {} }, estimate)).toEqual({ data: answered, prefilled: {} })
  })

  it('is more than the state of a link alone', () => {
    const stated = mergePrepopulation({ query: prefillFromQuery({ state: 'CA' }), estimate })
    expect(stated.values.propertyAddress).toEqual(place)
    const linked = mergePrepopulation({ query: prefillFromQuery({ state: 'CA' }) })
    const { data } = withEstimate({ data: applyPrepopulation(emptyRegisterData, linked), prefilled: linked.prefilled }, estimate)
    expect(data.propertyAddress).toMatchObject(place)
  })
})
