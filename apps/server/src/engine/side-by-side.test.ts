import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CreditBureau } from '../providers/credit-bureau/port.ts'
import { attemptsOf, runsOf } from '../store/repositories/runs.ts'
import { APPLICATION, type Person, person } from '../testing/person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
/** Pulls that were begun and wait to be let go, oldest first. */
let held: (() => void)[] = []
beforeAll(async () => {
  app = await openTestApp()
  const asked: CreditBureau = app.container.provider('credit-bureau', 'HEARTH')
  const { pullSoft } = asked
  asked.pullSoft = async (request, call) => {
    await new Promise<void>((letGo) => held.push(letGo))
    return pullSoft(request, call)
  }
})
/** What a failed test left waiting would keep the server from closing. */
const letAllGo = () => {
  for (const letGo of held) letGo()
  held = []
}
beforeEach(letAllGo)
afterAll(() => {
  letAllGo()
  return app.close()
})

const pulling = (count = 1) => expect.poll(() => held.length, { interval: 10 }).toBe(count)
const statesOf = async ({ uuid }: Person, item: string) =>
  (await runsOf(app.container.db, uuid)).filter((run) => run.item === item).map((run) => run.state)
const answered = async ({ uuid }: Person) => (await attemptsOf(app.container.db, uuid)).map((attempt) => attempt.item).sort()

const NEW_HOME = { street1: '40 Birch Way', city: 'Sacramento', state: 'CA', zip: '95814' }

describe('work starts when its inputs are settled', () => {
  it('home, value, title and flood are looked up while the bureau call is pending', async () => {
    const applicant = await person(app, 'Reyes')
    await pulling()
    await expect
      .poll(() => answered(applicant), { interval: 60 })
      .toEqual(['find-property', 'flood-determination', 'prequal-title', 'value-property'])
    await applicant.untilStep('WAITING_FOR_SOFT_CREDIT')
    held[0]!()
    await applicant.untilStep('OFFER_SELECTION')
  })
})

describe('the soft credit check', () => {
  it('is not made before the authorization is stored', async () => {
    const { blobs, db } = app.container
    const { put } = blobs
    let store: () => void = () => undefined
    const stored = new Promise<void>((resolve) => {
      store = resolve
    })
    blobs.put = async (length, open) => {
      await stored
      return put(length, open)
    }
    const applicant = await person(app, 'Reyes')
    // Everything that needs no authorization is done in the meantime.
    await expect.poll(() => answered(applicant), { interval: 60 }).toContain('value-property')
    expect([held.length, await statesOf(applicant, 'soft-credit')]).toEqual([0, []])
    store()
    blobs.put = put
    await pulling()
    const kept = await db.query(
      "select 1 from documents where application_id = $1 and kind = 'PRE_SOFT_CREDIT_DISCLOSURE' and twin_of is null",
      [applicant.uuid],
    )
    expect(kept.rows).toHaveLength(1)
    held[0]!()
    await applicant.untilStep('OFFER_SELECTION')
  })
})

describe('a result whose inputs have changed', () => {
  it('is discarded: the answer to the newer question counts, and the old attempt is kept', async () => {
    const applicant = await person(app, 'Reyes')
    await pulling()
    await applicant.answer('home-address', NEW_HOME)
    await pulling(2)
    held[1]!()
    await applicant.untilStep('OFFER_SELECTION')
    const before = (await applicant.application()).updated
    held[0]!()
    await expect.poll(() => statesOf(applicant, 'soft-credit'), { interval: 60 }).toEqual(expect.arrayContaining(['done', 'dropped']))
    expect((await answered(applicant)).filter((item) => item === 'soft-credit')).toHaveLength(2)
    const after = await applicant.application()
    expect([after.step, after.updated]).toEqual(['OFFER_SELECTION', before])
  })

  it('also when it comes first', async () => {
    const applicant = await person(app, 'Okafor')
    await pulling()
    await applicant.answer('home-address', NEW_HOME)
    await pulling(2)
    held[0]!()
    await expect.poll(() => statesOf(applicant, 'soft-credit'), { interval: 60 }).toContain('dropped')
    await applicant.untilStep('WAITING_FOR_SOFT_CREDIT')
    held[1]!()
    await applicant.untilStep('OFFER_SELECTION')
  })
})

describe('withdrawing', () => {
  it('ends it at once: running work is discarded and nothing more is started', async () => {
    const applicant = await person(app, 'Lindqvist')
    await pulling()
    const reply = await app.call({
      method: 'POST',
      url: `${APPLICATION}/${applicant.uuid}/cancel`,
      headers: { ...applicant.headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ reason: 'Changed my mind' }),
    })
    expect([reply.statusCode, reply.json<{ step: string }>().step]).toEqual([200, 'CANCELLED'])
    held[0]!()
    await expect.poll(() => statesOf(applicant, 'soft-credit'), { interval: 60 }).toEqual(['dropped'])
    expect(await statesOf(applicant, 'first-decision')).toEqual([])
    expect((await applicant.status()).step).toBe('CANCELLED')
    expect(
      (await applicant.put('/items/annual-income', { employmentType: 'FULL_TIME', primaryCents: 1, otherCents: 0, coOwnersCents: 0 }))
        .statusCode,
    ).toBe(409)
  })

  it('lets the same person apply again', async () => {
    const first = await person(app, 'Moreau')
    await pulling()
    const again = () =>
      app.call({
        method: 'POST',
        url: `${APPLICATION}/${first.uuid}/cancel`,
        headers: { ...first.headers, 'content-type': 'application/json' },
        payload: '{}',
      })
    expect((await again()).statusCode).toBe(200)
    expect((await again()).statusCode).toBe(409)
    held[0]!()
    expect((await first.application()).activeForAppStart).toBe(false)
  })
})

it('a mail server that takes connections and says nothing holds up nobody’s application', async () => {
  const mail = app.container.provider('mail', 'HEARTH')
  const { send } = mail
  let letMailGo: () => void = () => undefined
  const silence = new Promise<void>((resolve) => {
    letMailGo = resolve
  })
  mail.send = async (message) => {
    await silence
    return send(message)
  }
  const { db, engine } = app.container
  const first = await person(app, 'Reyes')
  await pulling()
  held[0]!()
  await first.untilStep('OFFER_SELECTION')
  const { rows } = await db.query('select id from outbox where application_id = $1 and sent_at is null limit 1', [first.uuid])
  const outbox = Number(rows[0]!.id)
  await db.transaction((session) =>
    engine.queue.send(
      session,
      Array.from({ length: 100 }, () => ({ kind: 'outbox', outbox }) as const),
    ),
  )
  engine.wake()
  const second = await person(app, 'Reyes')
  await pulling(2)
  held[1]!()
  await second.untilStep('OFFER_SELECTION')
  mail.send = send
  letMailGo()
})
