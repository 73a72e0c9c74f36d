/** Signing through the calls: the evidence of it, and what is refused. */
import { electronicSigningVersion, type SigningEvent } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { detailOf, signingEventsOf } from '../store/repositories/signing-events.ts'
import { inScope } from '../store/scope.ts'
import { personAt } from '../testing/live-on.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { withOtherTerms as changeTerms } from '../testing/other-terms.ts'
import { APPLICATION, type Person } from '../testing/person.ts'
import { signEverything, signingOf, signThrough } from '../testing/sign-documents.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const rowsOf = ({ uuid }: Person) => signingEventsOf(app.container.db, uuid)
const eventsOf = async (borrower: Person) => (await rowsOf(borrower)).map(({ event }) => event)
const atSigning = () => personAt(app, operator, 'NOTE_SIGNING')
const withOtherTerms = (borrower: Person) => changeTerms(app, operator, borrower)

/** The place that is signed next, as the screen sends it. */
async function placeOf(borrower: Person): Promise<Extract<SigningEvent, { event: 'PLACE_SIGNED' }>> {
  const note = (await signingOf(borrower).state()).documents.find(({ kind }) => kind === 'NOTE')!
  return { event: 'PLACE_SIGNED', document: note.uuid, sha256: note.sha256, place: note.places[0]!.place }
}

describe('The evidence of signing', () => {
  it('has a row for each event, with time, address, device, document and its digest', async () => {
    const borrower = await atSigning()
    await borrower.answer('note-signing', await signEverything(signingOf(borrower)))
    const rows = await rowsOf(borrower)
    expect(rows.map(({ event }) => event)).toEqual([
      'CONSENT_SHOWN',
      'ACCESS_SHOWN',
      'CONSENT_GIVEN',
      // Disclosure, agreement, instrument, privacy and insurance.
      ...Array.from({ length: 5 }, () => ['DOCUMENT_OPENED', 'DOCUMENT_READ']).flat(),
      'SIGNATURE_ADOPTED',
      'PLACE_SIGNED',
      'FINISHED',
    ])
    for (const row of rows)
      expect(row).toMatchObject({ party: 'borrower', actor: expect.stringMatching(/^borrower:/), address: '127.0.0.1' })
    // What they agreed to is dated by when they did, not by the end of it.
    const agreed = await app.container.db.query("select at from consents where application_id = $1 and source = 'item:note-signing'", [
      borrower.uuid,
    ])
    expect(agreed.rows.map(({ at }) => new Date(at as string).toISOString())).toEqual([
      new Date(rows.find(({ event }) => event === 'CONSENT_GIVEN')!.at).toISOString(),
    ])
    const signed = rows.find(({ event }) => event === 'PLACE_SIGNED')!
    const { documents } = await borrower.application()
    expect(documents.find(({ uuid }) => uuid === signed.documentId)).toMatchObject({ type: 'NOTE' })
    expect(signed).toMatchObject({ place: 'agreement', documentSha256: expect.stringMatching(/^[0-9a-f]{64}$/), agent: expect.any(String) })
    expect(detailOf(app.container.sealing, rows.at(-1)!).documents).toContainEqual({
      documentId: signed.documentId,
      sha256: signed.documentSha256,
    })
  })

  itInLongRun('keeps where someone signs, sealed, of whoever shares it, and of no one else', async () => {
    const borrower = await atSigning()
    const here = { latitude: 38.58, longitude: -121.49 }
    expect((await signingOf(borrower).send({ event: 'LOCATION_SHARED', location: here })).statusCode).toBe(200)
    const nowhere = { event: 'LOCATION_SHARED', location: { latitude: 138, longitude: 0 } } as const
    expect((await signingOf(borrower).send(nowhere)).statusCode).toBe(422)
    const [row] = await rowsOf(borrower)
    expect([row!.event, detailOf(app.container.sealing, row!).location]).toEqual(['LOCATION_SHARED', here])
    expect(JSON.stringify(row)).not.toContain('38.58')
  })

  it('is one signature under double click, replay and two tabs', async () => {
    const borrower = await atSigning()
    const signing = signingOf(borrower)
    await signThrough(signing, 'PLACE_SIGNED')
    const place = await placeOf(borrower)
    const replies = await Promise.all([1, 2, 3, 4].map(() => signing.send(place)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const answer = { signature: 'Ana Reyes', consentToSignElectronically: true }
    const key = { 'idempotency-key': 'one-click' }
    const finished = await Promise.all([1, 2, 3].map(() => borrower.put('/items/note-signing', answer, key)))
    expect(finished.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await signing.send(place)).statusCode).toBe(200)
    const events = await eventsOf(borrower)
    expect(events.filter((event) => event === 'PLACE_SIGNED' || event === 'FINISHED')).toEqual(['PLACE_SIGNED', 'FINISHED'])
  })

  it('is changed by no one, and seen by no one who is not at it', async () => {
    const [borrower, other] = await Promise.all([atSigning(), atSigning()])
    await signThrough(signingOf(borrower), 'SIGNATURE_ADOPTED')
    const { db } = app.container
    await expect(db.query('update signing_events set address = $1', ['10.0.0.1'])).rejects.toThrow()
    await expect(db.query('delete from signing_events')).rejects.toThrow()
    const own = (await rowsOf(other)).length
    const { identityId } = (await db.query('select identity_id as "identityId" from applications where id = $1', [other.uuid])).rows[0] as {
      identityId: string
    }
    const scope = { kind: 'borrower', identityId, organizations: ['HEARTH'] } as const
    const seen = await inScope(scope, () => db.transaction((session) => signingEventsOf(session, borrower.uuid)))
    expect([own, seen]).toEqual([0, []])
    const url = `${APPLICATION}/${borrower.uuid}/signing`
    expect((await app.call({ url, headers: other.headers })).statusCode).toBe(404)
  })
})

describe('A signature', () => {
  it('is not taken before the consent, before everything is read, or before one is adopted', async () => {
    const borrower = await atSigning()
    const signing = signingOf(borrower)
    const place = await placeOf(borrower)
    const refused = async () => {
      const reply = await signing.send(place)
      return [reply.statusCode, reply.json<{ message: string }>().message]
    }
    expect(await refused()).toEqual([409, 'Agree to sign electronically first.'])
    await signThrough(signing, 'DOCUMENT_READ')
    expect(await refused()).toEqual([409, 'Read every document to its end before you sign.'])
    await signThrough(signing, 'SIGNATURE_ADOPTED')
    expect(await refused()).toEqual([409, 'Choose how your signature looks first.'])
    const answer = await borrower.put('/items/note-signing', { signature: 'Ana Reyes', consentToSignElectronically: true })
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([422, 'Sign every place first: one is still empty'])
    expect(await eventsOf(borrower)).not.toContain('PLACE_SIGNED')
  })

  it('needs reading that the server saw: each document is delivered, in its turn, before it is read', async () => {
    const borrower = await atSigning()
    const signing = signingOf(borrower)
    const { documents } = await signing.state()
    const read = (index: number, event: 'DOCUMENT_OPENED' | 'DOCUMENT_READ' = 'DOCUMENT_READ') =>
      signing.send({ event, document: documents[index]!.uuid, sha256: documents[index]!.sha256 })
    const said = async (reply: ReturnType<typeof read>) => (await reply).json<{ message: string }>().message
    for (const index of documents.keys()) expect(await said(read(index))).toBe('Agree to sign electronically first.')
    // In the list of documents anything may be opened at any time: that is not opening it to sign.
    await signing.open(documents[0]!.uuid)
    expect(await said(read(0, 'DOCUMENT_OPENED'))).toBe('Agree to sign electronically first.')
    expect(await said(signing.send({ event: 'ACCESS_SHOWN', word: await signing.word() }))).toBe(
      'Read what signing electronically means first.',
    )
    await signThrough(signing, 'DOCUMENT_READ')
    const url = `${APPLICATION}/${borrower.uuid}/documents/${documents[1]!.uuid}`
    await app.call({ method: 'HEAD', url, headers: borrower.headers })
    for (const event of ['DOCUMENT_READ', 'DOCUMENT_OPENED'] as const)
      expect(await said(read(1, event))).toBe('Open this document first. Reload the page and read it to its end.')
    const adopt = { event: 'SIGNATURE_ADOPTED', signature: { form: 'TYPED', name: 'Ana Reyes', initials: 'AR' } } as const
    expect(await said(signing.send(adopt))).toBe('Read every document to its end before you sign.')
    // The page with the same words is as good as the PDF, and a page of an earlier release reports the opening as well.
    expect((await app.call({ url: `${url}?form=html`, headers: borrower.headers })).statusCode).toBe(200)
    for (const event of ['DOCUMENT_OPENED', 'DOCUMENT_READ', 'DOCUMENT_READ'] as const) expect((await read(1, event)).statusCode).toBe(200)
    await Promise.all([1, 2].map(() => signing.open(documents[2]!.uuid)))
    expect((await eventsOf(borrower)).filter((event) => event.startsWith('DOCUMENT'))).toEqual([
      'DOCUMENT_OPENED',
      'DOCUMENT_OPENED',
      'DOCUMENT_READ',
      'DOCUMENT_OPENED',
    ])
  })

  it.runIf(isLongRun)('needs a consent that shows access to the file (15 USC 7001(c)(1)(C)(ii))', async () => {
    const borrower = await atSigning()
    const signing = signingOf(borrower)
    await signing.send({ event: 'CONSENT_SHOWN' })
    const early = await signing.send({ event: 'CONSENT_GIVEN', version: electronicSigningVersion(false) })
    const wrong = await signing.send({ event: 'ACCESS_SHOWN', word: 'guess' })
    expect([early.statusCode, wrong.statusCode]).toEqual([409, 422])
    expect((await signing.send({ event: 'ACCESS_SHOWN', word: ` ${(await signing.word()).toUpperCase()} ` })).statusCode).toBe(200)
    expect((await signing.send({ event: 'CONSENT_GIVEN', version: '2019-01-01' })).statusCode).toBe(412)
    expect((await signing.send({ event: 'CONSENT_GIVEN', version: electronicSigningVersion(false) })).statusCode).toBe(200)
  })

  itInLongRun('bears the name of whoever signs, typed or drawn, and stays as it is once a place is signed', async () => {
    const borrower = await atSigning()
    const signing = signingOf(borrower)
    await signThrough(signing, 'SIGNATURE_ADOPTED')
    const drawn = { form: 'DRAWN', initials: 'AR', signatureDrawing: [[0, 0, 40, 20, 90, 10]], initialsDrawing: [[5, 5, 20, 30]] } as const
    const adopt = (name: string) => ({
      event: 'SIGNATURE_ADOPTED' as const,
      signature: { ...drawn, name, signatureDrawing: [[...drawn.signatureDrawing[0]]], initialsDrawing: [[...drawn.initialsDrawing[0]]] },
    })
    expect((await signing.send(adopt('Mickey Mouse'))).statusCode).toBe(422)
    expect((await signing.send(adopt('Ana Reyes'))).statusCode).toBe(200)
    expect((await signing.state()).signature).toEqual(adopt('Ana Reyes').signature)
    await signThrough(signing)
    expect(
      (await signing.send({ event: 'SIGNATURE_ADOPTED', signature: { form: 'TYPED', name: 'Ana Reyes', initials: 'A' } })).statusCode,
    ).toBe(409)
    const other = await borrower.put('/items/note-signing', { signature: 'Ana Other', consentToSignElectronically: true })
    expect([other.statusCode, other.json<{ message: string }>().message]).toEqual([422, 'You signed as Ana Reyes'])
  })

  it('is not taken on a document that has changed', async () => {
    const borrower = await atSigning()
    const signing = signingOf(borrower)
    await signThrough(signing, 'PLACE_SIGNED')
    const before = await placeOf(borrower)
    await withOtherTerms(borrower)
    const reply = await signing.send(before)
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([412, 'precondition_failed'])
    expect(await eventsOf(borrower)).not.toContain('PLACE_SIGNED')
  })

  itInLongRun('on an earlier document stays on record, and the new one is read and signed again', async () => {
    const borrower = await atSigning()
    const signing = signingOf(borrower)
    const answer = await signEverything(signing)
    await withOtherTerms(borrower)
    const reply = await borrower.put('/items/note-signing', answer)
    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([
      412,
      'A document was changed after you signed it. Read the new one and sign it again.',
    ])
    const { documents, consentedAt, signature } = await signing.state()
    expect(documents.slice(0, 2).map(({ kind, madeAgain, readAt }) => [kind, madeAgain, readAt])).toEqual([
      ['CLOSING_DISCLOSURE', false, null],
      ['NOTE', true, null],
    ])
    expect([consentedAt, signature]).toEqual([expect.any(String), expect.objectContaining({ name: 'Ana Reyes' })])
    await borrower.answer('note-signing', await signEverything(signing))
    expect((await eventsOf(borrower)).filter((event) => event === 'PLACE_SIGNED')).toHaveLength(2)
  })
})

describe('Someone who declines', () => {
  itInLongRun('loses nothing: the team and they are told, and it can be taken up again', async () => {
    const borrower = await atSigning()
    const signing = signingOf(borrower)
    await signThrough(signing, 'SIGNATURE_ADOPTED')
    const done = await signing.state()
    const declined = await signing.send({ event: 'DECLINED', reason: 'I want my sister to read it first.' })
    expect(declined.json()).toMatchObject({ isOpen: false, way: 'DECLINED' })
    expect(await borrower.application()).toMatchObject({ openItem: 'signing-help', step: 'NOTE_SIGNING' })
    expect((await operator.get('/queue')).body).toContain(borrower.uuid)
    await mailsArrived(app, borrower, 'Signing is paused')
    expect((await signing.send({ event: 'RESUMED' })).json()).toMatchObject({ isOpen: true, way: 'ELECTRONIC' })
    expect((await signing.state()).documents).toEqual(done.documents)
    await borrower.answer('note-signing', await signEverything(signing))
  })

  itInLongRun('can be asked by the team to go on here after all', async () => {
    const borrower = await atSigning()
    const signing = signingOf(borrower)
    await signing.send({ event: 'DECLINED', reason: 'I have a question first.' })
    const sent = await operator.decide(borrower.uuid, 'signing-help', { outcome: 'PAPER_SENT' })
    expect([sent.statusCode, (await borrower.application()).openItem]).toEqual([200, 'paper-signing'])
    // Paper that is on its way keeps nobody from signing here.
    expect((await signing.send({ event: 'RESUMED' })).json()).toMatchObject({ isOpen: true, way: 'ELECTRONIC' })
    await signing.send({ event: 'DECLINED', reason: 'I have another question.' })
    const settled = await operator.decide(borrower.uuid, 'signing-help', { outcome: 'SIGNS_HERE' })
    expect([settled.statusCode, (await borrower.application()).openItem]).toEqual([200, 'note-signing'])
    await borrower.answer('note-signing', await signEverything(signing))
  })
})

describe('A consent', () => {
  itInLongRun('that is withdrawn ends electronic signing, and what was signed stays on record', async () => {
    const borrower = await atSigning()
    const signing = signingOf(borrower)
    await signThrough(signing)
    expect((await signing.send({ event: 'CONSENT_WITHDRAWN' })).json()).toMatchObject({ isOpen: false, way: 'PAPER', consentedAt: null })
    expect((await borrower.application()).openItem).toBe('signing-help')
    expect((await borrower.put('/items/note-signing', { signature: 'Ana Reyes', consentToSignElectronically: true })).statusCode).toBe(409)
    expect(await eventsOf(borrower)).toContain('PLACE_SIGNED')
    await signing.send({ event: 'RESUMED' })
    const again = await borrower.put('/items/note-signing', { signature: 'Ana Reyes', consentToSignElectronically: true })
    expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([422, 'Agree to sign electronically first'])
    await borrower.answer('note-signing', await signEverything(signing))
  })
})
