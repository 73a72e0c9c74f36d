/** What they signed stays theirs to read: whoever lost their mailbox shows an ID from the one of now after the end of an application too. */
import type { SignersDocumentBody, SigningBody, SigningStateBody } from '@hearthline/contract'
import { factName } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jointApplication, sam } from '../testing/joint-application.ts'
import { liveOn } from '../testing/live-on.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { newEmail, type Person } from '../testing/person.ts'
import { type CodeHolder, signInByCode } from '../testing/signer.ts'
import { begins, type SignerAt, signersAt, signs } from '../testing/signing-beside.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { readMailbox } from '../usecases/mailbox/read-mailbox.ts'

let app: TestApp
let operator: Staff
let second: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
  second = await staff(app, 'underwriter')
})
afterAll(() => app.close())

/** Sam has signed everything, at home in California; the right to cancel runs. */
async function signed(co = sam()) {
  const borrower = await jointApplication(app, operator, [co], 'CO_DEED_REQ')
  const at = await signs(app, await begins(app, co.email))
  await liveOn(borrower, operator, 'RESCISSION')
  const enters = (email: string, because = 'LOST') =>
    operator.post(`/applications/${borrower.uuid}/signers/${at.of.party}/email`, { email, because, reason: 'As they told us by phone' })
  return { co, borrower, at, enters }
}

const read = async (holder: CodeHolder, signing: SigningBody) => (await holder.get(signing, '/documents')).json<SignersDocumentBody[]>()
const opened = (holder: CodeHolder, signing: SigningBody) =>
  expect.poll(async () => (await read(holder, signing)).length, { timeout: 20_000, interval: 60 }).toBeGreaterThan(0)
const invited = async (borrower: Person) => (await signersAt(operator, borrower)).map(({ email, state }) => [email, state])

interface File {
  readonly summary: { readonly step: string; readonly needsOperator: boolean; readonly openItemTitle?: string | null }
  readonly openItem: { readonly id: string; readonly barred: string | null } | null
  readonly history: readonly object[]
  readonly runs: readonly { readonly item: string }[]
}
const fileOf = async ({ uuid }: Person) => (await operator.get(`/applications/${uuid}`)).json<File>()

/** What must be the same after an ID was shown: where it stands, what was done for it, and what its borrower was mailed. */
async function rest(borrower: Person) {
  const { summary, history, runs } = await fileOf(borrower)
  const mails = (await readMailbox(app.container)).filter(({ recipient }) => recipient === borrower.email)
  const others = runs.filter(({ item }) => !item.startsWith('signer-identity-check'))
  return { step: summary.step, needsOperator: summary.needsOperator, history, runs: others.length, mails: mails.length }
}

itInLongRun(
  'whoever shows their ID again once the line is open reads their documents, and nothing else of the application moves',
  async () => {
    const { borrower, at, enters } = await signed()
    const email = newEmail('new')
    expect((await enters(email)).statusCode).toBe(200)
    await liveOn(borrower, operator, 'COMPLETE')
    const [line] = await mailsArrived(app, { email }, 'The line on your home is open')
    expect(line).toContain('show your ID')
    expect(line).not.toContain('Your documents stay here')
    const [deed] = await mailsArrived(app, { email }, 'The deed on your home is recorded')
    expect(deed).toContain('show your ID')
    const before = await rest(borrower)
    expect(before.step).toBe('COMPLETE')
    const holder = await signInByCode(app, email)
    expect(await holder.signing(at.of)).toMatchObject({
      ...{ state: 'OPEN', openItem: 'signer-identity-documents', title: 'Show your ID again', opensWithId: true, confirmed: false },
    })
    expect(await read(holder, at.of)).toEqual([])
    expect((await holder.showIdentity(at.of)).statusCode).toBe(200)
    await opened(holder, at.of)
    expect(await holder.signing(at.of)).toMatchObject({ state: 'DONE', openItem: null })
    expect((await holder.signing(at.of)).opensWithId).toBeUndefined()
    expect(await invited(borrower)).toEqual([[email, 'SIGNED']])
    expect(await rest(borrower)).toEqual(before)
    // It was asked once: what was given stays as it is.
    expect((await holder.showIdentity(at.of)).statusCode).toBe(409)
  },
)

it.runIf(isLongRun)(
  'whoever shows their ID again after the line was canceled reads what they signed, also from a mailbox that never signed in before',
  async () => {
    const { borrower, at, enters } = await signed()
    const email = newEmail('new')
    expect((await enters(email)).statusCode).toBe(200)
    expect((await borrower.post('/cancel', {})).statusCode).toBe(200)
    await mailsArrived(app, borrower, 'Your line is canceled')
    const [canceled] = await mailsArrived(app, { email }, 'The line on your home is canceled')
    expect(canceled).toContain('show your ID')
    const before = await rest(borrower)
    expect(before.step).toBe('CANCELLED')
    const holder = await signInByCode(app, email)
    const page = await holder.signing(at.of)
    expect(page).toMatchObject({ state: 'OPEN', openItem: 'signer-identity-documents', title: 'Show your ID again' })
    expect(page.why).toMatch(/^The line is canceled\. /u)
    expect(await read(holder, at.of)).toEqual([])
    const said = await holder.put(at.of, 'signer-intro', {})
    expect(said.statusCode).toBeGreaterThan(399)
    expect((await holder.showIdentity(at.of)).statusCode).toBe(200)
    await opened(holder, at.of)
    expect(await holder.signing(at.of)).toMatchObject({ state: 'ENDED', title: 'The line is canceled' })
    expect(await rest(borrower)).toEqual(before)
  },
)

itInLongRun('nothing of what was given is shown to a mailbox before an ID is: no signature, no consent, no list of documents', async () => {
  const { at, enters } = await signed()
  const state = async ({ holder, of }: SignerAt) => (await holder.get(of, '/signing')).json<SigningStateBody>()
  expect(await state(at)).toMatchObject({ name: 'Sam Reyes', signature: { name: 'Sam Reyes' }, finished: true })
  const email = newEmail('new')
  expect((await enters(email)).statusCode).toBe(200)
  const now = { holder: await signInByCode(app, email), of: at.of }
  expect(await state(now)).toMatchObject({ name: '', isOpen: false, signature: null, consentedAt: null, documents: [], finished: false })
  expect((await now.holder.showIdentity(at.of)).statusCode).toBe(200)
  await opened(now.holder, at.of)
  expect(await state(now)).toMatchObject({ name: 'Sam Reyes', signature: { name: 'Sam Reyes' }, finished: true })
})

describe('a mailbox that is lost after the end', () => {
  it('is replaced by the team, opens nothing before an ID, and someone else than whoever entered it reviews an ID that shows nothing', async () => {
    const { borrower, at } = await reviewed()
    await liveOn(borrower, operator, 'COMPLETE')
    const email = newEmail('late')
    const enters = (because: string, to = email) =>
      operator.post(`/applications/${borrower.uuid}/signers/${at.of.party}/email`, {
        email: to,
        because,
        reason: 'As they told us by phone',
      })
    const entered = await enters('LOST')
    expect([entered.statusCode, entered.json()]).toEqual([200, { email, isSent: true }])
    await mailsArrived(app, { email }, 'Show your ID to continue with this email')
    const [told] = await mailsArrived(app, borrower, 'Another email for Sam Idfail')
    expect(told).toContain('They show their ID with the new one before they read their documents.')
    // The same one is written to again.
    expect((await enters('LOST')).json()).toEqual({ email, isSent: true })
    await mailsArrived(app, { email }, 'Show your ID to continue with this email', 2)
    expect((await fileOf(borrower)).summary).toMatchObject({ step: 'COMPLETE', needsOperator: false })
    expect(await at.holder.signings()).toEqual([])
    const holder = await signInByCode(app, email)
    expect(await read(holder, at.of)).toEqual([])
    expect((await holder.showIdentity(at.of)).statusCode).toBe(200)
    await expect.poll(async () => (await holder.signing(at.of)).standsAt, { timeout: 20_000, interval: 60 }).toBe('signer-identity-review')
    expect((await holder.signing(at.of)).why).not.toContain('sign')
    const review = factName('signer-identity-review', at.of.party)
    expect(await fileOf(borrower)).toMatchObject({ summary: { step: 'COMPLETE', needsOperator: true }, openItem: { id: review } })
    const queue = (await second.get('/queue')).json<{ rows: { uuid: string; title?: string }[] }>()
    expect(JSON.stringify(queue)).toContain('Sam Idfail: Identity of an additional signer')
    // Clearer photos may take their place.
    expect((await holder.showIdentity(at.of, 'US_DRIVERS_LICENSE', 'clearer')).statusCode).toBe(200)
    await expect.poll(async () => (await holder.signing(at.of)).standsAt, { timeout: 20_000, interval: 60 }).toBe('signer-identity-review')
    expect((await operator.decide(borrower.uuid, encodeURIComponent(review), { confirmed: true })).statusCode).toBe(403)
    expect(await read(holder, at.of)).toEqual([])
    const decided = await second.decide(borrower.uuid, encodeURIComponent(review), { confirmed: true })
    expect([decided.statusCode, decided.body]).toEqual([200, expect.any(String)])
    await opened(holder, at.of)
    await mailsArrived(app, { email }, 'We reviewed your ID')
    expect(await fileOf(borrower)).toMatchObject({ summary: { step: 'COMPLETE', needsOperator: false }, openItem: null })
  })

  it.runIf(isLongRun)('is replaced after a cancellation too, and one that was not theirs is not', async () => {
    const { co, borrower, at, enters } = await signed()
    expect((await borrower.post('/cancel', {})).statusCode).toBe(200)
    const email = newEmail('late')
    const wrong = await enters(email, 'NOT_THEIRS')
    expect([wrong.statusCode, wrong.body]).toEqual([409, expect.stringContaining('Nothing is left')])
    expect((await enters(email)).statusCode).toBe(200)
    await mailsArrived(app, co, 'We no longer use this email for you')
    const holder = await signInByCode(app, email)
    expect(await read(holder, at.of)).toEqual([])
    expect((await holder.showIdentity(at.of)).statusCode).toBe(200)
    await opened(holder, at.of)
    expect((await fileOf(borrower)).summary).toMatchObject({ step: 'CANCELLED' })
  })

  it.runIf(isLongRun)('of whoever signed nothing is not replaced: there is nothing for them to read', async () => {
    const co = sam()
    const borrower = await jointApplication(app, operator, [co], 'CO_DEED_REQ')
    const { of } = await begins(app, co.email)
    expect((await borrower.post('/cancel', {})).statusCode).toBe(200)
    const late = await operator.post(`/applications/${borrower.uuid}/signers/${of.party}/email`, {
      email: newEmail('late'),
      because: 'LOST',
      reason: 'As they told us by phone',
    })
    expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('Nothing is left')])
    expect(await mailsTo(app, co, 'We no longer use this email for you')).toEqual([])
  })
})

/** Sam, whose photos the check does not confirm, has signed all the same: someone of the team looked at them. */
async function reviewed() {
  const co = { firstName: 'Sam', lastName: 'Idfail', email: newEmail('sam') }
  const borrower = await jointApplication(app, operator, [co], 'CO_DEED_REQ')
  const at = await begins(app, co.email)
  expect((await at.holder.showIdentity(at.of)).statusCode).toBe(200)
  await expect.poll(async () => (await at.holder.signing(at.of)).standsAt, { timeout: 20_000, interval: 60 }).toBe('signer-identity-review')
  const review = encodeURIComponent(factName('signer-identity-review', at.of.party))
  expect((await operator.decide(borrower.uuid, review, { confirmed: true })).statusCode).toBe(200)
  await signs(app, at)
  return { borrower, at }
}
