/** Bank accounts through the product: linked or typed, verified, corrected, proven by two deposits, and who may be paid. */
import { disbursementAccount, paymentMethod, type Step } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveOn, personAt } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { APPLICATION, type Person, person } from '../testing/person.ts'
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

const TYPED = disbursementAccount.example
const AUTOPAY = paymentMethod.example

const post = ({ uuid, headers }: Pick<Person, 'uuid' | 'headers'>, path: string, payload: object) =>
  app.call({ method: 'POST', url: `${APPLICATION}/${uuid}${path}`, headers: { ...headers, 'content-type': 'application/json' }, payload })

const borrowerAt = (step: 'DISBURSEMENT_ACCOUNT' | 'MICRO_DEPOSITS', lastName?: string) => personAt(app, operator, step, lastName)

const openItemOf = async (borrower: Person) => {
  await borrower.untilRest()
  return (await borrower.application()).openItem
}

/** Conditions are settled before the final offer; later the same step waits for the review of the home insurance. */
const beforeOffer = (steps: readonly Step[]) => steps.slice(0, steps.indexOf('FINAL_OFFER'))

describe('an account that fails its verification', () => {
  it('is corrected by the borrower, and verified again', async () => {
    const borrower = await borrowerAt('DISBURSEMENT_ACCOUNT', 'Bankfraud')
    await borrower.answer('disbursement-account', TYPED)
    expect(await openItemOf(borrower)).toBe('account-correction')
    expect((await borrower.get('/items/account-correction')).json().about).toMatchObject({
      because: 'NOT_FOUND',
      triesLeft: 2,
      account: { last4: '6789' },
    })
    await borrower.answer('account-correction', { ...TYPED, accountNumber: '0009992468' })
    expect(await openItemOf(borrower)).toBe('payment-method')
    expect((await borrower.status()).statuses.giactAccountStatus).toBe('VERIFIED')
  })

  itInLongRun('three times is for an operator, and what is accepted there may be paid', async () => {
    const borrower = await person(app, 'Bankfraud')
    const steps = await liveOn(borrower, operator)
    expect(beforeOffer(steps).filter((step) => step === 'CONDITIONS_OPEN')).toHaveLength(1)
    expect(steps.filter((step) => step === 'DISBURSEMENT_ACCOUNT')).toHaveLength(3)
  })
})

describe('an account that an operator refuses', () => {
  itInLongRun('is replaced by the borrower, who is told which one it is, and the review is over', async () => {
    const borrower = await personAt(app, operator, 'CONDITIONS_OPEN', 'Bankfraud')
    expect((await borrower.get('/items/conditions')).json().about.unverifiedAccount).toMatchObject({ last4: '6789' })
    const refusal = { decided: [{ condition: 'BANK_ACCOUNT', outcome: 'REFUSED', reason: 'The bank knows no such account.' }] }
    expect((await operator.decide(borrower.uuid, 'conditions', refusal)).statusCode).toBe(200)
    expect(await openItemOf(borrower)).toBe('conditions')
    expect((await borrower.get('/items/conditions')).json().about).toMatchObject({
      accountRefused: true,
      unverifiedAccount: { last4: '6789' },
    })
    expect((await borrower.application()).nextAction).toMatchObject({ waitingOn: 'you' })
    // It is the borrower's turn: it is no operator's until another account is named.
    const file = (await operator.get(`/applications/${borrower.uuid}`)).json()
    expect(file).toMatchObject({
      summary: { needsOperator: false },
      // The two before it stand beside it, each with why it failed; of a number the last digits alone.
      earlierAccounts: [
        { part: 'BANK_ACCOUNT', found: { because: 'NOT_FOUND' }, account: { last4: '6789' } },
        { part: 'BANK_ACCOUNT', found: { because: 'NOT_FOUND' } },
      ],
      openItem: { parts: [{ part: 'BANK_ACCOUNT', outcome: 'REFUSED', waitsFor: 'borrower' }] },
    })
    expect(file.audit.findLast(({ action }: { action: string }) => action === 'decided').detail).toMatchObject({
      decided: 'conditions',
      parts: [{ part: 'BANK_ACCOUNT', outcome: 'REFUSED', reason: 'The bank knows no such account.' }],
    })
    await borrower.answer('disbursement-account', { ...TYPED, accountNumber: '0009992468' })
    // Payments were authorized from the account that was refused: from another they are authorized anew (12 CFR 1005.10(b)).
    expect(await openItemOf(borrower)).toBe('payment-method')
    expect((await borrower.status()).statuses.giactAccountStatus).toBe('VERIFIED')
    // The page says why, and the bar does not go back before the identity that was checked.
    expect((await borrower.get('/items/payment-method')).json().about).toMatchObject({ accountReplaced: true, account: { last4: '2468' } })
    expect(await borrower.application()).toMatchObject({ progress: 'ID_UPLOAD' })
    await borrower.answer('payment-method', AUTOPAY)
    expect((await borrower.get('/items/payment-method')).json().about).not.toHaveProperty('accountReplaced')
    expect(['conditions', 'payment-method']).not.toContain(await openItemOf(borrower))
  })
})

describe('an account that an operator refused and that is given again', () => {
  it('is no answer, for the money or for the payments: no one waits for a second refusal that is certain', async () => {
    const borrower = await personAt(app, operator, 'CONDITIONS_OPEN', 'Bankfraud')
    const refusal = { decided: [{ condition: 'BANK_ACCOUNT', outcome: 'REFUSED', reason: 'The bank knows no such account.' }] }
    expect((await operator.decide(borrower.uuid, 'conditions', refusal)).statusCode).toBe(200)
    const fieldOf = async (item: string, data: object) => {
      const reply = await borrower.put(`/items/${item}`, data)
      return [reply.statusCode, reply.json<{ fields?: { path: string; message: string }[] }>().fields?.[0]]
    }
    const told = expect.stringContaining('This is the account that we couldn’t verify')
    expect(await fieldOf('disbursement-account', TYPED)).toEqual([422, { path: 'accountNumber', message: told }])
    // Another number of the same bank, with the same last digits, is another account.
    await borrower.answer('disbursement-account', { ...TYPED, accountNumber: `9${TYPED.accountNumber}` })
    await borrower.untilRest()
    expect(await fieldOf('payment-method', { ...AUTOPAY, otherAccount: TYPED })).toEqual([
      422,
      { path: 'otherAccount.accountNumber', message: told },
    ])
    const { earlierAccounts } = (await operator.get(`/applications/${borrower.uuid}`)).json()
    expect(earlierAccounts.filter(({ refusal: refused }: { refusal: object | null }) => refused)).toMatchObject([
      { part: 'BANK_ACCOUNT', account: { last4: '6789' }, refusal: { reason: 'The bank knows no such account.' }, sameAs: [] },
    ])
    expect(JSON.stringify(earlierAccounts)).not.toContain(TYPED.accountNumber)
  })
})

describe('an account that failed and that is given again', () => {
  itInLongRun('is said beside the review to be the same one, by routing and account number', async () => {
    const borrower = await personAt(app, operator, 'CONDITIONS_OPEN', 'Bankfraud')
    await borrower.answer('disbursement-account', TYPED)
    await borrower.untilRest()
    const { earlierAccounts } = (await operator.get(`/applications/${borrower.uuid}`)).json()
    expect(earlierAccounts.at(-1)).toMatchObject({
      part: 'BANK_ACCOUNT',
      account: { last4: '6789' },
      refusal: null,
      sameAs: ['BANK_ACCOUNT'],
    })
  })
})

describe('an account for the payments that an operator refuses', () => {
  itInLongRun('is replaced by the borrower, or payments are made by hand', async () => {
    const borrower = await borrowerAt('DISBURSEMENT_ACCOUNT', 'Bankfraud')
    await borrower.answer('disbursement-account', { ...TYPED, accountNumber: '0009992468' })
    expect(await openItemOf(borrower)).toBe('payment-method')
    const other = { ...AUTOPAY, otherAccount: { ...TYPED, accountNumber: '0009991111' } }
    await borrower.answer('payment-method', other)
    for (const _again of [2, 3]) {
      expect(await openItemOf(borrower)).toBe('autopay-correction')
      await borrower.answer('autopay-correction', other)
    }
    await liveOn(borrower, operator, 'CONDITIONS_OPEN')
    const refusal = { decided: [{ condition: 'AUTOPAY_ACCOUNT', outcome: 'REFUSED', reason: 'The bank knows no such account.' }] }
    expect((await operator.decide(borrower.uuid, 'conditions', refusal)).statusCode).toBe(200)
    expect((await borrower.get('/items/conditions')).json().about).toMatchObject({
      unverifiedPayments: { last4: '1111' },
      paymentsRefused: true,
    })
    expect((await borrower.application()).nextAction).toMatchObject({ waitingOn: 'you' })
    // Numbers are not tried without end.
    const another = (times: number) => ({ ...AUTOPAY, otherAccount: { ...TYPED, accountNumber: `${times}0009991111` } })
    for (const times of [4, 5, 6, 7, 8]) {
      await borrower.answer('payment-method', another(times))
      expect(await openItemOf(borrower)).toBe('conditions')
    }
    const oneMore = (await borrower.put('/items/payment-method', another(9))).json()
    expect(oneMore).toMatchObject({
      fields: [{ path: 'otherAccount.accountNumber', message: expect.stringContaining('several accounts') }],
    })
    await borrower.answer('payment-method', { payType: 'MANUAL' })
    expect(await openItemOf(borrower)).not.toBe('conditions')
  })
})

/** The amounts of the newest deposits, as the borrower reads them on the bank's statement. */
async function depositsSent(): Promise<[number, number]> {
  const statement = (await readMailbox(app.container)).find(({ subject }) => subject.startsWith('Two small deposits (sandbox'))
  const [first, second] = [...(statement?.body ?? '').matchAll(/\$0\.(\d\d)/g)].map(([, cents]) => Number(cents))
  return [first!, second!]
}

describe('a bank that cannot be asked', () => {
  it('is sent two deposits, whose amounts verify the account in whichever order', async () => {
    const borrower = await borrowerAt('MICRO_DEPOSITS', 'Smallbank')
    const [firstCents, secondCents] = await depositsSent()
    const asked = (await borrower.get('/items/micro-deposit-amounts')).json<{ data: unknown; about: object }>()
    expect(asked.data ?? null).toBeNull()
    expect(JSON.stringify(asked.about)).not.toMatch(/cents/i)
    const wrong = { firstCents: (firstCents % 99) + 1, secondCents }
    await borrower.answer('micro-deposit-amounts', wrong)
    expect(await openItemOf(borrower)).toBe('micro-deposit-retry')
    expect((await borrower.get('/items/micro-deposit-retry')).json().about).toMatchObject({ triesLeft: 2, isExpired: false })
    await borrower.answer('micro-deposit-retry', { firstCents: secondCents, secondCents: firstCents })
    await borrower.untilRest()
    expect((await borrower.status()).statuses.giactAccountStatus).toBe('VERIFIED')
    const steps = await liveOn(borrower, operator)
    expect(beforeOffer(steps)).not.toContain('CONDITIONS_OPEN')
  })

  itInLongRun('with wrong amounts three times is for an operator', async () => {
    const borrower = await borrowerAt('MICRO_DEPOSITS', 'Smallbank')
    const [firstCents, secondCents] = await depositsSent()
    const wrong = { firstCents: (firstCents % 99) + 1, secondCents }
    for (const item of ['micro-deposit-amounts', 'micro-deposit-retry', 'micro-deposit-retry']) {
      await borrower.answer(item, wrong)
      await borrower.untilRest()
    }
    expect(await borrower.application()).toMatchObject({ openItem: 'conditions', step: 'CONDITIONS_OPEN' })
  })

  itInLongRun('whose deposits have expired takes no amounts, and another account instead', async () => {
    const borrower = await borrowerAt('MICRO_DEPOSITS', 'Smallbank')
    const [firstCents, secondCents] = await depositsSent()
    await operator.advance(30)
    await borrower.answer('micro-deposit-amounts', { firstCents, secondCents })
    expect(await openItemOf(borrower)).toBe('micro-deposit-retry')
    const again = await borrower.put('/items/micro-deposit-retry', { firstCents, secondCents })
    expect([again.statusCode, again.json().fields]).toEqual([422, [{ path: 'firstCents', message: expect.stringContaining('expired') }]])
    await borrower.answer('disbursement-account', { ...TYPED, accountNumber: '000999888777' })
    expect(await openItemOf(borrower)).toBe('payment-method')
    await borrower.answer('payment-method', AUTOPAY)
    // Smallbank's bank still cannot be asked: two other deposits are sent, and their days begin anew.
    expect(await openItemOf(borrower)).toBe('micro-deposit-amounts')
    const [first, second] = await depositsSent()
    await borrower.answer('micro-deposit-amounts', { firstCents: first, secondCents: second })
    await borrower.untilRest()
    expect((await borrower.status()).statuses.giactAccountStatus).toBe('VERIFIED')
  })
})

describe('automatic payments', () => {
  it('are authorized in words that are kept (12 CFR 1005.10(b)), and not without them', async () => {
    const borrower = await borrowerAt('DISBURSEMENT_ACCOUNT')
    await borrower.answer('disbursement-account', TYPED)
    await borrower.untilRest()
    expect((await borrower.put('/items/payment-method', { payType: 'AUTOPAY' })).json().fields).toEqual([
      { path: 'autopayConsent', message: 'Check the box to authorize automatic payments' },
    ])
    await borrower.answer('payment-method', AUTOPAY)
    const { rows } = await app.container.db.query(
      "select type from consents where application_id = $1 and source = 'item:payment-method'",
      [borrower.uuid],
    )
    expect(rows).toEqual([{ type: 'AUTOPAY' }])
    // Their settings name the account, in whichever words it was authorized.
    const records = await app.call({ url: '/service-comms-prefs/secure/api/v1/consent/records', headers: borrower.headers })
    const agreed = records.json<{ consents: { type: string; account?: object }[] }>().consents
    expect(agreed.filter(({ account }) => account)).toMatchObject([
      { type: 'AUTOPAY', account: { institution: TYPED.institution, last4: '6789', isRefused: false } },
    ])
  })

  itInLongRun('from another account wait for that account’s own verification', async () => {
    const borrower = await borrowerAt('DISBURSEMENT_ACCOUNT', 'Bankfraud')
    await borrower.answer('disbursement-account', { ...TYPED, accountNumber: '0009992468' })
    await borrower.untilRest()
    await borrower.answer('payment-method', { ...AUTOPAY, otherAccount: TYPED })
    expect(await openItemOf(borrower)).toBe('autopay-correction')
    await borrower.answer('autopay-correction', { payType: 'MANUAL' })
    expect(await openItemOf(borrower)).toBe('identity-documents')
    expect((await borrower.application()).autopayAccount).toBeNull()
  })

  it('may be drawn from another account that is linked at its bank', async () => {
    const borrower = await borrowerAt('DISBURSEMENT_ACCOUNT')
    await borrower.answer('disbursement-account', TYPED)
    await borrower.untilRest()
    const { token } = (await post(borrower, '/bank-link', { purpose: 'AUTOPAY' })).json<{ token: string }>()
    const linked = { purpose: 'AUTOPAY', publicToken: `public-sandbox:harbor:savings:${token}`, accountId: 'savings' }
    expect((await post(borrower, '/bank-link/finish', linked)).statusCode).toBe(422)
    const finished = await post(borrower, '/bank-link/finish', { ...linked, autopayConsent: true })
    expect(finished.statusCode).toBe(200)
    expect(await openItemOf(borrower)).toBe('identity-documents')
    const { disburseAccount, autopayAccount } = await borrower.application()
    expect(autopayAccount?.uuid).not.toBe(disburseAccount?.uuid)
  })
})

describe('a routing number', () => {
  const bankOf = async (number: string) =>
    (await app.call({ url: `/service-application/external/api/v1/banks/${number}`, headers: { 'x-org': 'HEARTH' } })).json()

  it('is looked up as it is typed', async () => {
    expect(await bankOf('121000358')).toEqual({ known: true, name: 'Harbor Bank', district: 'San Francisco' })
    expect(await bankOf('011000015')).toEqual({ known: true, name: null, district: 'Boston' })
    expect(await bankOf('121000359')).toEqual({ known: false, name: null, district: null })
  })
})
