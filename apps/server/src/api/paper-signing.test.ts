/** Documents that are signed on paper, by the borrower and by a co-owner: sent, sent again when they change, and recorded when they are back. */
import { createHash } from 'node:crypto'
import type { SignersDocumentBody } from '@hearthline/contract'
import { factName, lenderDay, signerIntro } from '@hearthline/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jointApplication, sam, signAsSigner, untilSignerAsked } from '../testing/joint-application.ts'
import { liveOn, personAt } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { withOtherTerms } from '../testing/other-terms.ts'
import { newEmail } from '../testing/person.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { documentIn } from '../testing/show-identity.ts'
import { signersSigning, signingOf, signThrough } from '../testing/sign-documents.ts'
import { signInByCode } from '../testing/signer.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

interface File {
  readonly openItem: { readonly id: string; readonly about: { readonly documents?: object[]; readonly persons?: object[] } }
}

it('documents on paper are recorded with what came back, on the very documents that were sent, and each owner has the notice on paper', async () => {
  const co = sam()
  const borrower = await jointApplication(app, operator, [co], 'NOTE_SIGNING')
  const signing = signingOf(borrower)
  const openItem = async () => (await borrower.atRest()).openItem
  const open = async () => (await operator.get(`/applications/${borrower.uuid}`)).json<File>().openItem
  const { name } = await signing.state()
  await signThrough(signing, 'SIGNATURE_ADOPTED')
  await signing.send({ event: 'CONSENT_WITHDRAWN' })
  expect((await operator.decide(borrower.uuid, 'signing-help', { outcome: 'PAPER_SENT' })).statusCode).toBe(200)
  await mailsArrived(app, borrower, 'Your documents are on their way on paper')
  expect(await openItem()).toBe('paper-signing')
  expect((await operator.get('/queue')).body).toContain(borrower.uuid)
  // To whoever decides some items alone the queue has those; to everyone it says whose each is.
  type Rows = { rows: { uuid: string; isYours: boolean; whose: string[] }[] }
  const rowOf = async (role: 'closer' | 'funder', show: string) =>
    (await (await staff(app, role)).get(`/queue?show=${show}`)).json<Rows>().rows.find(({ uuid }) => uuid === borrower.uuid)
  expect(await rowOf('closer', 'needs-person')).toMatchObject({ isYours: true, whose: expect.arrayContaining(['closer', 'operator']) })
  expect([await rowOf('funder', 'needs-person'), (await rowOf('funder', 'all'))?.isYours]).toEqual([undefined, false])

  // What was sent is out of date: it is sent again.
  await withOtherTerms(app, operator, borrower)
  expect(await openItem()).toBe('signing-help')
  expect((await operator.decide(borrower.uuid, 'signing-help', { outcome: 'PAPER_SENT' })).statusCode).toBe(200)
  expect((await open()).about.documents).toContainEqual(expect.objectContaining({ kind: 'NOTE', part: 'SIGN' }))

  const ink = { signature: name, signedOn: lenderDay(app.container.clock.now()), before: 'OUR_TEAM', witness: 'J. Ortiz' }
  const record = async (answer: object) => (await operator.decide(borrower.uuid, 'paper-signing', { ...ink, ...answer })).statusCode
  expect(await record({ scans: [] })).toBe(422)
  expect(await record({ scans: ['00000000-0000-4000-8000-000000000001'] })).toBe(422)
  const scan = documentIn(await operator.receive(borrower.uuid, 'SIGNED_ON_PAPER'))
  expect(await record({ scans: [scan], signature: 'Mickey Mouse' })).toBe(422)
  expect(await record({ scans: [scan], signedOn: '0001-01-01' })).toBe(422)
  expect(await record({ scans: [scan] })).toBe(200)
  await mailsArrived(app, borrower, 'We have your signed documents')
  const typesOf = async () => (await borrower.application()).documents.map(({ type }) => type)
  await expect.poll(typesOf, { timeout: 20_000 }).toContain('SIGNED_SET')
  const { documents } = await borrower.application()
  expect(documents).toContainEqual(expect.objectContaining({ uuid: scan, type: 'SIGNED_ON_PAPER' }))
  const sealed = documents.find(({ type }) => type === 'SIGNED_SET')!
  const { text } = await readPdf((await borrower.get(`/documents/${sealed.uuid}`)).rawPayload)
  expect(text).toContain('Signed on paper')
  expect(text).toContain('J. Ortiz')
  const bytes = (await borrower.get(`/documents/${scan}`)).rawPayload
  expect(text.replace(/\s/g, '')).toContain(createHash('sha256').update(bytes).digest('hex'))

  // A co-owner chooses paper too: what they signed is theirs alone.
  const { party } = (await operator.get(`/applications/${borrower.uuid}/signers`)).json<{ party: string }[]>()[0]!
  const email = newEmail('corrected')
  expect(
    (await operator.post(`/applications/${borrower.uuid}/signers/${party}/email`, { email, reason: 'They called us' })).statusCode,
  ).toBe(200)
  const holder = await signInByCode(app, email)
  const [part] = await holder.signings()
  const legalName = { firstName: co.firstName, lastName: co.lastName }
  expect((await holder.put(part!, 'signer-intro', { ...signerIntro.example, legalName })).statusCode).toBe(200)
  expect((await holder.showIdentity(part!)).statusCode).toBe(200)
  await untilSignerAsked(holder, part!, 'signer-signing')
  const theirs = signersSigning(app, holder, part!)
  // What is opened under the email that the team corrected counts: it can be read, and signed.
  await signThrough(theirs, 'SIGNATURE_ADOPTED')
  await theirs.send({ event: 'CONSENT_WITHDRAWN' })
  const decide = (item: string, data: object) => operator.decide(borrower.uuid, factName(item, part!.party), data)
  expect((await decide('signer-signing-help', { outcome: 'PAPER_SENT' })).statusCode).toBe(200)
  expect(await holder.signing(part!)).toMatchObject({ state: 'WAITING', standsAt: 'signer-paper-signing' })
  expect((await open()).id).toBe(factName('signer-paper-signing', part!.party))
  const other = documentIn(await operator.receive(borrower.uuid, 'SIGNED_ON_PAPER', 'by the co-owner'))
  const inked = { ...ink, signature: 'Sam Reyes', scans: [other] }
  expect((await decide('signer-paper-signing', { ...inked, signature: name })).statusCode).toBe(422)
  expect((await decide('signer-paper-signing', inked)).statusCode).toBe(200)
  const own = (await holder.get(part!, '/documents')).json<SignersDocumentBody[]>()
  expect(own).toContainEqual(
    expect.objectContaining({ uuid: other, kind: 'SIGNED_ON_PAPER', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }),
  )
  expect((await holder.get(part!, `/signing/documents/${other}`)).statusCode).toBe(200)
  expect((await holder.get(part!, `/signing/documents/${scan}`)).statusCode).toBe(404)
  expect((await borrower.application()).documents.map(({ uuid }) => uuid)).not.toContain(other)

  // The days of the right to cancel begin when each of them had the notice on paper, which a person records.
  await liveOn(borrower, operator, 'RESCISSION')
  expect(await openItem()).toBe('rescission-delivery')
  const from = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
  expect((await open()).about.persons).toEqual([
    { party: 'borrower', name, from },
    { party: part!.party, name: 'Sam Reyes', from },
  ])
  // Whoever signed on paper may read the notice on their page; it begins nothing there, and they may cancel.
  const notice = (await holder.get(part!, '/documents')).json<SignersDocumentBody[]>().find(({ kind }) => kind === 'RESCISSION_NOTICE')!
  expect(notice).toMatchObject({ isToReceive: false, comesOnPaper: true })
  expect((await holder.get(part!, `/signing/documents/${notice.uuid}`)).statusCode).toBe(200)
  expect(await openItem()).toBe('rescission-delivery')
  expect((await holder.signing(part!)).canceling).toEqual({ lastDay: null })
})

itInLongRun('a co-owner who withdraws is mailed what it means, and who has the right mailbox has asked for no paper', async () => {
  const co = sam()
  const borrower = await jointApplication(app, operator, [co], 'CO_DEED_REQ')
  const holder = await signInByCode(app, co.email)
  const [part] = await holder.signings()
  const legalName = { firstName: co.firstName, lastName: co.lastName }
  expect((await holder.put(part!, 'signer-intro', { ...signerIntro.example, legalName })).statusCode).toBe(200)
  expect((await holder.showIdentity(part!)).statusCode).toBe(200)
  await untilSignerAsked(holder, part!, 'signer-signing')
  const theirs = signersSigning(app, holder, part!)
  await signThrough(theirs, 'SIGNATURE_ADOPTED')
  await theirs.send({ event: 'PAPER_REQUESTED' })
  await theirs.send({ event: 'CONSENT_WITHDRAWN' })
  const [mail] = await mailsArrived(app, co, 'You withdrew your agreement to electronic documents')
  expect(mail).toContain('mails you the documents on paper')
  expect(mail).not.toContain('your offer')
  const paper = async () => (await operator.get(`/applications/${borrower.uuid}`)).json<{ paperCopies: object[] }>().paperCopies
  expect(await paper()).toHaveLength(1)
  const email = newEmail('right')
  const entered = { email, because: 'NOT_THEIRS', reason: 'As they told us by phone' }
  expect((await operator.post(`/applications/${borrower.uuid}/signers/${part!.party}/email`, entered)).statusCode).toBe(200)
  expect(await paper()).toEqual([])
  const right = await signInByCode(app, email)
  expect(await right.signing(part!)).toMatchObject({ state: 'OPEN', openItem: 'signer-intro' })
  await signAsSigner(app, right, part!)
  expect(await right.signing(part!)).toMatchObject({ openItem: null })
})

itInLongRun(
  'documents that are with the borrower on paper are reminded of once, a week after they were sent, with the day on which the offer ends',
  async () => {
    const borrower = await personAt(app, operator, 'NOTE_SIGNING')
    const signing = signingOf(borrower)
    await signThrough(signing, 'SIGNATURE_ADOPTED')
    await signing.send({ event: 'CONSENT_WITHDRAWN' })
    expect((await operator.decide(borrower.uuid, 'signing-help', { outcome: 'PAPER_SENT' })).statusCode).toBe(200)
    const [sent] = await mailsArrived(app, borrower, 'Your documents are on their way on paper')
    expect(sent).toContain('We must have them before the offer ends on')
    const subject = 'We don’t have your signed documents yet'
    await operator.advance(5)
    await borrower.untilRest()
    expect(await mailsTo(app, borrower, subject)).toEqual([])
    await operator.advance(3)
    await mailsArrived(app, borrower, subject)
    await operator.advance(1)
    await borrower.untilRest()
    expect(await mailsTo(app, borrower, subject)).toHaveLength(1)
  },
)
