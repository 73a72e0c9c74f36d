/** Whatever happens while a transfer is under way: one leaves, and it stands in the books. */
import { localDateIn, zoneOfState } from '@hearthline/domain'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TransferStanding } from '../providers/payments/port.ts'
import type { ProviderCall } from '../providers/provider-call.ts'
import { ProviderUnavailable } from '../providers/provider-call.ts'
import { liveOn, personAt } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import type { Person } from '../testing/person.ts'
import { documentIn } from '../testing/show-identity.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const APPROVED = { outcome: 'ACCEPTED', reason: 'File complete, amounts agree.' }

let app: TestApp
let operator: Staff
let sent: Person
/** What the processor was asked to send, and what happens between its having sent it and our hearing of it. */
let asked: ProviderCall[] = []
let meanwhile: () => Promise<void> = async () => undefined
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
  const payments = app.container.provider('payments', 'HEARTH')
  const { disburse } = payments
  payments.disburse = async (request, call) => {
    asked.push(call)
    const sent = await disburse(request, call)
    await meanwhile()
    return sent
  }
})
afterEach(() => {
  asked = []
  meanwhile = async () => undefined
})
afterAll(() => app.close())

/** As another approval of the same money would: what the transfer rested on is no longer what it would rest on. */
async function approveAnew({ uuid }: Person): Promise<void> {
  const { rows } = await app.container.db.query(
    "select actor, basis, shape from facts where application_id = $1 and item = 'funding-decision' order by id desc limit 1",
    [uuid],
  )
  await app.container.db.query(
    `with moved as (update applications set version = version + 1 where id = $1 returning version)
     insert into facts (application_id, item, party, basis, version, data, shape, actor, settled_at)
     select $1, 'funding-decision', 'borrower', $2, version, $3, $4, $5, now() from moved`,
    [uuid, rows[0]!.basis, JSON.stringify({ ...APPROVED, reason: 'Looked at once more.' }), rows[0]!.shape, rows[0]!.actor],
  )
}

const transfersOf = async ({ uuid }: Person) =>
  (await app.container.db.query('select trace_number, amount_cents::int as cents from transfers where application_id = $1', [uuid])).rows

const heldIn = async ({ uuid }: Person) =>
  (
    await app.container.db.query(
      `select account from ledger_entries where application_id = $1 and account = any($2)
       group by account having sum(amount_cents) <> 0`,
      [uuid, ['UNDISBURSED', 'ACH_CLEARING', 'CLOSING_COST_CLEARING']],
    )
  ).rows

/** Of what was sent and has not settled nothing else is open. */
const ON_ITS_WAY = [{ account: 'ACH_CLEARING' }]

it('a transfer whose approval was replaced while it was under way stands, and no other is made', async () => {
  const borrower = await personAt(app, operator, 'FUNDING_DECISION')
  meanwhile = () => approveAnew(borrower)
  await liveOn(borrower, operator)
  expect(asked).toHaveLength(1)
  expect(await transfersOf(borrower)).toHaveLength(1)
  expect(await heldIn(borrower)).toEqual(ON_ITS_WAY)
  sent = borrower
})

describe('a payment that is held while its processor is away', () => {
  const payments = () => app.container.provider('payments', 'HEARTH')
  /** Away for the first two times that it is asked. */
  const answering = (data: TransferStanding) => {
    let times = 0
    payments().withdraw = async () => {
      times += 1
      if (times < 3) throw new ProviderUnavailable('Poplar Payments (sandbox)', 'TIMEOUT')
      return { data, provider: 'Poplar Payments (sandbox)', reference: 'told', request: {}, response: {} }
    }
    return () => times
  }
  const file = async () => (await operator.get(`/applications/${sent.uuid}`)).json<{ stopAskedSince: string | null }>()
  const hold = () => operator.decide(sent.uuid, 'funding-hold', { isHeld: true })
  afterEach(() => {
    delete payments().withdraw
  })

  it('is on hold here at once, and held no more where it turns out to have left', async () => {
    const asked = answering({ status: 'SENT' })
    expect((await hold()).statusCode).toBe(200)
    expect(await file()).toMatchObject({ stopAskedSince: expect.any(String), openItem: { id: 'funding-release' } })
    await sent.untilStep('COMPLETE')
    expect([asked(), await operator.resultOf(sent, 'funding-hold'), (await file()).stopAskedSince]).toEqual([3, { isHeld: false }, null])
    expect(await heldIn(sent)).toEqual(ON_ITS_WAY)
    // One that answers that it is too late is believed at once.
    expect((await hold()).statusCode).toBe(422)
  })

  it('is stopped when the processor says so: it is out of the books, and the borrower is told', async () => {
    answering({ status: 'WITHDRAWN', on: operator.today() })
    expect((await hold()).statusCode).toBe(200)
    await expect.poll(async () => (await file()).stopAskedSince).toBeNull()
    expect(await operator.resultOf(sent, 'disbursement-returns')).toMatchObject({ returns: [{ code: 'WITHDRAWN' }] })
    expect(await heldIn(sent)).toEqual([{ account: 'UNDISBURSED' }])
    expect((await sent.application()).openItem).toBe('funding-release')
    await mailsArrived(app, sent, 'We stopped your payment for now')
  })
})

itInLongRun('a transfer whose answer was lost, and that was approved anew since, is asked for under the name that it had', async () => {
  const borrower = await personAt(app, operator, 'FUNDING_DECISION')
  meanwhile = async () => {
    if (asked.length > 1) return
    await approveAnew(borrower)
    throw new ProviderUnavailable('Poplar Payments (sandbox)', 'TIMEOUT')
  }
  expect((await (await operator.funder()).decide(borrower.uuid, 'funding-decision', APPROVED)).statusCode).toBe(200)
  await expect.poll(() => asked.length).toBe(1)
  // Any change of the file looks at it anew.
  expect((await operator.decide(borrower.uuid, 'funding-hold', { isHeld: true })).statusCode).toBe(200)
  await liveOn(borrower, operator)
  expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(Array(2).fill(`${borrower.uuid}/disbursement/0`))
  expect(await transfersOf(borrower)).toHaveLength(1)
})

it('a transfer that is under way when a notice of rescission comes is on record, and its money is owed back', async () => {
  const borrower = await personAt(app, operator, 'RESCISSION')
  const givenOn = localDateIn(app.container.clock.now(), zoneOfState('CA'))
  await liveOn(borrower, operator, 'FUNDING_DECISION')
  meanwhile = async () => {
    const document = documentIn(await operator.receive(borrower.uuid, 'CANCELLATION_NOTICE'))
    const notice = { party: 'borrower', way: 'MAILED', reason: 'Letter of the borrower', givenOn, document }
    const reply = await operator.post(`/applications/${borrower.uuid}/rescission`, notice)
    expect([reply.statusCode, reply.json()]).toEqual([200, { step: 'CANCELLED' }])
  }
  expect((await (await operator.funder()).decide(borrower.uuid, 'funding-decision', APPROVED)).statusCode).toBe(200)
  await expect.poll(() => transfersOf(borrower)).toHaveLength(1)
  expect(asked).toHaveLength(1)
  expect((await borrower.application()).step).toBe('CANCELLED')
  // The account is opened for the books alone, and once the notice is confirmed nothing is owed on it but what left.
  const second = await operator.colleague()
  const confirmed = await second.post(
    `/applications/${borrower.uuid}/rescission/confirm`,
    { reason: 'Letter and postmark compared' },
    await second.readNow(borrower.uuid),
  )
  expect(confirmed.statusCode).toBe(200)
  expect((await operator.get(`/applications/${borrower.uuid}`)).json()).toMatchObject({
    rescission: { owedByOwners: [{ what: 'CASH', amountCents: (await transfersOf(borrower))[0]!.cents }] },
  })
  await expect
    .poll(async () => (await borrower.get('/line')).json<{ line: object | null }>().line)
    .toMatchObject({ status: 'CANCELED', balanceCents: (await transfersOf(borrower))[0]!.cents })
  await operator.advance(3)
  expect(asked).toHaveLength(1)
})

itInLongRun('nothing more is sent where another amount left already: a person looks', async () => {
  const borrower = await personAt(app, operator, 'FUNDING_DECISION')
  const payments = app.container.provider('payments', 'HEARTH')
  const { disburse } = payments
  payments.disburse = async (request, call) => {
    const sent = await disburse(request, call)
    return { ...sent, data: { ...sent.data, amountCents: sent.data.amountCents - 1 } }
  }
  try {
    expect((await (await operator.funder()).decide(borrower.uuid, 'funding-decision', APPROVED)).statusCode).toBe(200)
    await expect
      .poll(async () => (await operator.get(`/applications/${borrower.uuid}`)).json<{ summary: object }>().summary)
      .toMatchObject({ needsOperator: true })
    expect(await operator.resultOf(borrower, 'disbursement')).toBeNull()
    expect(await transfersOf(borrower)).toEqual([])
  } finally {
    payments.disburse = disburse
  }
})
