import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { endIfOpen } from '../usecases/reference/registers.ts'
import { DEMO_ORIGINATOR, DEMO_REGISTERS, seedRegisters } from './seed-registers.ts'

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
  const { db, clock } = app.container
  await endIfOpen(db, DEMO_REGISTERS.find(({ register }) => register === 'announcement')!, clock.now())
  await seedRegisters(app.container.db)
  expect(await get('/banners/test.json')).toEqual([])
})
