import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { saveEntry } from '../usecases/reference/registers.ts'
import { DEMO_ORIGINATOR, seedRegisters } from './seed-registers.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const get = async (url: string) => (await app.call({ url })).json()

it('the sandbox has a loan officer to be referred by, and an announcement', async () => {
  await seedRegisters(app.container.db)
  expect(await get(`/service-lead-portal/api/lo/${DEMO_ORIGINATOR}`)).toMatchObject({
    originatorDisplayInfo: { originatorName: 'Lou Park', nmls: '000148' },
  })
  expect((await get('/banners/test.json')).filter(({ active }: { active: boolean }) => active)).toHaveLength(1)
  expect(await get('/banners/production.json')).toEqual([])
})

it('leaves entries that someone changed untouched', async () => {
  await saveEntry(app.container.db, 'banners', 'test', [])
  await seedRegisters(app.container.db)
  expect(await get('/banners/test.json')).toEqual([])
})
