import { stateCodes } from '@hearthline/brands'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicationBody } from '../testing/application-body.ts'
import { createRequest, newEmail, person } from '../testing/person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const NOT_SERVED = ['DE', 'HI', 'KY', 'NY', 'WV'] as const
const SERVED = stateCodes.filter((state) => !NOT_SERVED.includes(state as never))

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** A real place in that state: neither its first zip code, which is often a post-office box, nor its last. */
function placeIn(state: string) {
  const postalCodes = app.container.provider('postal-codes', 'HEARTH')
  const zips = postalCodes
    .zipsIn(state)
    .filter((zip) => !app.container.brands.get('HEARTH')!.lending.unservedZipPrefixes.some((prefix) => zip.startsWith(prefix)))
  const zip = zips[Math.floor(zips.length / 2)]!
  return { city: postalCodes.cityOf(zip)!.city, state, zip }
}

describe('a qualified applicant reaches OFFER_SELECTION in every served state', () => {
  it('HEARTH serves every state and DC but five', () => {
    expect(SERVED).toHaveLength(46)
  })
  it.concurrent.each(SERVED)('%s', async (state) => {
    const applicant = await person(app, 'Okafor', { place: placeIn(state) })
    expect((await applicant.untilRest()).step).toBe('OFFER_SELECTION')
    expect((await applicant.offers()).offers.length).toBeGreaterThan(0)
  })
  it.concurrent.each(['HOME', 'SECONDARY', 'INVESTMENT'] as const)('with a property of occupancy %s', async (occupancyType) => {
    expect((await (await person(app, 'Lindqvist', { occupancyType })).untilRest()).step).toBe('OFFER_SELECTION')
  })
})

describe('where we do not lend', () => {
  it.each(NOT_SERVED)("%s is refused with 422 'we do not currently offer loans in %s'", async (state) => {
    const email = newEmail()
    const headers = await app.signUp(email)
    const reply = await app.call(createRequest(headers, applicationBody('Okafor', email, { place: placeIn(state) })))
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({
      message: `we do not currently offer loans in ${state}`,
      code: 'state_not_offered',
      fields: [{ path: 'propertyRequest.state' }],
    })
  })
  it('a refused request leaves nothing: the same person may apply elsewhere', async () => {
    const email = newEmail()
    const headers = await app.signUp(email)
    expect((await app.call(createRequest(headers, applicationBody('Okafor', email, { place: placeIn('NY') })))).statusCode).toBe(422)
    expect((await app.call(createRequest(headers, applicationBody('Okafor', email)))).statusCode).toBe(201)
  })
})
