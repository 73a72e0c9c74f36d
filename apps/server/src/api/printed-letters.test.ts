/** What the team copies is in letters that documents print and people see, and a reason says something. */
import { afterAll, beforeAll, expect } from 'vitest'
import { jointApplication, sam } from '../testing/joint-application.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { documentIn } from '../testing/show-identity.ts'
import { staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
})
afterAll(() => app.close())

const UNSEEN = '\u2800\u3164\u2800\u3164'

itInLongRun('is refused with other letters wherever the team enters it', async () => {
  const operator = await staff(app, 'operator')
  const underwriter = await staff(app, 'underwriter')
  const place = { place: { city: 'Denver', state: 'CO', zip: '80202' } }
  const { uuid } = await jointApplication(app, operator, [sam()], 'NOTE_SIGNING', place)
  const [{ party }] = (await operator.get(`/applications/${uuid}/signers`)).json<[{ party: string }]>()
  const details = (more: object) =>
    underwriter.decide(uuid, 'instrument-details', {
      ...{ spouseSigns: 'YES', spouseSource: 'Counsel of the title company', vesting: 'Ana Sound and Sam Reyes, as joint tenants' },
      ...more,
    })
  const marriage = (firstName: string) =>
    operator.decide(uuid, 'owner-marriages', { owners: [{ party, status: 'MARRIED', spouse: { firstName, lastName: 'Lee' } }] })
  const document = documentIn(await operator.receive(uuid, 'FILE_EVIDENCE', 'the passport'))
  const removal = (more: object) =>
    operator.post(`/applications/${uuid}/signers/${party}/removal`, { document, because: 'SOLD_SHARE', ...more })
  const orders = { data: { orders: [{ because: 'SEARCH_WRONG' }] }, reason: UNSEEN }
  for (const [reply, path] of [
    [await details({ vesting: 'Ana Sound and Sam Reyes, \u3164\u2800 as joint tenants' }), 'data.vesting'],
    [await details({ vesting: 'Ana Sound and Sam Reyes, as joint tenants 金金 😀' }), 'data.vesting'],
    [await details({ county: 'Аlder' }), 'data.county'],
    [await details({ legalDescription: 'Lot 7\ufe0f' }), 'data.legalDescription'],
    [await details({ spouseSource: 'Counsel 金 of the title company' }), 'data.spouseSource'],
    [await marriage('Ki\u034fm'), 'data.owners.0.spouse.firstName'],
    [await marriage('K\u0316\u0317\u0318im'), 'data.owners.0.spouse.firstName'],
    [await removal({ reason: UNSEEN }), 'reason'],
    [
      await removal({ because: 'MISSPELLED', rightName: { firstName: 'Sa\u034fm', lastName: 'Reyes' }, reason: 'As on the ID' }),
      'rightName.firstName',
    ],
    [await operator.post(`/applications/${uuid}/items/title-search-orders`, orders), 'reason'],
    [await operator.post(`/applications/${uuid}/signers/${party}/email`, { email: 'sam@example.test', reason: UNSEEN }), 'reason'],
  ] as const)
    expect([reply.statusCode, reply.json<{ fields: { path: string }[] }>().fields?.map((field) => field.path)]).toEqual([422, [path]])
  expect((await details({ vesting: 'Ana Sound and Sam Reyes, as joint tenants, O’Brien Addition' })).statusCode).toBe(200)
  for (const name of ['Łukasz', 'Nguyễn', 'José', 'Jose\u0301']) expect([name, (await marriage(name)).statusCode]).toEqual([name, 200])
})
