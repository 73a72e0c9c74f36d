/** The bank's files, with a lender whose bank asks for test entries: what each holds, what the bank's answers bring about, and who of the team sees it. */
import type { BankEntryBody, BankFileBody, BankProblemBody, CallAt, ReplyOf } from '@hearthline/contract'
import { fundingDecision, isCreditorBusinessDay, type LocalDate, lenderDay, replacementAccount } from '@hearthline/domain'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { inScope } from '../store/scope.ts'
import { changed, returned } from '../testing/bank-answer.ts'
import { type BankFolder, bankFolder } from '../testing/bank-folder.ts'
import { liveOn, personAt } from '../testing/live-on.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import type { Person } from '../testing/person.ts'
import { unreadablePages } from '../testing/read-pages.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let bank: BankFolder
let operator: Staff
let funder: Staff
let auditor: Staff
let elsewhere: Staff
let borrower: Person
let signedOn: LocalDate
beforeAll(async () => {
  bank = bankFolder()
  app = await openTestApp({ ...bank.settings })
  operator = await staff(app, 'operator')
  funder = await staff(app, 'funder')
  auditor = await staff(app, 'auditor')
  elsewhere = await staff(app, 'funder', ['RIOSOL'])
  borrower = await personAt(app, operator, 'RESCISSION')
  signedOn = lenderDay(app.container.clock.now())
})
afterEach(async () => expect(await unreadablePages(borrower, operator)).toEqual([]))
afterAll(async () => {
  await app.close()
  bank.remove()
})

const entriesInDatabase = async (kind: string) =>
  (
    await app.container.db.query(
      'select trace_number as trace, amount_cents::int as cents from ach_entries where kind = $1 order by trace_number',
      [kind],
    )
  ).rows as { trace: string; cents: number }[]
const files = async (who: Staff) => (await who.get('/bank-files')).json<{ files: BankFileBody[]; waiting: number; problems: number }>()
const entriesOf = async (who: Staff, file?: string) =>
  (await who.get(`/bank-files/entries${file ? `?file=${file}` : ''}`)).json<{ entries: BankEntryBody[] }>().entries
const problems = async (who: Staff, show = 'open') =>
  (await who.get(`/bank-files/problems?show=${show}`)).json<{ problems: BankProblemBody[] }>().problems

type Ledger = NonNullable<ReplyOf<CallAt<'GET', '/console/api/v1/applications/:uuid/ledger'>>['ledger']>
const ledger = async () => (await operator.get(`/applications/${borrower.uuid}/ledger`)).json<{ ledger: Ledger }>().ledger
const balance = ({ balances }: Ledger, account: string) => balances.find((one) => one.account === account)?.cents ?? 0
const returnsOf = async () =>
  (await operator.resultOf<{ returns: readonly object[] } | null>(borrower, 'disbursement-returns'))?.returns ?? []
const writeReturns = (actor: string, returns: readonly object[]) =>
  app.container.db.query(
    `insert into facts (application_id, item, party, basis, version, data, shape, actor, settled_at)
     select id, 'disbursement-returns', 'borrower', '', version, $2, 1, $3, now() from applications where id = $1`,
    [borrower.uuid, JSON.stringify({ returns }), actor],
  )
const ANOTHER = replacementAccount.example.accountNumber
const isHanded = (trace: string) => bank.handed().some((file) => file.includes(trace))

describe('a test entry before the money', () => {
  it('goes out once the borrower has signed, without an amount, and waits for the next file', async () => {
    await expect.poll(() => entriesInDatabase('PRENOTE')).toEqual([{ trace: expect.any(String), cents: 0 }])
    expect(await files(funder)).toMatchObject({ files: [], waiting: 1, problems: 0 })
    expect(await entriesOf(funder)).toMatchObject([
      {
        ...{ kind: 'PRENOTE', amountCents: 0, returned: null, change: null },
        account: { routingNumber: '121000358', last4: '6789', accountType: 'CHECKING' },
        application: { uuid: borrower.uuid, organizationCode: 'HEARTH' },
      },
    ])
  })

  it('that the bank sends back asks for another account, when the money is approved, and no money leaves', async () => {
    const [test] = await entriesInDatabase('PRENOTE')
    await operator.advance(3)
    expect(bank.handed()).toHaveLength(1)
    bank.answers('test-returned.ach', operator.today(), returned('R03', test!.trace), 0)
    // Read in one pass, and told to the flow in the next.
    await operator.advance(1)
    await operator.advance(1)
    expect(await operator.resultOf(borrower, 'disbursement-returns')).toMatchObject({ returns: [{ code: 'R03', isTest: true }] })
    await liveOn(borrower, operator, 'DISBURSEMENT_ACCOUNT')
    expect((await borrower.application()).openItem).toBe('replacement-account')
    await mailsArrived(app, borrower, 'We need another account for your money')
    expect(await entriesInDatabase('DISBURSEMENT')).toEqual([])
  })

  it('to the other account is a new one, and the money follows when its days are over', async () => {
    await borrower.answer('replacement-account', replacementAccount.example)
    await borrower.untilRest()
    expect((await borrower.application()).openItem).toBe('replacement-approval')
    expect((await (await operator.funder()).decide(borrower.uuid, 'replacement-approval', fundingDecision.example)).statusCode).toBe(200)
    await borrower.untilRest()
    expect(await borrower.application()).toMatchObject({ step: 'FUNDABLE', openItem: 'prenote-clearance' })
    expect(await entriesInDatabase('PRENOTE')).toHaveLength(2)
    let days = 0
    while ((await borrower.application()).openItem === 'prenote-clearance' && days < 15) {
      expect(await entriesInDatabase('DISBURSEMENT')).toEqual([])
      await operator.advance(1)
      await borrower.untilRest()
      days += 1
    }
    // At least the next banking day to settle, and three more.
    expect(days).toBeGreaterThanOrEqual(4)
    await borrower.untilStep('COMPLETE')
    expect(await entriesInDatabase('DISBURSEMENT')).toHaveLength(1)
  })
})

describe('money that no bank has yet', () => {
  let first: string

  it('did not come back by the word of anyone: what a provider tells is decided by no person, nor written by one', async () => {
    const [transfer] = (await ledger()).transfers
    first = transfer!.traceNumber
    const forged = [...(await returnsOf()), { traceNumber: first, code: 'R24', returnedOn: signedOn }]
    for (const returns of [forged, []])
      expect((await operator.decide(borrower.uuid, 'disbursement-returns', { returns })).statusCode).toBe(409)
    await expect(writeReturns('operator:1', forged)).rejects.toThrow(/told by the provider alone/)
    await expect(writeReturns('provider:payments', forged)).rejects.toThrow(/Nothing came back/)
    expect(await returnsOf()).toHaveLength(1)
  })

  it('is stopped by whoever holds the payment: it is not sent, the books say so, and the borrower is told', async () => {
    const cents = (await ledger()).transfers[0]!.amountCents
    expect((await operator.get(`/applications/${borrower.uuid}`)).json()).toMatchObject({ onItsWay: { mayBeStopped: true } })
    expect((await operator.decide(borrower.uuid, 'funding-hold', { isHeld: true })).statusCode).toBe(200)
    expect(await borrower.application()).toMatchObject({ openItem: 'funding-release' })
    const held = await ledger()
    expect(held).toMatchObject({ differences: [], transfers: [{ traceNumber: first, state: 'WITHDRAWN' }] })
    expect([balance(held, 'UNDISBURSED'), balance(held, 'ACH_CLEARING')]).toEqual([-cents, 0])
    expect(await returnsOf()).toMatchObject([{ isTest: true }, { traceNumber: first, code: 'WITHDRAWN' }])
    await mailsArrived(app, borrower, 'We stopped your payment for now')
    await operator.advance(3)
    while (!isCreditorBusinessDay(operator.today())) await operator.advance(1)
    expect(isHanded(first)).toBe(false)
    // What was told is added to, and never taken away.
    const erased = writeReturns('provider:payments', [])
    await expect(erased).rejects.toThrow(/added to, and never changed/)
  })

  it('that is being sent while it is held is stopped too, and is never in the books', async () => {
    const payments = app.container.provider('payments', 'HEARTH')
    const { disburse } = payments
    payments.disburse = async (request, call) => {
      const sent = await disburse(request, call)
      expect((await operator.decide(borrower.uuid, 'funding-hold', { isHeld: true })).statusCode).toBe(200)
      return sent
    }
    expect((await operator.decide(borrower.uuid, 'funding-release', { released: true })).statusCode).toBe(200)
    await expect.poll(async () => (await returnsOf()).length).toBe(3)
    payments.disburse = disburse
    expect((await borrower.atRest()).openItem).toBe('funding-release')
    expect((await ledger()).transfers).toHaveLength(1)
  })

  it('is sent by another transfer once the hold is lifted', async () => {
    await liveOn(borrower, operator)
    const lifted = await ledger()
    expect([lifted.differences, lifted.transfers.map(({ state }) => state).sort()]).toEqual([[], ['SENT', 'WITHDRAWN']])
    expect(balance(lifted, 'UNDISBURSED')).toBe(0)
  })
})

describe('the team sees of the bank’s files', () => {
  let money: { trace: string; cents: number }
  beforeAll(async () => {
    await operator.advance(4)
    money = (await entriesInDatabase('DISBURSEMENT'))[2]!
    bank.answers('change.ach', operator.today(), changed(money.trace), money.cents, ANOTHER)
    bank.answers('amount.ach', operator.today(), returned('R03', money.trace), 1, ANOTHER)
    bank.answers('stranger.ach', operator.today(), returned('R03', '999999999999999'), 1)
    await operator.advance(1)
  })

  it('each file with its state and its sums, and each entry with the bank’s answer, masked', async () => {
    const { files: seen, waiting } = await files(funder)
    expect(waiting).toBe(0)
    expect(seen.map(({ state, entries, creditCents, answered }) => [state, entries, creditCents, answered])).toEqual([
      ['ANSWERED', 1, money.cents, 1],
      ['RELEASED', 1, 0, 0],
      ['ANSWERED', 1, 0, 1],
    ])
    const [newest, , oldest] = seen
    const [entry] = await entriesOf(auditor, newest!.uuid)
    expect(entry).toMatchObject({
      ...{ traceNumber: money.trace, kind: 'DISBURSEMENT', amountCents: money.cents, returned: null },
      change: { code: 'C01', words: 'C01, incorrect account number', corrected: '•••• 6780' },
    })
    expect((await entriesOf(funder, oldest!.uuid))[0]!.returned).toMatchObject({
      code: 'R03',
      words: expect.stringContaining('no account'),
    })
    const whole = JSON.stringify([await files(funder), entry, await problems(funder)])
    for (const secret of ['000123456789', '000987654321', '000123456780']) expect(whole).not.toContain(secret)
    // Page by page, each file once.
    const first = (await funder.get('/bank-files?limit=2')).json<{ files: BankFileBody[]; next: string }>()
    const rest = (await funder.get(`/bank-files?limit=2&after=${first.next}`)).json<{ files: BankFileBody[]; next: null }>()
    expect([...first.files, ...rest.files].map(({ uuid }) => uuid)).toEqual(seen.map(({ uuid }) => uuid))
    expect(rest.next).toBeNull()
  })

  it('what needs a person, until one says what was done about it: once, and on record', async () => {
    const open = await problems(funder)
    expect(open.map(({ fileName, application }) => [fileName, application?.uuid ?? null])).toEqual(
      expect.arrayContaining([
        ['amount.ach', borrower.uuid],
        ['stranger.ach', null],
      ]),
    )
    const acknowledge = (who: Staff, { uuid }: { uuid: string }, reason = 'Called the bank: it sends a new file.') =>
      who.post(`/bank-files/problems/${uuid}/acknowledge`, { reason })
    const [first] = open
    expect((await acknowledge(auditor, first!)).statusCode).toBe(403)
    expect((await acknowledge(operator, first!)).statusCode).toBe(403)
    expect((await acknowledge(elsewhere, first!)).statusCode).toBe(404)
    expect((await acknowledge(funder, first!, 'x')).statusCode).toBe(422)
    expect((await acknowledge(funder, first!)).json<BankProblemBody>().acknowledged).toMatchObject({
      reason: expect.stringContaining('new file'),
    })
    expect((await acknowledge(funder, first!)).statusCode).toBe(409)
    expect((await files(funder)).problems).toBe(open.length - 1)
    expect(await problems(funder)).toHaveLength(open.length - 1)
    expect(await problems(auditor, 'all')).toHaveLength(open.length)
    const { rows } = await app.container.db.query("select detail from audit_log where action = 'bank-problem-acknowledged'")
    expect(rows).toMatchObject([{ detail: { fileName: first!.fileName } }])
    const again = app.container.db.query("update ach_problems set reason = 'another' where id = $1", [first!.uuid])
    await expect(again).rejects.toThrow(/acknowledged once/)
  })

  it('nothing at another organization, in a role that decides no money, or of their own application; the database hides it as well', async () => {
    expect(await files(elsewhere)).toEqual({ files: [], sent: [], next: null, waiting: 0, problems: 0 })
    const [file] = (await files(funder)).files
    expect([await entriesOf(elsewhere, file!.uuid), await problems(elsewhere, 'all')]).toEqual([[], []])
    for (const role of ['operator', 'underwriter', 'closer'] as const) {
      const who = await staff(app, role)
      for (const path of ['/bank-files', '/bank-files/entries', '/bank-files/problems']) expect((await who.get(path)).statusCode).toBe(403)
    }
    const id = '00000000-0000-4000-8000-000000000000'
    const countsAt = (organizations: string[]) =>
      inScope({ kind: 'staff', identityId: id, organizations }, () =>
        Promise.all(
          ['ach_files', 'ach_entries', 'ach_problems', 'prenotes'].map(async (table) =>
            Number((await app.container.db.query(`select count(*) as n from ${table}`)).rows[0]!.n),
          ),
        ),
      )
    expect(await countsAt(['RIOSOL'])).toEqual([0, 0, 0, 0])
    expect(await countsAt(['HEARTH'])).toEqual([3, 5, 2, 2])
    await app.container.db.query('insert into application_parties (application_id, email) values ($1, $2)', [borrower.uuid, funder.email])
    expect((await files(funder)).files).toEqual([])
    expect((await problems(funder, 'all')).map(({ fileName }) => fileName)).toEqual(['stranger.ach'])
  })
})

describe('a return that comes after its days', () => {
  it('is asked about once more: it is posted, and the money waits for what a person finds out', async () => {
    await operator.advance(14)
    const { traceNumber, amountCents, state } = (await ledger()).transfers[0]!
    bank.answers('late.ach', operator.today(), returned('R06', traceNumber), amountCents, ANOTHER)
    for (const day of [1, 1]) await operator.advance(day)
    expect(state).toBe('SETTLED')
    const late = await ledger()
    expect(late).toMatchObject({ differences: [], transfers: [{ traceNumber, state: 'RETURNED' }, { state: 'WITHDRAWN' }] })
    expect((await borrower.application()).openItem).toBe('disbursement-return-review')
    // What moves nothing any more is for a person.
    bank.answers('late-again.ach', operator.today(), returned('R16', traceNumber), amountCents, ANOTHER)
    await operator.advance(1)
    expect((await problems(auditor)).map(({ problem }) => problem)).toContainEqual(expect.stringContaining('came back before, as R06'))
    await operator.decide(borrower.uuid, 'disbursement-return-review', { account: 'SAME', reason: 'Asked for by mistake.' })
    await liveOn(borrower, operator)
  })
})

describe('money that is in no file yet', () => {
  it('is stopped by a notice of rescission that comes before the file: nothing leaves, and the owners owe none of it', async () => {
    const { traceNumber } = (await ledger()).transfers.find(({ state }) => state === 'SENT')!
    const notice = { party: 'borrower', way: 'MAILED', givenOn: signedOn, reason: 'The postmark is of that day' }
    const reply = await operator.post(`/applications/${borrower.uuid}/rescission`, notice)
    expect([reply.statusCode, reply.json()]).toEqual([200, { step: 'CANCELLED' }])
    const file = (await operator.get(`/applications/${borrower.uuid}`)).json<{
      rescission: { exercised: object; owedByOwners: object[] }
    }>()
    expect(file.rescission.exercised).not.toHaveProperty('money')
    expect(file.rescission.owedByOwners).toEqual([])
    const canceled = await ledger()
    expect(canceled.differences).toEqual([])
    expect(canceled.transfers.map(({ state }) => state).sort()).toEqual(['RETURNED', 'WITHDRAWN', 'WITHDRAWN'])
    await operator.advance(3)
    expect(isHanded(traceNumber)).toBe(false)
    const [mail] = await mailsArrived(app, borrower, 'We are checking a notice to cancel your line')
    expect(mail).toContain('Until then no money is sent')
  })
})
