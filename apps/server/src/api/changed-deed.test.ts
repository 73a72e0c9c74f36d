/** No agreement counts on a deed that changed after it was read: whoever read it is asked again, and told why. */
import type { SignersDocumentBody, SigningBody, StaffInvitationBody } from '@hearthline/contract'
import { securityInstrument, signerIntro } from '@hearthline/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { advance } from '../engine/advance.ts'
import { newFact } from '../engine/new-fact.ts'
import { lockFile } from '../store/repositories/applications.ts'
import { jointApplication, sam, signAsSigner, untilSignerAsked } from '../testing/joint-application.ts'
import { appointmentOf, liveOn, onPaper, personAt } from '../testing/live-on.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { actInRoom, lookAtSession, roomOf } from '../testing/meet-notary.ts'
import { withOtherTerms } from '../testing/other-terms.ts'
import { newEmail, type Person } from '../testing/person.ts'
import { documentIn } from '../testing/show-identity.ts'
import { readEverything, signEverything, signersSigning, signingOf } from '../testing/sign-documents.ts'
import { type CodeHolder, signInByCode } from '../testing/signer.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const AUSTIN = { city: 'Austin', state: 'TX', zip: '78701' }
const TAMPA = { city: 'Tampa', state: 'FL', zip: '33602' }
const CHANGED = 'The deed changed after you read it'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const openItem = (borrower: Person, item: string) =>
  expect.poll(async () => (await borrower.application()).openItem, { timeout: 20_000, interval: 60 }).toBe(item)

const signers = async ({ uuid }: Person) => (await operator.get(`/applications/${uuid}/signers`)).json<StaffInvitationBody[]>()
const stateOf = async (borrower: Person, name: string) => (await signers(borrower)).find((one) => one.name === name)?.state
const deedOf = async (borrower: Person) => (await operator.resultOf<{ sha256: string }>(borrower, 'security-instrument')).sha256

/** Says who they are, and whom they are married to where that is asked; then shows an ID, reads and agrees. */
async function signs(email: string, spouse?: Spouse): Promise<Signing> {
  const holder = await signInByCode(app, email)
  const [part] = await holder.signings()
  if (spouse) await saysMarried(holder, part!, spouse)
  return { holder, part: part! }
}

interface Spouse {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

interface Signing {
  readonly holder: CodeHolder
  readonly part: SigningBody
}

async function saysMarried(holder: CodeHolder, part: SigningBody, spouse: Spouse) {
  const marriage = { status: 'MARRIED', spouse }
  const [firstName = '', lastName = ''] = part.name.split(' ')
  const reply = await holder.put(part, 'signer-intro', { ...signerIntro.example, legalName: { firstName, lastName }, marriage })
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
}

async function showsAndSigns({ holder, part }: Signing) {
  expect((await holder.showIdentity(part)).statusCode).toBe(200)
  await untilSignerAsked(holder, part, 'signer-signing')
  await agrees({ holder, part })
}

const agrees = async ({ holder, part }: Signing) =>
  expect((await holder.put(part, 'signer-signing', await signEverything(signersSigning(app, holder, part)))).statusCode).toBe(200)

/** What of their documents is new since they agreed, on their own pages. */
const changedFor = async ({ holder, part }: Signing) =>
  (await signersSigning(app, holder, part).state()).documents.filter(({ madeAgain }) => madeAgain).map(({ kind }) => kind)

/** Of what they signed, with what is read in each. */
async function copiesOf({ holder, part }: Signing) {
  const copies = (await holder.get(part, '/documents')).json<SignersDocumentBody[]>().filter(({ kind }) => kind === 'SIGNED_SET')
  for (const { uuid } of copies) expect((await holder.get(part, `/signing/documents/${uuid}`)).statusCode).toBe(200)
  return copies
}

/** By two of the team, with the decree. */
async function removedByTwo(borrower: Person, name: string) {
  const { uuid } = borrower
  const { party } = (await signers(borrower)).find((one) => one.name === name)!
  const document = documentIn(await operator.receive(uuid, 'FILE_EVIDENCE', `the decree of ${name}`))
  const removal = `/applications/${uuid}/signers/${party}/removal`
  const asked = await operator.post(removal, { because: 'DIVORCED', document, reason: 'As the decree has it' })
  expect([asked.statusCode, asked.body]).toEqual([200, expect.any(String)])
  const { askedAt } = (await signers(borrower)).find((one) => one.name === name)!.removal!
  return (await operator.colleague()).post(`${removal}/decision`, { outcome: 'CONFIRMED', askedAt, reason: 'I read it' })
}

/** The deed is made again without them. */
async function divorced(borrower: Person, name: string) {
  const before = await deedOf(borrower)
  const reply = await removedByTwo(borrower, name)
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
  await expect.poll(() => deedOf(borrower), { timeout: 20_000, interval: 60 }).not.toBe(before)
}

it.runIf(isLongRun)(
  'a spouse who owns nothing, a co-owner and the borrower are each asked again when the deed changes before the meeting',
  async () => {
    const [owner, other] = [sam(), { firstName: 'Lou', lastName: 'Diaz', email: newEmail('lou') }]
    const [kims, pats] = [newEmail('kim'), newEmail('pat')]
    const borrower = await jointApplication(app, operator, [owner, other], 'NOTE_SIGNING', { place: TAMPA })
    const sams = await signs(owner.email, { firstName: 'Kim', lastName: 'Lee', email: kims })
    const lous = await signs(other.email, { firstName: 'Pat', lastName: 'Moss', email: pats })
    await liveOn(borrower, operator, 'CO_DEED_REQ')
    const [kim, pat] = [await signs(kims), await signs(pats)]
    for (const { holder, part } of [kim, pat]) {
      const [firstName = '', lastName = ''] = part.name.split(' ')
      const said = { ...signerIntro.example, legalName: { firstName, lastName } }
      expect((await holder.put(part, 'signer-intro', said)).statusCode).toBe(200)
    }
    for (const signing of [sams, lous, kim, pat]) await showsAndSigns(signing)
    await openItem(borrower, 'notary-appointment')
    await borrower.answer('notary-appointment', await appointmentOf(borrower))
    await openItem(borrower, 'notary-session')
    expect(await stateOf(borrower, 'Kim Lee')).toBe('SIGNED')
    // Nothing is asked a second time of a deed that did not change.
    for (const email of [borrower.email, kims, owner.email, other.email]) expect(await mailsTo(app, { email }, CHANGED)).toEqual([])

    await divorced(borrower, 'Pat Moss')
    for (const signing of [kim, sams, lous]) {
      await untilSignerAsked(signing.holder, signing.part, 'signer-signing')
      expect(await changedFor(signing)).toEqual(['SECURITY_INSTRUMENT'])
      const body = await signing.holder.signing(signing.part)
      expect([body.state, body.title, body.why]).toEqual(['OPEN', CHANGED, expect.stringContaining('does not count for the new one')])
    }
    for (const email of [borrower.email, kims, owner.email, other.email])
      expect((await mailsArrived(app, { email }, CHANGED))[0]).toContain('Sign in, read the new deed')
    for (const name of ['Kim Lee', 'Sam Reyes', 'Lou Diaz']) expect(await stateOf(borrower, name)).toBe('READS_AGAIN')
    // Whoever was removed asked for no paper: what they signed is owed to them.
    const { paperCopies } = (await operator.get(`/applications/${borrower.uuid}`)).json<{ paperCopies: object[] }>()
    expect(paperCopies).toMatchObject([{ name: 'Pat Moss', sent: null, isOwed: true }])
    // What they signed counts no longer for the deed, and their copy of it stays theirs to read.
    for (const signing of [kim, sams, lous]) expect(await copiesOf(signing)).toHaveLength(1)

    // Nothing of what they did before is done once more: the agreement stays signed.
    await openItem(borrower, 'note-signing')
    const signing = signingOf(borrower)
    const { documents, name } = await signing.state()
    expect(documents.filter(({ readAt }) => readAt === null).map(({ kind }) => kind)).toEqual(['SECURITY_INSTRUMENT'])
    const early = await borrower.put('/items/note-signing', { signature: name, consentToSignElectronically: true })
    expect([early.statusCode, early.json<{ message: string }>().message]).toEqual([
      412,
      'A document was changed after you read it. Read the new one, then finish again.',
    ])
    const originals = async () =>
      (await operator.get(`/applications/${borrower.uuid}/signing`)).json<{ originals: object[] }>().originals.length
    const sealed = await originals()
    await borrower.answer('note-signing', await signEverything(signing))
    await openItem(borrower, 'co-owners')
    for (const again of [kim, sams]) await agrees(again)
    expect(await stateOf(borrower, 'Kim Lee')).toBe('SIGNED')
    // Whoever has not read the new deed is waited for: no notary is met before.
    expect((await borrower.application()).openItem).toBe('co-owners')
    await agrees(lous)
    await openItem(borrower, 'notary-appointment')
    // There is one original of what the borrower signed, and another of what each of the three others agreed to.
    await expect.poll(originals, { timeout: 20_000, interval: 60 }).toBe(sealed + 3)

    // While someone is with the notary nothing makes the deed anew; and what a notary has sealed is not read again.
    await borrower.answer('notary-appointment', await appointmentOf(borrower))
    await openItem(borrower, 'notary-session')
    const room = await roomOf(borrower)
    await actInRoom(borrower, room, ['join'])
    const held = await removedByTwo(borrower, 'Kim Lee')
    expect([held.statusCode, held.body]).toEqual([409, expect.stringContaining('is with the notary online')])
    await actInRoom(borrower, room, ['show-id', 'sign'])
    expect(await lookAtSession(borrower)).toBe('SIGNED')
    await openItem(borrower, 'deed-co-signing')
    expect(await kim.holder.signing(kim.part)).toMatchObject({ state: 'OPEN', title: 'You still have to sign the deed' })
    expect(await stateOf(borrower, 'Kim Lee')).toBe('SIGNED')
    for (const email of [borrower.email, kims, owner.email, other.email]) expect(await mailsTo(app, { email }, CHANGED)).toHaveLength(1)
  },
)

it.runIf(isLongRun)(
  'a trustee and the borrower sign and read again what was made on other terms, and nothing of a deed with the same words',
  async () => {
    const borrower = await personAt(app, operator, 'CO_DEED_REQ', 'Trustee')
    const [trustee] = await signers(borrower)
    expect(trustee).toMatchObject({ part: 'TRUSTEE' })
    const email = newEmail('trustee')
    const given = await operator.post(`/applications/${borrower.uuid}/signers/${trustee!.party}/email`, { email, reason: 'They called us' })
    expect([given.statusCode, given.body]).toEqual([200, expect.any(String)])
    const holder = await signInByCode(app, email)
    const [part] = await holder.signings()
    await untilSignerAsked(holder, part!, 'signer-intro')
    await signAsSigner(app, holder, part!)
    await openItem(borrower, 'notary-appointment')

    // Made anew, with the same words: whoever read it has read it.
    await madeAnew(borrower)
    expect((await borrower.application()).openItem).toBe('notary-appointment')
    expect(await stateOf(borrower, trustee!.name)).toBe('SIGNED')

    await withOtherTerms(app, operator, borrower)
    expect((await borrower.application()).openItem).toBe('note-signing')
    const both = 'Some of your documents changed after you read them'
    expect((await mailsArrived(app, borrower, both))[0]).toContain('Sign in and read the new ones, and sign where they ask for it.')
    await untilSignerAsked(holder, part!, 'signer-signing')
    expect((await mailsArrived(app, { email }, both))[0]).toContain('does not count for the new ones')
    expect(await holder.signing(part!)).toMatchObject({ state: 'OPEN', title: both })
    expect(await stateOf(borrower, trustee!.name)).toBe('READS_AGAIN')
    await borrower.answer('note-signing', await signEverything(signingOf(borrower)))
    await openItem(borrower, 'co-owners')
    await agrees({ holder, part: part! })
    await openItem(borrower, 'notary-appointment')
  },
)

it.runIf(isLongRun)(
  'a Texan and a co-owner, who read everything here and sign at an office, are mailed that they read the new deed before they come',
  async () => {
    const owner = sam()
    const borrower = await jointApplication(app, operator, [owner], 'NOTE_SIGNING', { place: AUSTIN })
    const holder = await signInByCode(app, owner.email)
    const [part] = await holder.signings()
    const [firstName = '', lastName = ''] = part!.name.split(' ')
    expect((await holder.put(part!, 'signer-intro', { ...signerIntro.example, legalName: { firstName, lastName } })).statusCode).toBe(200)
    expect((await holder.showIdentity(part!)).statusCode).toBe(200)
    await untilSignerAsked(holder, part!, 'signer-review')
    expect((await holder.put(part!, 'signer-review', await readEverything(signersSigning(app, holder, part!)))).statusCode).toBe(200)
    await openItem(borrower, 'closing-review')
    await borrower.answer('closing-review', await readEverything(signingOf(borrower)))
    expect((await borrower.atRest()).openItem).not.toBe('closing-review')
    expect(await stateOf(borrower, 'Sam Reyes')).toBe('READ')

    await madeAnew(borrower, { sha256: 'f'.repeat(64) })
    expect((await borrower.application()).openItem).toBe('closing-review')
    for (const { email } of [borrower, owner])
      expect((await mailsArrived(app, { email }, CHANGED))[0]).toContain('Sign in and read the new deed. You sign it later, at the office.')
    await untilSignerAsked(holder, part!, 'signer-review')
    expect(await stateOf(borrower, 'Sam Reyes')).toBe('READS_AGAIN')
    // In place of the words of the first time, which are mailed once.
    expect(await mailsTo(app, borrower, 'Your documents are ready to read')).toHaveLength(1)
  },
)

itInLongRun(
  'a co-owner who signed on paper is sent the new deed too, and what they signed with the earlier one does not count',
  async () => {
    const borrower = await jointApplication(
      app,
      operator,
      [sam(), { firstName: 'Lou', lastName: 'Diaz', email: newEmail('lou') }],
      'NOTE_SIGNING',
      {
        place: TAMPA,
      },
    )
    const [own] = (await signers(borrower)).filter(({ name }) => name === 'Sam Reyes')
    const pats = { firstName: 'Pat', lastName: 'Moss', email: newEmail('pat') }
    const record = { owners: [{ party: own!.party, status: 'MARRIED', spouse: pats }] }
    expect((await operator.decide(borrower.uuid, 'owner-marriages', record)).statusCode).toBe(200)
    await liveOn(borrower, operator, 'CO_DEED_REQ')
    const recorder = await operator.recorder()
    const recorded = await recorder.decide(borrower.uuid, 'co-owners', await onPaper(borrower, operator))
    expect([recorded.statusCode, recorded.body]).toEqual([200, expect.any(String)])
    await openItem(borrower, 'notary-appointment')
    await divorced(borrower, 'Pat Moss')
    await openItem(borrower, 'note-signing')
    await borrower.answer('note-signing', await signEverything(signingOf(borrower)))
    await openItem(borrower, 'co-owners')
  },
)

/** The same bytes once more, as when what it is made of was looked at again and nothing of it is new. @param more what is other than before */
async function madeAnew(borrower: Person, more: Partial<typeof securityInstrument.example> = {}): Promise<void> {
  const { db, sealing, engine, clock } = app.container
  await db.transaction(async (session) => {
    const file = (await lockFile(session, borrower.uuid, clock.now()))!
    const { data, basis } = file.facts.results['security-instrument']!
    const facts = [
      newFact(sealing, securityInstrument, {
        basis,
        data: { ...(data as typeof securityInstrument.example), ...more },
        actor: 'work:test',
      }),
    ]
    await advance(session, engine.parts, file, { facts, actor: 'work:test', action: 'work-done' })
  })
}
