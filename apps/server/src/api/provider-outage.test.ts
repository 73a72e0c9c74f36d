import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CreditBureau } from '../providers/credit-bureau/port.ts'
import { ProviderUnavailable } from '../providers/provider-call.ts'
import { auditOf } from '../store/repositories/console.ts'
import { runsOf } from '../store/repositories/runs.ts'
import { person } from '../testing/person.ts'
import { staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

interface Health {
  capability: string
  lastSuccess: string | null
  lastFailure: string | null
  answered: number
  failed: number
  overdue: number
  gaveUp: number
}

let app: TestApp
/** What the product asks, and what the sandbox answers. */
let asked: CreditBureau
let bureau: CreditBureau
beforeAll(async () => {
  app = await openTestApp()
  asked = app.container.provider('credit-bureau', 'HEARTH')
  bureau = { ...asked }
})
afterEach(() => {
  Object.assign(asked, bureau)
})
afterAll(() => app.close())

function takeAway(): void {
  const gone = async () => {
    throw new ProviderUnavailable('Sandbox bureau', 'TIMEOUT')
  }
  Object.assign(asked, { pullSoft: gone, pullHard: gone })
}
const bringBack = () => {
  Object.assign(asked, bureau)
}

describe('a provider that is unavailable for a while', () => {
  it('is reported to the borrower early and retried, and the application continues by itself when it is back', async () => {
    takeAway()
    const applicant = await person(app, 'Reyes')
    await applicant.untilStep('CREDIT_ERROR')
    expect((await runsOf(app.container.db, applicant.uuid)).find((run) => run.item === 'soft-credit')?.state).toBe('overdue')
    bringBack()
    expect((await applicant.untilStep('OFFER_SELECTION')).step).toBe('OFFER_SELECTION')
    const run = (await runsOf(app.container.db, applicant.uuid)).find((each) => each.item === 'soft-credit')
    expect(run?.state).toBe('done')
    expect(run!.tries).toBeGreaterThan(10)
    const operator = await staff(app, 'operator')
    const { rows } = (await operator.get('/queue')).json<{ rows: { uuid: string }[] }>()
    expect(rows.map((row) => row.uuid)).not.toContain(applicant.uuid)
  })

  it('shows in the console with its counts; all its work is run again by one action, audited', async () => {
    takeAway()
    const people = await Promise.all(['Okafor', 'Lindqvist', 'Moreau'].map((lastName) => person(app, lastName)))
    for (const each of people) await each.untilStep('CREDIT_ERROR')
    // As after a day of tries: none continues by itself.
    await app.container.db.query("update runs set state = 'gave-up' where state = 'overdue'")
    bringBack()
    const operator = await staff(app, 'operator')
    const health = async () =>
      (await operator.get('/providers')).json<{ providers: Health[] }>().providers.find((each) => each.capability === 'credit-bureau')!
    expect(await health()).toMatchObject({ gaveUp: 3, overdue: 0, lastSuccess: expect.any(String), lastFailure: expect.any(String) })
    expect((await health()).failed).toBeGreaterThanOrEqual(30)

    const reply = await operator.post('/providers/credit-bureau/retry', { reason: 'The bureau is back' })
    expect([reply.statusCode, reply.json()]).toEqual([200, { applications: 3 }])
    for (const each of people) await each.untilStep('OFFER_SELECTION')
    expect(await health()).toMatchObject({ gaveUp: 0, overdue: 0 })
    const [first] = people
    const acts = (await auditOf(app.container.db, first!.uuid)).filter((row) => row.action === 'run-again')
    expect(acts.map((row) => row.detail)).toEqual([expect.objectContaining({ provider: 'credit-bureau', reason: 'The bureau is back' })])
    const { rows } = await app.container.db.query("select detail from audit_log where action = 'provider-retried'")
    expect(rows).toEqual([{ detail: { capability: 'credit-bureau', applications: 3, reason: 'The bureau is back' } }])
    // A second time there is nothing left to run.
    const again = await operator.post('/providers/credit-bureau/retry', { reason: 'The bureau is back' })
    expect(again.json()).toEqual({ applications: 0 })
  })

  it('a slow retry that comes due after an operator ran the work again makes no second request', async () => {
    takeAway()
    const applicant = await person(app, 'Tanaka')
    await applicant.untilStep('CREDIT_ERROR')
    const { db, engine } = app.container
    const waiting = `from jobs.job where data ->> 'application' = '${applicant.uuid}' and state in ('created', 'retry', 'active')`
    // The slow try is put off until the person has run the work again, and none is in progress.
    await expect
      .poll(async () => {
        await db.query(`update jobs.job set start_after = now() + interval '1 hour' where id in (select id ${waiting})`)
        return (await db.query(`select state ${waiting}`)).rows.map(({ state }) => state)
      })
      .toEqual(['created'])
    const operator = await staff(app, 'operator')
    bringBack()
    const answered: string[] = []
    asked.pullSoft = async (request, call) => {
      answered.push(call.idempotencyKey)
      return await bureau.pullSoft(request, call)
    }
    const reply = await operator.post('/providers/credit-bureau/retry', { reason: 'The bureau is back' })
    expect([reply.statusCode, reply.json()]).toEqual([200, { applications: 1 }])
    await applicant.untilStep('OFFER_SELECTION')
    await db.query(`update jobs.job set start_after = now() where id in (select id ${waiting})`)
    engine.parts.wake()
    await expect.poll(async () => (await db.query(`select state ${waiting}`)).rows).toEqual([])
    expect(answered).toHaveLength(1)
  })

  it('an unknown provider is not found, and an auditor can only read', async () => {
    const [operator, auditor] = [await staff(app, 'operator'), await staff(app, 'auditor')]
    expect((await operator.post('/providers/weather/retry', { reason: 'Anything' })).statusCode).toBe(404)
    expect((await auditor.get('/providers')).statusCode).toBe(200)
    expect((await auditor.post('/providers/title/retry', { reason: 'Anything' })).statusCode).toBe(403)
  })
})
