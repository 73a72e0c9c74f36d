import { daysBetween, localDateIn } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPlans } from '../engine/check-plans.ts'
import { person } from '../testing/person.ts'
import { planIn, refusedPerson } from '../testing/refused-person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { sendOutbox } from '../usecases/events/send-outbox.ts'
import { readMailbox } from '../usecases/mailbox/read-mailbox.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const rowsOf = async (text: string, values: unknown[]) => (await app.container.db.query(text, values)).rows
const today = () => localDateIn(app.container.clock.now(), 'America/Los_Angeles')
const mailsFor = async (email: string) => (await readMailbox(app.container)).filter((mail) => mail.recipient === email)
const soon = async <T>(look: () => Promise<T>, found: (value: T) => boolean): Promise<T> => {
  for (let tries = 0; ; tries++) {
    const value = await look()
    if (found(value) || tries > 400) return value
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** The notice's mail goes out beside the test; what is changed before it has gone is changed again by it. */
const untilSent = (uuid: string) =>
  soon(
    () => rowsOf("select id from notices where application_id = $1 and kind <> 'SCORE_DISCLOSURE' and sent_at is not null", [uuid]),
    (rows) => rows.length === 1,
  )

async function declined(lastName: string, applicant = {}) {
  const who = await person(app, lastName, applicant)
  await who.untilStep('DECLINED')
  return { who, file: refusedPerson(app, who) }
}

describe('an explained decision', () => {
  it('says each limit in sentences with the numbers, and what would pass', async () => {
    const { file } = await declined('Highdti')
    const decision = await file.decision()
    expect(decision).toMatchObject({ outcome: 'DECLINE', hardPull: false, refusal: { kind: 'ADVERSE_ACTION', by: 'RULES', on: today() } })
    expect(decision.refusal?.reasons).toEqual([{ code: 'EXCESSIVE_OBLIGATIONS', text: 'Excessive obligations in relation to income' }])
    const income = decision.limits.find((limit) => limit.limit === 'DTI')
    expect(income).toMatchObject({ passed: false, decides: true, title: 'Monthly payments compared with your income' })
    expect(income?.explanation).toMatch(
      /^Monthly payments of \$28,4\d\d, with a line of \$15,000, compared with an income of \$12,083 a month before tax\. That is 235/,
    )
    expect(income?.explanation).toContain(
      'Accounts in the credit report: $28,000. Property tax: $447, estimated from the median of California, 2024.',
    )
    expect(decision.figures?.monthlyPayments).toHaveLength(4)
    for (const limit of decision.limits) expect(limit.explanation).toMatch(/^[A-Z“].+\.$/)
  })

  it('belongs to another person: not found', async () => {
    const { who } = await declined('Highdti')
    const other = await person(app, 'Reyes')
    for (const [method, path] of [
      ['GET', '/decision'],
      ['POST', '/ways/higher-score'],
      ['POST', '/plan'],
    ] as const) {
      const reply = await app.call({
        method,
        url: `/service-application/api/v1/application/heloc/${who.uuid}${path}`,
        headers: { ...other.headers, 'content-type': 'application/json' },
        ...(method === 'POST' && { payload: JSON.stringify({ way: 'higher-score' }) }),
      })
      expect([path, reply.statusCode]).toEqual([path, 404])
    }
  })

  it('of someone with offers has nothing to refuse, to change or to report', async () => {
    const who = await person(app, 'Reyes')
    await who.untilStep('OFFER_SELECTION')
    const file = refusedPerson(app, who)
    expect(await file.decision()).toMatchObject({ outcome: 'APPROVED', refusal: null, ways: [], plan: null, notice: null })
    expect((await file.take('higher-score')).statusCode).toBe(409)
    expect((await file.savePlan('higher-score')).statusCode).toBe(409)
  })
})

describe('the notice', () => {
  it('is made with the refusal, once, due in thirty days, and states the score that was used', async () => {
    const { who, file } = await declined('Lowscore')
    const { notice } = await soon(file.decision, ({ notice: made }) => made?.sentAt !== null)
    expect(notice).toMatchObject({
      kind: 'ADVERSE_ACTION',
      lender: { legalName: 'Hearthline Lending, Inc.', address: '400 Hearth Street, Suite 900, Sacramento, CA 95814' },
      applicant: { name: 'Ana Lowscore', address: '12 Alder Way, Sacramento, CA 95814' },
      score: { value: 600, min: 300, max: 850, on: today(), source: 'Cedar Credit Bureau' },
      bureau: { name: 'Cedar Credit Bureau', address: 'P.O. Box 4000, Springfield, IL 62701', url: 'https://bureau.example' },
    })
    expect(daysBetween(today(), notice!.dueOn)).toBe(30)
    expect(notice!.score!.factors).toHaveLength(4)
    expect(notice!.reasons.length).toBeGreaterThan(0)
    expect(notice!.reasons.length).toBeLessThanOrEqual(4)
    // A low score is no reason (12 CFR 1002.9(b)(2)), and neither is 'other'.
    for (const { text } of notice!.reasons) expect(text).not.toMatch(/score|^Other$/i)
    expect(notice!.ecoa).toContain('Federal Trade Commission')
    expect(notice!.fcra).toHaveLength(3)
    expect(await rowsOf("select content_sealed from notices where application_id = $1 and kind <> 'SCORE_DISCLOSURE'", [who.uuid])).toEqual(
      [{ content_sealed: expect.stringMatching(/^sealed:/) }],
    )
  })

  it('is announced by mail and bell without a figure, and marked as sent with them', async () => {
    const { who, file } = await declined('Lowscore')
    const { notice } = await soon(file.decision, ({ notice: made }) => made?.sentAt !== null)
    expect(notice?.sentAt).not.toBeNull()
    const [mail] = await mailsFor(who.email)
    expect(mail?.body).toContain('Sign in to read your notice')
    expect(mail?.body).not.toMatch(/\b600\b|Proportion|factor/)
  })

  it('that could not be sent is sent when the mail provider is back', async () => {
    const { who } = await declined('Lowscore')
    await untilSent(who.uuid)
    await app.container.db.query('update notices set sent_at = null where application_id = $1', [who.uuid])
    const [row] = await rowsOf(
      "update outbox set sent_at = null where application_id = $1 and payload ->> 'step' = 'DECLINED' returning id",
      [who.uuid],
    )
    const { db, clock, log, brands, engine } = app.container
    const teller = { db, clock, log, brandOf: (code: string) => brands.get(code)!, linkTo: () => 'http://localhost', engine: engine.parts }
    const down = { send: () => Promise.reject(new Error('The mail is down')) }
    const sentAt = async () =>
      (await rowsOf("select sent_at from notices where application_id = $1 and kind <> 'SCORE_DISCLOSURE'", [who.uuid]))[0]?.sent_at
    await expect(sendOutbox({ ...teller, mail: down }, Number(row!.id))).rejects.toThrow('down')
    expect(await sentAt()).toBeNull()
    const due = (await operator.get('/notices?show=due')).json<{ rows: { applicationUuid: string }[]; due: number }>()
    expect(due.rows.map((each) => each.applicationUuid)).toContain(who.uuid)
    await sendOutbox({ ...teller, mail: { send: async () => {} } }, Number(row!.id))
    expect(await sentAt()).not.toBeNull()
  })

  it('of a home that we do not accept names the home as the reason, and no credit and no score', async () => {
    const { file } = await declined('Listed')
    const { outcome, refusal, notice } = await file.decision()
    expect([outcome, refusal?.kind, refusal?.reasons]).toEqual([
      'INELIGIBLE',
      'NOT_OFFERED',
      [{ code: 'OTHER', text: 'Other: The home is for sale' }],
    ])
    expect(refusal?.note).toContain('Your home is listed for sale.')
    expect(notice).toMatchObject({ kind: 'ADVERSE_ACTION', reasons: refusal?.reasons, score: null, bureau: null })
    expect(notice?.actionTaken).toContain('no decision was made on your credit')
  })

  it('is one for each refusal: taken up again and refused again, there are two', async () => {
    const { who, file } = await declined('Assetrich', { income: 60_000 })
    const count = async () =>
      (await rowsOf("select id from notices where application_id = $1 and kind <> 'SCORE_DISCLOSURE'", [who.uuid])).length
    expect(await count()).toBe(1)
    const way = (await file.decision()).ways.find((each) => each.id === 'co-owners-income')!
    expect((await file.take(way.id, { coOwnersAnnualIncomeCents: way.needsCents! * 12 })).statusCode).toBe(200)
    await who.untilStep('OFFER_SELECTION')
    await who.answer('annual-income', { employmentType: 'FULL_TIME', primaryCents: 100_000, otherCents: 0, coOwnersCents: 0 })
    await who.untilStep('DECLINED')
    expect(await count()).toBe(2)
  })

  it('lists for operators only, overdue first', async () => {
    const { who } = await declined('Lowscore')
    expect((await app.call({ url: '/console/api/v1/notices', headers: who.headers })).statusCode).toBe(403)
    await untilSent(who.uuid)
    await app.container.db.query("update notices set sent_at = null, due_on = '2020-01-31' where application_id = $1", [who.uuid])
    const { rows, overdue } = (await operator.get('/notices')).json<{
      rows: { applicationUuid: string; overdue: boolean }[]
      overdue: number
    }>()
    expect(rows[0]).toMatchObject({ applicationUuid: who.uuid, overdue: true })
    expect(overdue).toBe(1)
    await app.container.db.query('update notices set sent_at = now() where application_id = $1', [who.uuid])
  })
})

describe('a refusal by a reviewer', () => {
  const explained = async () => {
    const who = await person(app, 'Delinquent')
    await who.untilStep('DELINQUENCY_REVIEW')
    await who.answer('delinquency-explanation', { current: true, explanation: 'I changed banks and two payments went out late.' })
    return who
  }

  it('names one to four of the reasons that law knows, and acceptance none', async () => {
    const who = await explained()
    const decide = (data: unknown) => operator.decide(who.uuid, 'delinquency-review', data)
    const field = async (data: unknown) => {
      const reply = await decide(data)
      return [reply.statusCode, reply.json<{ fields: { path: string; message: string }[] }>().fields[0]]
    }
    const refusal = { outcome: 'REFUSED', reason: 'Late again this month.' }
    const path = 'data.reasonCodes'
    expect(await field(refusal)).toEqual([422, { path, message: 'Choose one to four reasons. We send them to the applicant.' }])
    expect(await field({ outcome: 'ACCEPTED', reason: 'Fine now.', reasonCodes: ['BANKRUPTCY'] })).toMatchObject([422, { path }])
    const all = ['BANKRUPTCY', 'FORECLOSURE', 'GARNISHMENT', 'NO_CREDIT_FILE', 'RECENT_INQUIRIES']
    expect(await field({ ...refusal, reasonCodes: all })).toMatchObject([422, { path }])
    expect((await decide({ ...refusal, reasonCodes: ['DELINQUENT_OBLIGATIONS'] })).statusCode).toBe(200)

    const file = refusedPerson(app, who)
    const { refusal: told, ways, notice } = await file.decision()
    expect(told).toMatchObject({ by: 'PERSON', kind: 'ADVERSE_ACTION', on: today() })
    expect(notice?.reasons).toEqual([{ code: 'DELINQUENT_OBLIGATIONS', text: 'Delinquent past or present credit obligations with others' }])
    expect(notice?.score).toBeNull()
    expect(notice?.bureau?.name).toBe('Cedar Credit Bureau')
    expect(ways).toEqual([])
    const taken = await file.take('higher-score')
    expect([taken.statusCode, taken.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringContaining('An underwriter made this decision'),
    ])
  })
})

describe('taking an approval path', () => {
  it('is refused for what is not in the list, and beside another application under way', async () => {
    const { file } = await declined('Highdti')
    const unknown = await file.take('first-lien-00000000')
    expect([unknown.statusCode, unknown.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringContaining('no longer in your list'),
    ])
    await (await file.applyAgain('Frozen')).untilStep('SOFT_CREDIT_LOCKED_OR_FROZEN')
    const way = (await file.decision()).ways[0]!
    const beside = await file.take(way.id, { coOwnersAnnualIncomeCents: way.needsCents! * 12 })
    expect([beside.statusCode, beside.json<{ message: string }>().message]).toEqual([409, expect.stringContaining('another application')])
  })
})

describe('a plan', () => {
  it('is one: another takes its place, the same again is the same, and dropped it is gone', async () => {
    const { file } = await declined('Highdti')
    const [first, second] = (await file.decision()).ways
    const saved = planIn(await file.savePlan(first!.id))
    expect(planIn(await file.savePlan(first!.id)).uuid).toBe(saved.uuid)
    const other = planIn(await file.savePlan(second!.id))
    expect((await file.decision()).plan).toMatchObject({ uuid: other.uuid, state: 'SAVED' })
    expect((await file.dropPlan(saved.uuid)).statusCode).toBe(204)
    expect((await file.dropPlan(other.uuid)).statusCode).toBe(204)
    expect((await file.decision()).plan).toBeNull()
    expect((await file.dropPlan('7b1f4f0e-0d36-4f4e-8f63-5f1f7a6f9f00')).statusCode).toBe(404)
  })

  it('is for a day to come', async () => {
    const { file } = await declined('Recentbuyer')
    const [way] = (await file.decision()).ways
    const early = await file.savePlan(way!.id, today())
    expect([early.statusCode, early.json<{ fields: { path: string }[] }>().fields[0]?.path]).toEqual([422, 'checkOn'])
  })

  it('is processed once, however many nodes check it, and notified once', async () => {
    const { who, file } = await declined('Lowscore')
    const saved = planIn(await file.savePlan('higher-score', undefined))
    await app.container.db.query("update plans set check_on = '2020-01-31' where id = $1", [saved.uuid])
    const { parts } = app.container.engine
    await Promise.all([checkPlans(parts), checkPlans(parts), checkPlans(parts)])
    expect((await file.decision()).plan).toMatchObject({ state: 'WOULD_PASS' })
    expect(await rowsOf("select id from outbox where application_id = $1 and kind = 'plan-checked'", [who.uuid])).toHaveLength(1)
    const told = await soon(
      () => mailsFor(who.email),
      (mails) => mails.length > 1,
    )
    expect(told.filter((mail) => mail.subject.startsWith('An update on your saved plan'))).toHaveLength(1)
  })

  it('that is not enough shows what is missing', async () => {
    const { file } = await declined('Lowscore')
    const saved = planIn(await file.savePlan('higher-score'))
    // As if the rules had moved on: 620 is what was planned for.
    await app.container.db.query(
      "update plans set check_on = '2020-01-31', change = jsonb_set(change, '{changes,0,score}', '620') where id = $1",
      [saved.uuid],
    )
    await checkPlans(app.container.engine.parts)
    const { plan } = await file.decision()
    expect(plan).toMatchObject({ state: 'WOULD_NOT_PASS', explanation: expect.stringContaining('Still missing: “Your credit score”') })
  })
})

// Last, because it moves the time of all.
describe('an expired refusal', () => {
  it('stays refused: time alone reopens nothing, and its approval paths are for a new application', async () => {
    const { who, file } = await declined('Highdti')
    await operator.advance(31)
    expect((await who.status()).step).toBe('DECLINED')
    const income = { employmentType: 'FULL_TIME', primaryCents: 900_000_000, otherCents: 0, coOwnersCents: 0 }
    expect((await who.put('/items/annual-income', income)).statusCode).toBe(409)
    const { ways, outcome } = await file.decision()
    expect([outcome, ways.some((way) => way.takeNow)]).toEqual(['DECLINE', false])
    const late = await file.take(ways[0]!.id, { coOwnersAnnualIncomeCents: 900_000_000 })
    expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([409, expect.stringContaining('Apply again')])
  })
})
