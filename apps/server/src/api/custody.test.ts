/** The sealed original: given out for verification, checked by the team, and its control transferred to another holder. */
import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SealedOriginalBody, SealReportBody } from '@hearthline/contract'
import { type DataOf, formatLocalDateWithYear, lenderDay } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkSeal } from '../seal/seal-pdf.ts'
import { inScope } from '../store/scope.ts'
import { liveOn, personAt } from '../testing/live-on.ts'
import { APPLICATION, type Person } from '../testing/person.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { documentIn } from '../testing/show-identity.ts'
import { signEverything, signingOf } from '../testing/sign-documents.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { sealReportOf } from '../usecases/custody/check-seal.ts'

let app: TestApp
let operator: Staff
let borrower: Person
let auditor: Staff
let first: Staff
let second: Staff
let set: DataOf<'signed-set'>
let base: string
let today: string

beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
  borrower = await personAt(app, operator, 'NOTE_SIGNING')
  await borrower.answer('note-signing', await signEverything(signingOf(borrower)))
  await borrower.untilRest()
  set = await operator.resultOf(borrower, 'signed-set')
  ;[auditor, first, second] = [await staff(app, 'auditor'), await staff(app, 'administrator'), await staff(app, 'administrator')]
  base = `/applications/${borrower.uuid}/originals/${set.original.documentId}`
  today = lenderDay(app.container.clock.now())
})
afterAll(() => app.close())

const originalNow = async (who: Staff = auditor): Promise<SealedOriginalBody> =>
  (await who.get(`/applications/${borrower.uuid}/signing`)).json<{ originals: SealedOriginalBody[] }>().originals[0]!

const listed = async () => (await borrower.application()).documents.filter(({ type }) => type === 'SIGNED_SET')

describe('The sealed original, for verification', () => {
  it('is given to an auditor as an attachment that says it is no authoritative copy, and verifies outside', async () => {
    const reply = await auditor.post(`${base}/release`, { reason: 'The borrower asked whether the seal is whole' })
    expect([reply.statusCode, reply.headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="HL-\d+ signed documents - for verification - not the authoritative copy\.pdf"$/),
    ])
    const bytes = reply.rawPayload
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(set.original.sha256)
    expect(await checkSeal(bytes)).toMatchObject({ isIntact: true, namesCertificate: true })
    expect((await sealReportOf(set.original.sha256, bytes)).state).toBe('VALID')
    const changed = Buffer.from(bytes)
    changed[Math.floor(bytes.length / 2)]! ^= 1
    expect((await sealReportOf(set.original.sha256, changed)).state).toBe('BROKEN')
    const path = join(mkdtempSync(join(tmpdir(), 'hearthline-custody-')), 'set.pdf')
    const pdfsig = (content: Uint8Array) => {
      writeFileSync(path, content)
      return spawnSync('pdfsig', ['-nocert', path], { encoding: 'utf8' })
    }
    const { error, stdout } = pdfsig(bytes)
    if (error) return
    expect(stdout).toMatch(/Total document signed[\s\S]*Signature is Valid/)
    expect(pdfsig(changed).stdout).not.toContain('Signature is Valid')
  })

  it('leaves a row of custody, by the database: who, when, why, and that it is not the authoritative copy', async () => {
    const { custody } = await originalNow()
    expect(custody.map(({ event }) => event)).toEqual(['SEALED', 'RELEASED'])
    expect(custody[1]).toEqual({
      at: expect.any(String),
      event: 'RELEASED',
      actor: expect.stringMatching(/^operator:/),
      reason: 'The borrower asked whether the seal is whole',
      note: 'For verification, not the authoritative copy',
    })
    const { audit } = (await auditor.get(`/applications/${borrower.uuid}`)).json<{ audit: object[] }>()
    expect(audit).toContainEqual(expect.objectContaining({ action: 'original-released' }))
  })

  it('needs a reason, is of an original alone, and stays closed to every other way', async () => {
    expect((await auditor.post(`${base}/release`, { reason: ' ' })).statusCode).toBe(422)
    const copy = `/applications/${borrower.uuid}/originals/${set.documentId}/release`
    expect((await auditor.post(copy, { reason: 'Not an original' })).statusCode).toBe(404)
    const open = await first.get(`/applications/${borrower.uuid}/documents/${set.original.documentId}`)
    expect(open.statusCode).toBe(404)
    expect((await originalNow()).custody).toHaveLength(2)
  })

  it('has its seal checked by anyone on the team: whole, by which certificate, and when', async () => {
    const underwriter = await staff(app, 'underwriter')
    expect((await underwriter.get(`${base}/seal`)).json()).toEqual({
      state: 'VALID',
      sha256: set.original.sha256,
      signedAt: expect.any(String),
      certificate: expect.objectContaining({ commonName: 'Hearthline sandbox seal (self-made)', isSelfMade: true }),
      timestamp: null,
    } satisfies SealReportBody)
  })

  it('has its digest beside the borrower’s copy', async () => {
    const [copy] = await listed()
    expect(copy!.original).toEqual({ sha256: set.original.sha256 })
  })
})

describe('Control of the original', () => {
  const given = () => ({ holder: 'Acme Bank, N.A.', on: today, agreement: 'Sale agreement of 11/01/2026', reason: 'The line was sold' })
  let transfer: string

  it('goes to no one while the line is not open: an owner may still cancel it', async () => {
    expect((await first.post(`${base}/transfers`, given())).statusCode).toBe(409)
    await liveOn(borrower, operator)
    today = lenderDay(app.container.clock.now())
  })

  it('is recorded by an administrator for a day that has come, and does not count yet', async () => {
    expect((await auditor.post(`${base}/transfers`, given())).statusCode).toBe(403)
    expect((await first.post(`${base}/transfers`, { ...given(), on: '2999-01-01' })).statusCode).toBe(422)
    expect((await first.post(`${base}/transfers`, { ...given(), on: '2020-01-01' })).statusCode).toBe(422)
    const typo = (await first.post(`${base}/transfers`, { ...given(), holder: 'Acne Bank' })).json<{ transfer: string }>()
    const recorded = await first.post(`${base}/transfers`, given())
    expect(recorded.statusCode).toBe(201)
    transfer = recorded.json<{ transfer: string }>().transfer
    const { holder, transfers } = await originalNow(first)
    expect([holder, transfers.map(({ state, byYou }) => [state, byYou])]).toEqual([
      null,
      [
        ['REPLACED', true],
        ['WAITING', true],
      ],
    ])
    const replaced = await second.post(`${base}/transfers/${typo.transfer}/confirm`, { holder: 'Acne Bank', on: today })
    expect(replaced.statusCode).toBe(409)
    expect((await second.post(`${base}/transfers/${transfer}/package`, {})).statusCode).toBe(409)
  })

  it('counts once another administrator confirms what they saw; whoever recorded it cannot, not even in the database', async () => {
    const confirm = (who: Staff, holder = 'Acme Bank, N.A.') => who.post(`${base}/transfers/${transfer}/confirm`, { holder, on: today })
    expect([(await confirm(first)).statusCode, (await confirm(second, 'Acne Bank')).statusCode]).toEqual([403, 409])
    const { db } = app.container
    const recorder = String((await db.query('select actor from custody_acts where id = $1', [transfer])).rows[0]!.actor)
    const own = { kind: 'platform', identityId: recorder.split(':')[1]! } as const
    const insert = (actor: string) =>
      inScope(own, () =>
        db.query(
          "insert into custody_acts (id, application_id, document_id, act, transfer_id, actor, at) values ($1, $2, $3, 'TRANSFER_CONFIRMED', $4, $5, now())",
          [randomUUID(), borrower.uuid, set.original.documentId, transfer, actor],
        ),
      )
    await expect(insert(recorder)).rejects.toThrow(/confirmed by another person/)
    await expect(insert(`operator:${randomUUID()}`)).rejects.toThrow(/names who does it/)
    expect([(await confirm(second)).statusCode, (await confirm(second)).statusCode]).toEqual([200, 409])
    const { holder, custody } = await originalNow()
    expect(holder).toEqual({ name: 'Acme Bank, N.A.', since: today })
    expect(custody.slice(-2).map(({ event, note }) => [event, note])).toEqual(
      ['TRANSFER_RECORDED', 'TRANSFER_CONFIRMED'].map((event) => [
        event,
        expect.stringMatching(/^To Acme Bank, N\.A\., from .* by Sale agreement/),
      ]),
    )
  })

  it('is said on a copy that is made then, and beside it', async () => {
    const copies = await listed()
    expect(copies).toHaveLength(2)
    const made = copies.find(({ uuid }) => uuid !== set.documentId)!
    expect(made.original).toEqual({ sha256: set.original.sha256, holder: { name: 'Acme Bank, N.A.', since: today } })
    const url = `${APPLICATION}/${borrower.uuid}/documents/${made.uuid}`
    const { frame, pages } = await readPdf((await app.call({ url, headers: borrower.headers })).rawPayload)
    const words = `${set.original.sha256}. Acme Bank, N.A. holds it since ${formatLocalDateWithYear(today)}.`.replace(/\s/g, '')
    expect(frame.replace(/\s/g, '').split(words).length - 1).toBe(pages)
  })

  it('goes with one package, whose digest custody keeps: the original, the evidence and the custody', async () => {
    const reply = await first.post(`${base}/transfers/${transfer}/package`, {})
    const sha256 = createHash('sha256').update(reply.rawPayload).digest('hex')
    const { original, evidence, custody, seal } = reply.json<{
      original: { base64: string }
      evidence: { event: string }[]
      custody: { event: string }[]
      seal: SealReportBody
    }>()
    expect(createHash('sha256').update(Buffer.from(original.base64, 'base64')).digest('hex')).toBe(set.original.sha256)
    expect([seal.state, evidence.at(-1)!.event, custody.at(-1)!.event]).toEqual(['VALID', 'FINISHED', 'TRANSFER_CONFIRMED'])
    expect((await first.post(`${base}/transfers/${transfer}/package`, {})).statusCode).toBe(409)
    const now = await originalNow()
    expect([now.custody.at(-1)!.event, now.custody.at(-1)!.note]).toEqual(['PACKAGE_MADE', expect.stringContaining(sha256)])
    expect(now.transfers.at(-1)!.packageSha256).toBe(sha256)
  })

  it('is never undone, only followed by another transfer', async () => {
    const { db } = app.container
    await expect(db.query('delete from custody_acts')).rejects.toThrow()
    await expect(db.query('insert into custody_events select * from custody_events limit 0')).rejects.toThrow(/permission denied/)
    const next = await second.post(`${base}/transfers`, { ...given(), holder: 'Second Trust Company' })
    const { transfer: following } = next.json<{ transfer: string }>()
    const reply = await first.post(`${base}/transfers/${following}/confirm`, { holder: 'Second Trust Company', on: today })
    expect([next.statusCode, reply.statusCode]).toEqual([201, 200])
    expect((await originalNow()).holder).toEqual({ name: 'Second Trust Company', since: today })
    expect((await listed()).map(({ original }) => original?.holder?.name)).toEqual(expect.arrayContaining(['Second Trust Company']))
  })

  it('of a line that an owner canceled goes to no one, whatever was recorded before, and not in the database either', async () => {
    const recorded = await first.post(`${base}/transfers`, given())
    const { transfer: waiting } = recorded.json<{ transfer: string }>()
    const { rescission } = (await operator.get(`/applications/${borrower.uuid}`)).json<{ rescission: { lastDay: string } }>()
    const document = documentIn(await operator.receive(borrower.uuid, 'CANCELLATION_NOTICE'))
    const notice = { party: 'borrower', way: 'MAILED', givenOn: rescission.lastDay, document, reason: 'Letter of the borrower' }
    expect((await operator.post(`/applications/${borrower.uuid}/rescission`, notice)).json()).toEqual({ step: 'CANCELLED' })
    const again = await second.post(`${base}/transfers`, given())
    const confirmed = await second.post(`${base}/transfers/${waiting}/confirm`, { holder: 'Acme Bank, N.A.', on: today })
    expect([recorded.statusCode, again.statusCode, confirmed.statusCode]).toEqual([201, 409, 409])
    expect((await second.post(`${base}/transfers/${waiting}/package`, {})).statusCode).toBe(409)
    const identityId = randomUUID()
    const insert = inScope({ kind: 'platform', identityId }, () =>
      app.container.db.query(
        "insert into custody_acts (id, application_id, document_id, act, transfer_id, actor, at) values ($1, $2, $3, 'TRANSFER_CONFIRMED', $4, $5, now())",
        [randomUUID(), borrower.uuid, set.original.documentId, waiting, `platform:${identityId}`],
      ),
    )
    await expect(insert).rejects.toThrow(/of an open line alone/)
    expect((await first.post(`${base}/release`, { reason: 'A court asked for it' })).statusCode).toBe(200)
  })
})
