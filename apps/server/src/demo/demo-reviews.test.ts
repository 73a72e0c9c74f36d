import { afterAll, beforeAll, expect, it } from 'vitest'
import { person } from '../testing/person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { DEMO_BORROWERS } from './demo-accounts.ts'
import { DEMO_REVIEWS, ownedBy } from './demo-reviews.ts'
import { liveTo } from './live-to.ts'
import { seedDemo } from './seed-demo.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
  await seedDemo(app.container)
})
afterAll(() => app.close())

interface Row {
  readonly uuid: string
  readonly borrower: string
  readonly openItem: string
}

it('a newcomer’s console shows one of each kind of decision, each with its documents', async () => {
  const waiting = async () => (await operator.get('/queue')).json<{ rows: Row[] }>().rows
  const reviewed = DEMO_BORROWERS.filter(({ review }) => review !== undefined)
  await expect
    .poll(async () => (await waiting()).filter(({ borrower }) => borrower.endsWith('Lindqvist')).length, { timeout: 30_000 })
    .toBe(reviewed.length)
  const rows = (await waiting()).filter(({ borrower }) => borrower.endsWith('Lindqvist'))
  expect(Object.fromEntries(rows.map(({ borrower, openItem }) => [borrower, openItem]))).toEqual({
    'Mia Lindqvist': 'income-confirmation',
    'Iris Lindqvist': 'conditions',
    'Tess Lindqvist': 'trust-and-flood-review',
    'Abel Lindqvist': 'appraisal',
    'Vera Lindqvist': 'value-review',
  })
  const fileOf = async (name: string) =>
    (await operator.get(`/applications/${rows.find(({ borrower }) => borrower.startsWith(name))!.uuid}`)).json()
  const iris = await fileOf('Iris')
  expect(iris.openItem.parts.map(({ part }: { part: string }) => part)).toEqual(['IDENTITY', 'BANK_ACCOUNT', 'JUDGMENTS'])
  expect(iris.documents.map(({ type }: { type: string }) => type)).toEqual(expect.arrayContaining(['ID_FRONT', 'ID_BACK', 'SELFIE']))
  const mia = await fileOf('Mia')
  expect(mia.openItem.about.sources[0].proposed.map(({ field }: { field: string }) => field)).toContain('regularCents')
})

it('an application comes there too whose offers the engine has found in the meantime', async () => {
  const borrower = await person(app, 'Lindqvist')
  await borrower.untilStep('OFFER_SELECTION')
  await liveTo(app.container, borrower.uuid, 'appraisal', { ...ownedBy('Ana Lindqvist'), ...DEMO_REVIEWS.appraisal.given() })
  expect((await borrower.application()).openItem).toBe('appraisal')
})
