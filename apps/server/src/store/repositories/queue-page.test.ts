import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../testing/person.ts'
import { staff } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Session, Sql } from '../db.ts'
import { queuePage } from './console.ts'

let app: TestApp
let uuid: string
let loanNumber: number
beforeAll(async () => {
  app = await openTestApp()
  const applicant = await person(app, 'Reyes-Okafor')
  await person(app, 'Lindqvist')
  uuid = applicant.uuid
  loanNumber = Number((await app.container.db.query('select loan_number from applications where id = $1', [uuid])).rows[0]!.loan_number)
})
afterAll(() => app.close())

const EVERYBODY = {
  identityId: '00000000-0000-4000-8000-000000000000',
  email: 'staff@lender.example',
  roles: ['operator'],
  organizations: 'all',
} as const

const found = async (search: string) =>
  (await queuePage(app.container.db, EVERYBODY, { needsPerson: false, search, after: undefined, limit: 50 })).map(({ row }) => row.id)

describe('an operator searches', () => {
  it.each(['Reyes', 'reyes', 'Okaf', 'reyes-okafor', '  Reyes ', "reyes'"])('by a last name, whole or as it begins: %s', async (search) => {
    expect(await found(search)).toEqual([uuid])
  })

  it('by a street, of which there are several', async () => {
    expect(await found('alder')).toContain(uuid)
  })

  it('by the loan number, with and without its letters', async () => {
    expect(await found(`HL-${loanNumber}`)).toEqual([uuid])
    expect(await found(String(loanNumber))).toContain(uuid)
  })

  it.each(['nobody', '%', "'; drop table facts; --", '& | !', '', '9'.repeat(20)])(
    'and finds no one, and breaks nothing: %s',
    async (search) => {
      expect(search === '' ? [] : await found(search)).toEqual([])
    },
  )
})

describe('the cursor of a queue page', () => {
  it('is the one given by the previous page', async () => {
    const operator = await staff(app, 'operator')
    const first = (await operator.get('/queue?show=all&limit=1')).json<{ rows: { uuid: string }[]; next: string }>()
    const second = await operator.get(`/queue?show=all&limit=1&after=${encodeURIComponent(first.next)}`)
    expect(second.statusCode).toBe(200)
    expect(second.json<{ rows: { uuid: string }[] }>().rows[0]?.uuid).not.toBe(first.rows[0]?.uuid)
  })

  const id = randomUUID()
  it.each([
    `2026-13-45T99:99:99Z~${id}`,
    `2026-02-30T10:00:00.000Z~${id}`,
    `2026-11-22T10:00:00.000Z~${'-'.repeat(36)}`,
    `2026-11-22T10:00:00.000Z~${'f'.repeat(36)}`,
    `2026-11-22T....Z~${id}`,
    `2026-11-22T10:00:00.000Z~${id}~${id}`,
    `0000-01-01T00:00:00.000Z~${id}`,
    `294277-01-01T00:00:00.000Z~${id}`,
    "' or 1=1 --",
    '~',
  ])('made up by someone is refused with a sentence: %s', async (after) => {
    const operator = await staff(app, 'operator')
    const reply = await operator.get(`/queue?after=${encodeURIComponent(after)}`)
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ fields: [{ path: 'after', message: 'Use the value of `next` from the page before' }] })
  })
})

/** The facts of a few thousand people more, so that the planner has something to choose between. */
async function manyNames(session: Sql): Promise<void> {
  await session.query(
    `insert into facts (application_id, item, party, basis, version, shape, data, actor, settled_at)
     select $1, 'legal-name', 'borrower', '0', 1, 1, jsonb_build_object('firstName', 'Ana', 'lastName', md5(n::text)), 'test', now() from generate_series(1, 4000) n`,
    [uuid],
  )
  await session.query('analyze facts')
}

describe('the plan behind a page of the queue', () => {
  it.each([
    ['applications_waiting', 'select * from applications where needs_operator order by queue_at, step_since, id limit 50'],
    ['applications_recent', 'select * from applications order by created_at desc, id desc limit 50'],
    [
      'applications_waiting_at',
      "select * from applications where organization_code in ('HEARTH') and needs_operator order by queue_at, step_since, id limit 50",
    ],
    [
      'applications_recent_at',
      "select * from applications where organization_code in ('HEARTH') order by created_at desc, id desc limit 50",
    ],
    [
      'applications_wake',
      `select id from applications where wake_at <= now() and (wake_at, id) > (now(), '${randomUUID()}') order by wake_at, id limit 200`,
    ],
    [
      'facts_words',
      `select application_id from facts f where f.item in ('legal-name', 'property-address')
       and jsonb_to_tsvector('simple'::regconfig, f.data, '["string"]'::jsonb) @@ to_tsquery('simple'::regconfig, '''reyes'':*')`,
    ],
  ])('goes along its index: %s', async (index, statement) => {
    // As the function behind the search reads it: over the wall.
    const { db } = app.container
    const explain = async (session: Session) => {
      // Few rows are read fastest from the table itself; the words' index is asked once there are many.
      await session.query('set local enable_seqscan = off')
      if (index === 'facts_words') await manyNames(session)
      return (await session.query(`explain ${statement}`)).rows
    }
    const plan = await (index === 'facts_words' ? db.asOwner(explain) : db.transaction(explain))
    expect(JSON.stringify(plan)).toContain(index)
  })
})
