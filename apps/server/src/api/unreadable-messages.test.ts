import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseJob } from '../engine/job-kinds.ts'
import { parseOutbox } from '../engine/outbox-kinds.ts'
import { retryUnreadable } from '../engine/retry-unreadable.ts'
import { type Person, person } from '../testing/person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

/** A busy machine takes longer than a second. */
const PATIENCE = { timeout: 20_000 }

let app: TestApp
let ana: Person
beforeAll(async () => {
  app = await openTestApp()
  ana = await person(app, 'Reyes')
  await ana.untilStep('OFFER_SELECTION')
})
afterAll(() => app.close())

const query = async (text: string, values: unknown[] = []) => (await app.container.db.query(text, values)).rows
const send = async (data: unknown): Promise<string> => {
  const rows = await query("insert into jobs.job (name, data) values ('work', $1) returning id::text", [JSON.stringify(data)])
  app.container.engine.wake()
  return String(rows[0]!.id)
}
const unreadable = (id: string) => query('select data, problem from unreadable_jobs where id = $1', [id])
const outboxRow = async (kind: string, payload: unknown): Promise<number> => {
  const rows = await query('insert into outbox (kind, application_id, payload, created_at) values ($1, $2, $3, now()) returning id', [
    kind,
    ana.uuid,
    JSON.stringify(payload),
  ])
  return Number(rows[0]!.id)
}
const rowOf = async (id: number) => (await query('select sent_at, problem from outbox where id = $1', [id]))[0]!

describe('a job that cannot be read', () => {
  it.each([
    [{ kind: 'of-tomorrow', what: 1 }, 'There is no kind of-tomorrow'],
    [{ kind: 'run', run: 'not an id', application: 'x', item: '', basis: '0', tries: 0 }, /^run: run invalid_format/],
    [{}, 'There is no kind of job'],
    [{ kind: 'constructor' }, 'There is no kind constructor'],
  ])('%j is kept with the reason, and leaves the queue', async (data, problem) => {
    const id = await send(data)
    await expect
      .poll(() => unreadable(id))
      .toEqual([{ data, problem: typeof problem === 'string' ? problem : expect.stringMatching(problem) }])
    await expect.poll(() => query('select state::text from jobs.job where id = $1', [id]), PATIENCE).toEqual([{ state: 'completed' }])
  })

  it('is sent again by the start of a version that can read it, and others stay', async () => {
    const outbox = await outboxRow('step-changed', { step: 'OFFER_SELECTION', previousStep: null })
    const id = await send({ kind: 'of-tomorrow' })
    await expect.poll(() => unreadable(id), PATIENCE).toHaveLength(1)
    await query('update unreadable_jobs set data = $1 where id = $2', [JSON.stringify({ kind: 'outbox', outbox }), id])
    const others = (await query('select 1 from unreadable_jobs')).length - 1
    await retryUnreadable(app.container.engine.parts)
    app.container.engine.wake()
    expect(await unreadable(id)).toEqual([])
    expect(await query('select 1 from unreadable_jobs')).toHaveLength(others)
    await expect.poll(() => rowOf(outbox), PATIENCE).toMatchObject({ sent_at: expect.anything(), problem: null })
  })

  it('jobs of the version before, which did not name their kind, are still performed', () => {
    expect(parseJob({ outbox: 4 })).toEqual({ job: { kind: 'outbox', outbox: 4 } })
    const run = { run: ana.uuid, application: ana.uuid, item: 'soft-credit', basis: 'abc', tries: 2 }
    expect(parseJob(run)).toEqual({ job: { kind: 'run', ...run } })
  })
})

describe('an outbox row that cannot be read', () => {
  it.each([
    ['of-tomorrow', { what: 1 }, 'There is no kind of-tomorrow'],
    ['plan-checked', { plan: 'secret words' }, 'plan-checked: plan invalid_format'],
    ['step-changed', { previousStep: null }, 'step-changed: step invalid_type'],
  ])('%s is kept unsent, with the reason and without what it says', async (kind, payload, problem) => {
    const id = await outboxRow(kind, payload)
    await send({ kind: 'outbox', outbox: id })
    await expect.poll(() => rowOf(id), PATIENCE).toEqual({ sent_at: null, problem })
    await retryUnreadable(app.container.engine.parts)
    expect(await rowOf(id)).toEqual({ sent_at: null, problem })
  })

  it('is sent by the start of a version that can read it', async () => {
    const id = await outboxRow('step-changed', {})
    await send({ kind: 'outbox', outbox: id })
    await expect.poll(async () => (await rowOf(id)).problem, PATIENCE).not.toBeNull()
    await query('update outbox set payload = $1 where id = $2', [JSON.stringify({ step: 'OFFER_SELECTION', previousStep: null }), id])
    await retryUnreadable(app.container.engine.parts)
    app.container.engine.wake()
    await expect.poll(() => rowOf(id), PATIENCE).toMatchObject({ sent_at: expect.anything(), problem: null })
  })

  it('names kinds of its own alone', () => {
    expect(parseOutbox('toString', {})).toEqual({ problem: 'There is no kind toString' })
  })
})
