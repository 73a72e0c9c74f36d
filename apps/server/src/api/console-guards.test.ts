/** What the console’s calls refuse and say: numbers that must not reach a statement, addresses that no one means, a provider’s refusal. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ProviderRefused } from '../providers/provider-call.ts'
import { person } from '../testing/person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

describe('the search of the console', () => {
  it.each(['123456789', '123-45-6789', ' 123 45 6789 ', 'Reyes 123.45.6789'])('takes no Social Security number: %s', async (typed) => {
    const reply = await operator.get(`/queue?show=all&search=${encodeURIComponent(typed)}`)
    expect([reply.statusCode, reply.json<{ fields: object[] }>().fields]).toEqual([
      422,
      [{ path: 'search', message: expect.stringContaining('can’t be searched') }],
    ])
  })
  it.each(['HL-1000', 'Reyes', '12 Alder Way 95814-1234', 'HL-123456789'])('takes names, addresses and loan numbers: %s', async (typed) => {
    expect((await operator.get(`/queue?show=all&search=${encodeURIComponent(typed)}`)).statusCode).toBe(200)
  })
})

it('An answer with an address of blanks is refused with the field that it is in', async () => {
  const borrower = await person(app, 'Reyes')
  const refusal = async (item: string, data: object) => {
    const reply = await borrower.put(`/items/${item}`, data)
    return [reply.statusCode, reply.json<{ fields: object[] }>().fields]
  }
  const home = { street1: '   ', city: 'Sacramento', state: 'CA', zip: '95814' }
  expect(await refusal('home-address', home)).toEqual([422, [{ path: 'street1', message: 'Enter a street address' }]])
})

it('Work that a provider refused is told as refused, and not as tried again', async () => {
  const bureau = app.container.provider('credit-bureau', 'HEARTH')
  const { pullSoft } = bureau
  Object.assign(bureau, {
    pullSoft: async () => {
      throw new ProviderRefused('Sandbox bureau', 'The file is not in a form that we take.')
    },
  })
  const borrower = await person(app, 'Lindqvist')
  const openItem = async () =>
    (await operator.get(`/applications/${borrower.uuid}`)).json<{ openItem: { gaveUp: boolean; why: string } }>().openItem
  await expect.poll(async () => (await openItem()).gaveUp).toBe(true)
  Object.assign(bureau, { pullSoft })
  expect((await openItem()).why).toMatch(/refused this request/)
  expect((await openItem()).why).not.toMatch(/keep trying/)
})
