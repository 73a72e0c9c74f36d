import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FIRST_TRIES } from '../engine/backoff.ts'
import { attemptsOf } from '../store/repositories/runs.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { person } from '../testing/person.ts'
import { staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

describe('what prevents a credit report', () => {
  it('Nomatch continues to offers after a Social Security number', async () => {
    const applicant = await person(app, 'Nomatch')
    await applicant.untilStep('CREDIT_NO_MATCH')
    await applicant.answer('credit-obstacle', { ssn: '512347689' })
    const { step, previousStep } = await applicant.untilRest()
    expect([step, previousStep]).toEqual(['OFFER_SELECTION', 'WAITING_FOR_INITIAL_OFFERS'])
  })

  it('Nohit has no file under the number either: CREDIT_NO_MATCH_SSN', async () => {
    const applicant = await person(app, 'Nohit')
    await applicant.untilStep('CREDIT_NO_MATCH')
    await applicant.answer('credit-obstacle', { ssn: '512347689' })
    expect((await applicant.untilRest()).step).toBe('CREDIT_NO_MATCH_SSN')
  })

  it('an invalid number is refused, naming its field, and the application does not change', async () => {
    const applicant = await person(app, 'Nomatch')
    await applicant.untilStep('CREDIT_NO_MATCH')
    const reply = await applicant.put('/items/credit-obstacle', { ssn: '12345' })
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ fields: [{ path: 'ssn' }], code: 'validation_failed' })
    expect(reply.body).not.toContain('12345')
    expect((await applicant.status()).step).toBe('CREDIT_NO_MATCH')
  })

  it('Frozen continues once the freeze is lifted; a PIN does not help', async () => {
    const applicant = await person(app, 'Frozen')
    await applicant.untilStep('SOFT_CREDIT_LOCKED_OR_FROZEN')
    await applicant.answer('credit-obstacle', { pin: '2468' })
    expect((await applicant.untilRest()).step).toBe('SOFT_CREDIT_LOCKED_OR_FROZEN')
    await applicant.answer('credit-obstacle', { thawed: true })
    expect((await applicant.untilRest()).step).toBe('OFFER_SELECTION')
  })

  it('Frozenpin sees that a PIN is wrong, and continues with the right one', async () => {
    const applicant = await person(app, 'Frozenpin')
    await applicant.untilStep('SOFT_CREDIT_LOCKED_OR_FROZEN')
    await applicant.answer('credit-obstacle', { pin: '1111' })
    expect((await applicant.untilRest()).step).toBe('SOFT_CREDIT_LOCKED_OR_FROZEN')
    const asked = (await applicant.get('/items/credit-obstacle')).json<{ about: { outcome: string } }>()
    expect(asked.about.outcome).toBe('PIN_INCORRECT')
    await applicant.answer('credit-obstacle', { pin: '2468' })
    expect((await applicant.untilRest()).step).toBe('OFFER_SELECTION')
  })

  it('Minor rests at CREDIT_MINOR', async () => {
    expect((await (await person(app, 'Minor')).untilRest()).step).toBe('CREDIT_MINOR')
  })
})

describe('a bureau that does not answer', () => {
  it('is not a decline: CREDIT_ERROR, in the operators’ queue, and every attempt is kept', async () => {
    const applicant = await person(app, 'Bureaudown')
    const { step, decision } = await applicant.untilStep('CREDIT_ERROR')
    expect([step, decision]).toEqual(['CREDIT_ERROR', 'INITIAL'])
    const operator = await staff(app, 'operator')
    const queue = (await operator.get('/queue')).json<{ rows: { uuid: string; needsOperator: boolean }[] }>()
    expect(queue.rows.find((row) => row.uuid === applicant.uuid)).toMatchObject({ needsOperator: true, step: 'CREDIT_ERROR' })
    const tries = (await attemptsOf(app.container.db, applicant.uuid)).filter((attempt) => attempt.item === 'soft-credit')
    expect(tries.length).toBeGreaterThanOrEqual(FIRST_TRIES)
    expect(new Set(tries.map((attempt) => attempt.outcome))).toEqual(new Set(['SERVER_ERROR']))
  })

  itInLongRun('may be asked again by an operator; only what gave up may', async () => {
    const applicant = await person(app, 'Bureaudown')
    await applicant.untilStep('CREDIT_ERROR')
    const operator = await staff(app, 'operator')
    const again = (item: string) =>
      operator.post(`/applications/${applicant.uuid}/items/${item}/rerun`, { reason: 'The bureau says it is back' })
    expect((await again('find-property')).statusCode).toBe(409)
    const reply = await again('soft-credit')
    expect([reply.statusCode, reply.json()]).toEqual([200, { step: 'WAITING_FOR_SOFT_CREDIT' }])
    await applicant.untilStep('CREDIT_ERROR')
    const tries = (await attemptsOf(app.container.db, applicant.uuid)).filter((attempt) => attempt.item === 'soft-credit')
    expect(tries.length).toBeGreaterThanOrEqual(2 * FIRST_TRIES)
  })
})
