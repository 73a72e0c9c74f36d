/** A Texan and a co-owner read everything online and sign everything at an office (Tex. Const. XVI s.50(a)(6)(N); 7 TAC 153.15). */
import type { SigningBody } from '@hearthline/contract'
import type { SigningEvent } from '@hearthline/domain'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { jointApplication, sam, untilSignerAsked } from '../testing/joint-application.ts'
import { appointmentOf, liveOn, signedAtOffice } from '../testing/live-on.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import type { Person } from '../testing/person.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { documentIn } from '../testing/show-identity.ts'
import { readEverything, signersSigning, signingOf } from '../testing/sign-documents.ts'
import { type CodeHolder, signInByCode } from '../testing/signer.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { untilSameDay } from '../testing/until-same-day.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
  await untilSameDay(app, operator)
})
afterAll(() => app.close())

const INTRO = { legalName: { firstName: 'Sam', lastName: 'Reyes' }, bornOn: '1985-02-11', consentToSignElectronically: true }
const KIM = { firstName: 'Kim', lastName: 'Okafor', email: 'kim.okafor@example.test' }
const READY = 'Your documents are ready to read'
const AUSTIN = { city: 'Austin', state: 'TX', zip: '78701' }
const openItem = async (borrower: Person) => (await borrower.application()).openItem

describe('a Texan and a co-owner', () => {
  it('read online, sign nothing there, and are recorded as having signed at the office, each with scans of their own', async () => {
    const owner = sam()
    const borrower = await jointApplication(app, operator, [owner], 'NOTARY_WAITING_PERIOD', { place: AUSTIN })
    expect(await mailsTo(app, borrower, READY)).toEqual([])
    // The final costs are theirs to read first, beside the twelve days.
    await mailsArrived(app, borrower, 'Read your final costs now')
    expect(await openItem(borrower)).toBe('texas-itemization-receipt')
    const holder = await signInByCode(app, owner.email)
    const [own] = await holder.signings()
    // An owner's spouse signs too, and no one's name counts for two.
    const introduced = (marriage?: object) => holder.put(own!, 'signer-intro', { ...INTRO, ...(marriage && { marriage }) })
    expect((await introduced()).json()).toMatchObject({ fields: [{ path: 'marriage.status' }] })
    expect((await introduced({ status: 'MARRIED', to: 'borrower' })).json()).toMatchObject({ fields: [{ path: 'marriage.to' }] })
    expect((await introduced({ status: 'MARRIED', spouse: KIM })).statusCode).toBe(200)
    await mailsArrived(app, KIM, 'You are asked to sign')
    // Nothing but their own word ends it: the agreement is made meanwhile.
    await vi.waitFor(async () => expect(await operator.resultOf(borrower, 'note')).toBeDefined())
    expect((await borrower.atRest()).openItem).toBe('texas-itemization-receipt')
    await liveOn(borrower, operator, 'NOTE_SIGNING')
    expect(await openItem(borrower)).toBe('closing-review')
    // Told when the reading opens, and not when the documents are made; once.
    await mailsArrived(app, borrower, READY)
    // An owner who has not come to the reading is told of the costs too, and reads of them on the page that they are at. A spouse has no day of the law.
    await mailsArrived(app, owner, 'Read the final costs for the line on your home')
    expect(await mailsTo(app, KIM, 'Read the final costs')).toEqual([])
    expect((await holder.signings())[0]?.why).toContain('The final costs are ready, and you read them here first.')
    const signing = signingOf(borrower)
    expect((await borrower.put('/items/closing-review', { read: true })).statusCode).toBe(422)
    await borrower.answer('closing-review', await readEverything(signing))
    const { documents, atOffice } = await signing.state()
    expect(atOffice).toBe(true)
    expect(await mailsTo(app, borrower, READY)).toHaveLength(1)
    const [toSign] = documents.filter(({ places }) => places.length > 0)
    const refused: readonly SigningEvent[] = [
      { event: 'SIGNATURE_ADOPTED', signature: { form: 'TYPED', name: 'Ana Reyes', initials: 'AR' } },
      { event: 'PLACE_SIGNED', document: toSign!.uuid, sha256: toSign!.sha256, place: toSign!.places[0]!.place },
    ]
    for (const event of refused) expect([event.event, (await signing.send(event)).statusCode]).not.toEqual([event.event, 200])
    const signature = { signature: 'Ana Reyes', consentToSignElectronically: true }
    expect((await borrower.put('/items/note-signing', signature)).statusCode).toBe(409)

    // No one waits for the co-owner, who reads on pages of their own.
    expect(await liveOn(borrower, operator, 'MANUAL_DEED_SIGNING')).not.toContain('CO_DEED_REQ')
    await readAs(holder, own!)

    await borrower.answer('notary-appointment', await appointmentOf(borrower))
    await borrower.untilRest()
    const closer = await staff(app, 'closer')
    await theSetIsPrinted(closer, borrower)
    const deed = documentIn(await closer.receive(borrower.uuid, 'SIGNED_DEED'))
    const { openItem: open } = (await closer.get(`/applications/${borrower.uuid}`)).json<{ openItem: { example: object } }>()
    const closing = await signedAtOffice(borrower.uuid, closer)
    const without = { ...open.example, deed, closing: undefined }
    const missing = await closer.decide(borrower.uuid, 'notary-session', without)
    expect([missing.statusCode, missing.body]).toEqual([422, expect.stringContaining('Record what each of them signed')])
    // The co-owner has had the itemized costs since today: a business day has to pass (50(a)(6)(M)(ii)).
    const early = await closer.decide(borrower.uuid, 'notary-session', { ...without, ...closing })
    expect([early.statusCode, early.body]).toEqual([422, expect.stringContaining('one business day with the itemized costs')])
    await operator.advance(4)
    await borrower.untilRest()
    const { openItem: later } = (await closer.get(`/applications/${borrower.uuid}`)).json<{ openItem: { example: object } }>()
    // The borrower's scan uploaded once more, as a deed, as a receipt and as somebody's ID: the same file stands for nothing else (record 0117).
    const [ofBorrower, ofSam] = ['borrower', own!.party].map((party) => `signed by ${party}`)
    const scanAgain = documentIn(await closer.receive(borrower.uuid, 'FILE_EVIDENCE', ofBorrower))
    const again = {
      deed: documentIn(await closer.receive(borrower.uuid, 'SIGNED_DEED', ofBorrower)),
      ...withReceipts(withIdentity(closing, documentIn(await closer.receive(borrower.uuid, 'OWNER_IDENTITY', ofSam))), scanAgain, [
        'borrower',
      ]),
    }
    const shared = await closer.decide(borrower.uuid, 'notary-session', { ...later.example, ...again })
    expect([shared.statusCode, pathsOf(shared)]).toEqual([
      422,
      [
        ...['data.deed', 'data.closing.signers.0.scans.0', 'data.closing.signers.0.noticeReceipt'],
        ...['data.closing.signers.1.scans.0', 'data.closing.signers.1.identity.scan'],
      ],
    ])
    // Two of the three are handed their notices of the right to cancel there, and sign for them.
    const receipt = documentIn(await closer.receive(borrower.uuid, 'FILE_EVIDENCE', 'receipts of the notices'))
    const told = withReceipts(closing, receipt, ['borrower', own!.party])
    const recorded200 = await closer.decide(borrower.uuid, 'notary-session', { ...later.example, deed, ...told })
    expect([recorded200.statusCode, recorded200.body]).toEqual([200, expect.anything()])
    await borrower.untilRest()

    const kim = await operator.resultOf(borrower, 'owner-marriages')
    expect(kim).toMatchObject({ owners: [{ party: own!.party, status: 'MARRIED', spouse: KIM }] })
    const { closing: recorded } = closing as { closing: { signers: { party: string; scans: string[] }[] } }
    expect(recorded.signers).toHaveLength(3)
    const scansOf = (party: string) => recorded.signers.find((signer) => signer.party === party)!.scans[0]!
    const kept = (await borrower.application()).documents.map(({ uuid }) => uuid)
    expect([kept.includes(scansOf('borrower')), kept.includes(scansOf(own!.party))]).toEqual([true, false])
    expect(await operator.resultOf(borrower, 'note-signing')).toMatchObject({
      paper: { before: 'NOTARY', office: { place: 'TITLE_OFFICE' } },
    })
    expect((await holder.get(own!, '/documents')).json<{ uuid: string }[]>().map(({ uuid }) => uuid)).toContain(scansOf(own!.party))
    expect(await holder.signing(own!)).toMatchObject({ state: 'DONE', title: 'You have signed' })
    // The notice of the right to cancel is made after it, and counted from there.
    await liveOn(borrower, operator, 'RESCISSION')
    expect(await operator.resultOf(borrower, 'rescission-notice')).toMatchObject({
      persons: [
        { delivery: 'DELIVERED', handedOn: expect.any(String) },
        { delivery: 'DELIVERED', handedOn: expect.any(String) },
        { name: 'Kim Okafor', delivery: 'READY' },
      ],
    })
    await mailsArrived(app, owner, 'You can still cancel the line on your home')
    await mailsArrived(app, KIM, 'Your notice of the right to cancel')
    // What the two signed for shows nothing of the third, under whatever id.
    const { about } = (await operator.get(`/applications/${borrower.uuid}`)).json<{ openItem: Open }>().openItem
    const copy = documentIn(await operator.receive(borrower.uuid, 'FILE_EVIDENCE', 'receipts of the notices'))
    for (const document of [receipt, copy]) {
      const delivered = about.persons.map(({ party, from: on }) => ({ party, to: 'OWNER', way: 'IN_PERSON', on, document }))
      const shown = await operator.decide(borrower.uuid, 'rescission-delivery', { delivered })
      expect([shown.statusCode, pathsOf(shown)]).toEqual([422, ['data.delivered.0.document']])
    }
  })
})

interface Open {
  readonly about: { readonly persons: readonly { readonly party: string; readonly from: string }[] }
}

const pathsOf = (reply: LightMyRequestResponse) => reply.json<{ fields: { path: string }[] }>().fields.map(({ path }) => path)

/** Before anyone meets: the notices are there to hand over, the team's alone, and the closer prints everything at once (12 CFR 1026.15(b)). */
async function theSetIsPrinted(closer: Staff, borrower: Person) {
  const { persons } = (await operator.resultOf(borrower, 'closing-notices')) as {
    persons: { name: string; documentId: string; receipt: { documentId: string } }[]
  }
  expect(persons.map(({ name }) => name)).toEqual(['Ana Sound', 'Sam Reyes', 'Kim Okafor'])
  expect((await borrower.application()).documents.map(({ uuid }) => uuid)).not.toContain(persons[0]!.documentId)
  const print = await closer.get(`/applications/${borrower.uuid}/meeting-print`)
  expect([print.statusCode, print.headers['content-type']]).toEqual([200, 'application/pdf'])
  const text = (await readPdf(print.rawPayload)).text.replace(/\s+/g, ' ')
  expect(text.match(/no later than midnight of _+/g)).toHaveLength(6)
  expect(text.match(/I was given two copies/g)).toHaveLength(3)
  expect(text).toContain('Documents for the closing')
  const { audit } = (await closer.get(`/applications/${borrower.uuid}`)).json<{
    audit: { action: string; detail: { documents?: string[] } }[]
  }>()
  const [printed] = audit.filter(({ action }) => action === 'documents-printed')
  expect(printed?.detail.documents).toContain(persons[2]!.receipt.documentId)
}

/** The closing, in which the second of them shows an ID too. */
function withIdentity(recorded: object, scan: string) {
  const { closing } = recorded as { closing: { signers: object[] } }
  const [first, second, ...others] = closing.signers
  const identity = { document: 'US_PASSPORT', expiresOn: '2036-01-31', scan }
  return { closing: { ...closing, signers: [first, { ...second, identity }, ...others] } }
}

/** The closing, at which these were handed two copies of their notice. */
function withReceipts(recorded: object, noticeReceipt: string, parties: readonly string[]) {
  const { closing } = recorded as { closing: { signers: { party: string }[] } }
  const signers = closing.signers.map((signer) => ({ ...signer, ...(parties.includes(signer.party) && { noticeReceipt }) }))
  return { closing: { ...closing, signers } }
}

async function readAs(holder: CodeHolder, of: SigningBody) {
  expect((await holder.showIdentity(of)).statusCode).toBe(200)
  await untilSignerAsked(holder, of, 'signer-review')
  expect((await holder.put(of, 'signer-review', await readEverything(signersSigning(app, holder, of)))).statusCode).toBe(200)
  expect(await holder.signing(of)).toMatchObject({ title: 'You sign at an office', notary: { state: 'AHEAD' } })
}
