import { addDays, delinquencyExplanation, lenderDay } from '@hearthline/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { advanceDueApplications } from '../engine/keep-time.ts'
import { firstOffer } from '../testing/first-offer.ts'
import { type Person, person } from '../testing/person.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { refusedPerson } from '../testing/refused-person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { readMailbox } from '../usecases/mailbox/read-mailbox.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const MINUTE = 60_000

/** Sets the clock of everyone, and lets time do what it does by itself. */
async function passTo(moment: number) {
  app.container.clock.set(moment - Date.now())
  await advanceDueApplications(app.container.engine.parts)
}
/** Midnight in Pacific Time: 7 or 8 hours behind Greenwich. */
const beginOf = (day: string) =>
  ['07', '08']
    .map((hour) => `${day}T${hour}:00:00.000Z`)
    .filter((at) => lenderDay(at) === day)
    .map(Date.parse)[0]!
const today = () => lenderDay(app.container.clock.now())

async function soon<T>(look: () => Promise<T>, found: (value: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries++) {
    const value = await look()
    if (found(value) || tries > 400) return value
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
const mailsFor = async ({ email }: Person) =>
  (await readMailbox(app.container)).filter((mail) => mail.recipient === email).map(({ subject }) => subject)

interface QueueRow {
  readonly uuid: string
  readonly clock: { readonly kind: string; readonly who: string; readonly dueOn: string } | null
}
const queue = async (show: 'all' | 'needs-person') =>
  (await operator.get(`/queue?show=${show}&limit=100`)).json<{ rows: QueueRow[] }>().rows
interface Notices {
  readonly rows: {
    readonly applicationUuid: string
    readonly kind: string
    readonly dueOn: string
    readonly overdue: boolean
    readonly late: boolean
  }[]
  readonly late: number
}
const notices = async () => (await operator.get('/notices?limit=200')).json<Notices>()
const noticeOf = async ({ uuid }: Person, kind: string) =>
  (await notices()).rows.find((row) => row.applicationUuid === uuid && row.kind === kind)
const clockOf = async ({ uuid }: Person) => (await queue('all')).find((row) => row.uuid === uuid)?.clock

async function pdfOf(who: Person, document: string | null): Promise<string> {
  const reply = await who.get(`/documents/${document}`)
  expect(reply.statusCode).toBe(200)
  return (await readPdf(new Uint8Array(reply.rawPayload))).text.replace(/\s+/g, ' ')
}

describe('the clocks of Regulation B, by themselves', () => {
  it('ask for what is missing on the last day, and deny as incomplete on the last day of that', async () => {
    const who = await person(app, 'Frozen')
    await who.untilStep('SOFT_CREDIT_LOCKED_OR_FROZEN')
    const file = refusedPerson(app, who)
    const due = addDays(today(), 30)
    expect(await clockOf(who)).toMatchObject({ kind: 'REQUEST', who: 'BORROWER', dueOn: due })

    await passTo(beginOf(due) - MINUTE)
    expect((await file.decision()).letters).toEqual([])
    await passTo(beginOf(due) + MINUTE)
    const { letters } = await file.decision()
    expect(letters).toMatchObject([{ kind: 'INFORMATION_REQUEST', dueOn: due }])
    const text = await pdfOf(who, letters[0]!.document)
    expect(text).toContain('Your application is incomplete')
    expect(text).toContain('Your credit file at Cedar Credit Bureau unlocked, its freeze lifted, or the PIN of the freeze')
    expect(text).toContain('we cannot give your application further consideration')
    expect(
      await soon(
        () => mailsFor(who),
        (subjects) => subjects.some((each) => each.startsWith('Your application is incomplete')),
      ),
    ).toContainEqual(expect.stringContaining('Your application is incomplete'))

    const last = addDays(due, 30)
    expect(await clockOf(who)).toMatchObject({ kind: 'INCOMPLETE', dueOn: last })
    await passTo(beginOf(last) - MINUTE)
    expect((await who.status()).step).toBe('SOFT_CREDIT_LOCKED_OR_FROZEN')
    await passTo(beginOf(last) + MINUTE)
    expect(await who.status()).toMatchObject({ step: 'DECLINED', decision: 'DECLINE' })
    const ended = await soon(file.decision, ({ notice }) => notice?.sentAt !== null)
    expect(ended).toMatchObject({ refusal: { by: 'TIME' }, ways: [] })
    expect(ended.notice).toMatchObject({
      kind: 'ADVERSE_ACTION',
      reasons: [{ code: 'CREDIT_APPLICATION_INCOMPLETE' }],
      score: null,
      bureau: null,
    })
    expect(await pdfOf(who, ended.notice!.document)).toContain('Credit application incomplete')
    expect(await mailsFor(who)).toContainEqual(expect.stringContaining('About your application'))
    expect(await clockOf(who)).toBeNull()
    // Not the day of the request, which was over when the refusal was made.
    expect(ended.notice).toMatchObject({ dueOn: last })
    expect(await noticeOf(who, 'ADVERSE_ACTION')).toMatchObject({ dueOn: last, overdue: false, late: false })
  })

  it('show our own last day first in the queue, and end a review that no one ended', async () => {
    const who = await person(app, 'Delinquent')
    await who.untilStep('DELINQUENCY_REVIEW')
    await who.answer('delinquency-explanation', delinquencyExplanation.example)
    await soon(
      () => clockOf(who),
      (clock) => clock?.who === 'TEAM',
    )
    const due = addDays(today(), 30)
    const later = await person(app, 'Reyes')
    await later.untilStep('OFFER_SELECTION')
    expect((await queue('needs-person'))[0]).toMatchObject({ uuid: who.uuid, clock: { kind: 'DECISION', who: 'TEAM', dueOn: due } })
    // Approved, and theirs to accept: nothing is due.
    expect(await clockOf(later)).toBeNull()

    await passTo(beginOf(due) - MINUTE)
    expect((await who.status()).step).not.toBe('DECLINED')
    await passTo(beginOf(due) + MINUTE)
    expect((await who.status()).step).toBe('DECLINED')
    const { notice } = await soon(refusedPerson(app, who).decision, ({ notice: made }) => made?.sentAt !== null)
    expect(notice?.reasons).toEqual([{ code: 'OTHER', text: expect.stringContaining('did not finish our own review within 30 days') }])
    expect((await later.status()).step).toBe('OFFER_SELECTION')
    expect(await noticeOf(who, 'ADVERSE_ACTION')).toMatchObject({ dueOn: due, late: false })
  })

  it('say of a notice that went out after its last day that it was late, and count it', async () => {
    const who = await person(app, 'Frozen')
    await who.untilStep('SOFT_CREDIT_LOCKED_OR_FROZEN')
    const due = addDays(today(), 30)
    const before = (await notices()).late
    // Nothing ran for a while.
    await passTo(beginOf(addDays(due, 3)) + MINUTE)
    const row = await soon(
      () => noticeOf(who, 'INFORMATION_REQUEST'),
      (found) => found?.late === true,
    )
    expect(row).toMatchObject({ dueOn: due, overdue: false, late: true })
    expect((await notices()).late).toBe(before + 1)
  })
})

describe('an answer that changes nothing', () => {
  // People of the sandbox follow what they were advised as its time is moved.
  beforeEach(() => app.container.clock.set(0))
  const DAYS = 20 * 24 * 60 * MINUTE
  const answerOf = async (who: Person, item: string) => (await who.get(`/items/${item}`)).json<{ data: object }>().data

  it('does not put off the day on which our own review is due', async () => {
    const who = await person(app, 'Delinquent')
    await who.untilStep('DELINQUENCY_REVIEW')
    await who.answer('delinquency-explanation', delinquencyExplanation.example)
    const isOurs = (clock: QueueRow['clock'] | undefined) => clock?.who === 'TEAM'
    const before = await soon(() => clockOf(who), isOurs)
    await passTo(Date.parse(app.container.clock.now()) + DAYS)
    const income = await answerOf(who, 'annual-income')
    const saved = await who.put('/items/annual-income', income)
    expect(saved.statusCode, saved.body).toBe(200)
    expect(await clockOf(who)).toEqual(before)
    // Another income is news, and yet nothing that this review looks at.
    await who.put('/items/annual-income', { ...income, otherCents: 100_000 })
    expect(await clockOf(who)).toEqual(before)
    // Nor the last day of the notice, whoever refuses then.
    const reasonCodes = ['DELINQUENT_OBLIGATIONS']
    await operator.decide(who.uuid, 'delinquency-review', { outcome: 'REFUSED', reason: 'Late again.', reasonCodes })
    expect((await soon(refusedPerson(app, who).decision, ({ notice }) => notice !== null)).notice?.dueOn).toBe(before?.dueOn)
  })

  it('does not put off the end of a counteroffer', async () => {
    const who = await person(app, 'Highcltv')
    await who.untilStep('CLTV_LIEN_POSITION_REQUALIFY')
    const before = await clockOf(who)
    expect(before).toMatchObject({ kind: 'COUNTEROFFER' })
    await passTo(Date.parse(app.container.clock.now()) + DAYS)
    expect((await who.put('/items/annual-income', await answerOf(who, 'annual-income'))).statusCode).toBe(200)
    // No change was chosen: refused, and it puts nothing off.
    expect((await who.put('/items/requalify', {})).statusCode).toBe(422)
    await who.untilStep('CLTV_LIEN_POSITION_REQUALIFY')
    expect(await clockOf(who)).toEqual(before)
  })

  it('stands since it was first given, and is a line of the audit log each time', async () => {
    const who = await person(app, 'Reyes')
    await who.untilStep('OFFER_SELECTION')
    const given = async () => {
      const { rows } = await app.container.db.query(
        "select settled_at from facts where application_id = $1 and item = 'annual-income' order by id",
        [who.uuid],
      )
      return rows.map((row) => new Date(String(row.settled_at)).getTime())
    }
    const income = await answerOf(who, 'annual-income')
    await passTo(Date.parse(app.container.clock.now()) + MINUTE)
    await who.answer('annual-income', income)
    await passTo(Date.parse(app.container.clock.now()) + MINUTE)
    await who.answer('annual-income', { ...income, otherCents: 100_000 })
    const [first, same, other] = await given()
    expect(same).toBe(first)
    expect(other).toBeGreaterThan(first!)
    const { rows } = await app.container.db.query(
      "select 1 from audit_log where application_id = $1 and action = 'answered' and detail->>'asked' = 'annual-income'",
      [who.uuid],
    )
    expect(rows).toHaveLength(2)
  })

  it('but a choice made again after its offers were priced anew counts from then: it keeps them', async () => {
    const who = await person(app, 'Okafor')
    await who.untilStep('OFFER_SELECTION')
    const choice = firstOffer(await who.offers())
    await who.answer('chosen-offer', choice)
    await who.untilRest()
    const chosen = async () => {
      const { rows } = await app.container.db.query(
        "select settled_at from facts where application_id = $1 and item = 'chosen-offer' order by id desc limit 1",
        [who.uuid],
      )
      return new Date(String(rows[0]!.settled_at)).getTime()
    }
    const first = await chosen()
    await passTo(Date.parse(app.container.clock.now()) + MINUTE)
    await who.answer('chosen-offer', choice)
    expect(await chosen()).toBe(first)
    // Other figures that come to the very same offers.
    const income = await answerOf(who, 'annual-income')
    await who.answer('annual-income', { ...income, employmentType: 'PART_TIME' })
    await who.untilRest()
    await passTo(Date.parse(app.container.clock.now()) + MINUTE)
    await who.answer('chosen-offer', choice)
    expect(await chosen()).toBeGreaterThan(first)
  })
})

describe('the credit score disclosure', () => {
  it('is there with the offers: score, range, day, source, factors, and how it compares', async () => {
    const who = await person(app, 'Reyes')
    await who.untilStep('OFFER_SELECTION')
    // Nobody waits for its document, which follows in a moment.
    const { letters, figures } = await soon(refusedPerson(app, who).decision, (decision) => Boolean(decision.letters[0]?.document))
    expect(letters).toMatchObject([{ kind: 'SCORE_DISCLOSURE' }])
    const text = await pdfOf(who, letters[0]!.document)
    expect(text).toContain('Your credit score and the price you pay for credit')
    expect(text).toContain(`Your credit score ${figures!.score}`)
    for (const words of [
      'Source: Cedar Credit Bureau',
      'Scores range from a low of 300 to a high of 850',
      'percent of US consumers',
      'Length of time accounts have been established',
      'Notice to the home loan applicant',
      'P.O. Box 4000, Springfield, IL 62701',
      'www.annualcreditreport.com',
      'www.consumerfinance.gov/learnmore',
    ])
      expect(text).toContain(words)
  })
})
