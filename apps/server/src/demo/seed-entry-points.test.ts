import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { AFFILIATE_KEY, LICENSED_IN_TEXAS, OPEN_REFERRAL, seedEntryPoints } from './seed-entry-points.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedEntryPoints(app.container.db, app.container.clock.now())
})
afterAll(() => app.close())

const get = async (url: string, headers = {}) => await app.call({ url, headers })

it('one offer code is valid, one has expired, one is unknown', async () => {
  const status = async (code: string) => (await get(`/service-application/external/api/v1/offercode/${code}`)).statusCode
  expect([await status('MAIL2026'), await status('PAST2025'), await status('NONE2026')]).toEqual([200, 410, 404])
})
it('a referral is open, an officer is licensed in Texas alone, an affiliate knows a visitor', async () => {
  expect((await get(`/service-lead-portal/api/referrals/${OPEN_REFERRAL}`)).json()).toMatchObject({ firstName: 'Remy', zip: '95816' })
  expect((await get(`/service-application/external/api/v1/heloc/referral-id/${OPEN_REFERRAL}`)).json()).toMatchObject({ status: 'OPEN' })
  expect((await get(`/service-lead-portal/api/lo/${LICENSED_IN_TEXAS}/licensed-states`)).json()).toEqual({
    enforceLicensedStatesForReferral: true,
    licensedStates: ['TX'],
  })
  expect((await get('/a/external/prepop', { cookie: `_ft_prepop=${AFFILIATE_KEY}` })).json()).toMatchObject({ affiliate: 'Nest Finder' })
})
