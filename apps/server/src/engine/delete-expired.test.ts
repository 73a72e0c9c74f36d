import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { OPEN_EVENTS } from '../usecases/events/record-event.ts'
import { deleteExpired } from './delete-expired.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const retention = { events: OPEN_EVENTS, eventDays: 90, networkDays: 90 }
const names = async () => (await app.container.db.query('select name from events order by name')).rows.map(({ name }) => name)

describe('telemetry and event posts', () => {
  it('are kept without what is personal', async () => {
    const sent = { note: 'ana.reyes@example.test', ssn: '666-12-3456', nested: [{ to: '666-12-3456' }] }
    const replies = [
      await app.call({ method: 'POST', url: '/ft/external/event', payload: { event: 'x', sessionKey: {}, eventProperties: sent } }),
      await app.call({ method: 'POST', url: '/ft/external/session', payload: { platform: 'WEB', queryParams: sent } }),
      await app.call({ method: 'POST', url: '/service-application/external/api/v1/events/appStarted', payload: sent }),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([202, 200, 202])
    const kept = JSON.stringify((await app.container.db.query('select * from events')).rows)
    expect(kept).toContain('[removed]')
    expect(kept).not.toMatch(/ana\.reyes|666-12-3456/)
  })

  it('are deleted after their days; feedback and what is younger stays', async () => {
    const { db, clock } = app.container
    await db.query('delete from events')
    const put = (name: string, days: number) =>
      db.query(
        `insert into events (organization_code, name, detail, at) values ('HEARTH', $1, '{}', $2::timestamptz - $3 * interval '1 day')`,
        [name, clock.now(), days],
      )
    for (const name of OPEN_EVENTS) await put(name, 91)
    await put('appStarted', 89)
    await put('feedback.ceo', 400)
    expect(await deleteExpired(app.container, retention)).toBe(OPEN_EVENTS.length)
    expect(await names()).toEqual(['appStarted', 'feedback.ceo'])
  })

  it('are deleted some at a time, however many there are', async () => {
    const { db } = app.container
    await db.query(
      `insert into events (organization_code, name, detail, at)
       select 'HEARTH', 'telemetry.event', '{}', now() - interval '200 days' from generate_series(1, 10001)`,
    )
    expect(await deleteExpired(app.container, retention)).toBe(10_001)
  })
})

it('counts that have expired and networks not seen for long are deleted', async () => {
  const { db } = app.container
  await db.query(
    `insert into limit_counts (name, subject, count, expires_at) values ('login', 'old', 1, now() - interval '1 second'), ('login', 'new', 1, now() + interval '1 hour')`,
  )
  await app.signUp('seen@example.test')
  await db.query(`insert into known_networks select id, 'long-ago', now() - interval '91 days' from identities`)
  await deleteExpired(app.container, retention)
  expect((await db.query('select subject from limit_counts')).rows).toEqual([{ subject: 'new' }])
  expect((await db.query('select network from known_networks')).rows).toEqual([{ network: '127.0.0.1' }])
})
