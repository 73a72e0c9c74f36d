import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { saveEntry } from '../usecases/reference/registers.ts'
import { DEMO_ORIGINATOR, seedRegisters } from './seed-registers.ts'

let house: TestApp
beforeAll(async () => {
  house = await openTestApp()
})
afterAll(() => house.close())

const get = async (url: string) => (await house.call({ url })).json()

it('the sandbox has a loan officer to be referred by, and an announcement', async () => {
  await seedRegisters(house.container.db)
  expect(await get(`/service-lead-portal/api/lo/${DEMO_ORIGINATOR}`)).toMatchObject({
    originatorDisplayInfo: { originatorName: 'Lou Park', nmls: '000148' },
  })
  expect((await get('/banners/test.json')).filter(({ active }: { active: boolean }) => active)).toHaveLength(1)
  expect(await get('/banners/production.json')).toEqual([])
})

it('leaves alone what somebody changed', async () => {
  await saveEntry(house.container.db, 'banners', 'test', [])
  await seedRegisters(house.container.db)
  expect(await get('/banners/test.json')).toEqual([])
})
