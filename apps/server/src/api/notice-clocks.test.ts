import { addDays, delinquencyExplanation, lenderDay } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceDueApplications } from '../engine/keep-time.ts'
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
    expect(notice?.reasons).toEqual([{ code: 'OTHER', text: expect.stringContaining('was not finished within 30 days') }])
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
