/** The appraiser's report beside the appraiser's value: kept, named by the decision, and given to the borrower (12 CFR 1002.14(a)(1)). */
import { appraisal } from '@hearthline/domain'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inScope } from '../store/scope.ts'
import { liveOn, personAt } from '../testing/live-on.ts'
import { type Person, person } from '../testing/person.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { documentIn, pictureRequest } from '../testing/show-identity.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
let who: Person
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
  who = await personAt(app, operator, 'ONSITE_APPRAISAL_SCHEDULED', 'Appraisal')
})
afterAll(() => app.close())

const { report: _, ...VALUE } = appraisal.example
const reportsOf = async ({ application }: Person) => (await application()).documents.filter(({ type }) => type === 'VALUATION_REPORT')
const received = async (alike?: string, by = operator, uuid = who.uuid) => documentIn(await by.receive(uuid, 'VALUATION_REPORT', alike))
const discard = (by: Staff, document: string, why = '') =>
  app.call({ method: 'DELETE', url: `/console/api/v1/applications/${who.uuid}/documents/${document}${why}`, headers: by.headers })
const faultOf = (reply: LightMyRequestResponse) => [reply.statusCode, reply.json<{ fields?: { path: string }[] }>().fields?.[0]?.path]

describe('An appraiser’s value', () => {
  it('is not recorded without the written report, with another’s file, or of a day to come', async () => {
    const other = await personAt(app, operator, 'ONSITE_APPRAISAL_SCHEDULED', 'Appraisal')
    const decide = async (report?: string, more: object = {}) =>
      faultOf(await operator.decide(who.uuid, 'appraisal', { ...VALUE, ...more, report }))
    expect(await decide()).toEqual([422, 'data.report'])
    expect(await decide(await received('of another home', operator, other.uuid))).toEqual([422, 'data.report'])
    expect(await decide(documentIn(await app.call(pictureRequest(who, 'VALUE_EVIDENCE'))))).toEqual([422, 'data.report'])
    expect(await decide(await received(), { valuedOn: '2099-01-01' })).toEqual([422, 'data.valuedOn'])
    expect(await decide(await received(), { valuedOn: '1999-11-20' })).toEqual([422, 'data.valuedOn'])
    expect(await decide(await received(), { valueCents: 999_999_999_999 })).toEqual([422, 'data.valueCents'])
    expect(await who.application()).toMatchObject({ openItem: 'appraisal' })
  })

  it('has a report that no one but the team sees until it counts, and that is taken back where it was a mistake', async () => {
    const mistake = await received('of a neighbor')
    expect(await reportsOf(who)).toEqual([])
    expect((await who.get(`/documents/${mistake}`)).statusCode).toBe(404)
    // Not theirs to take away either.
    const url = `/service-application/api/v1/application/heloc/${who.uuid}/documents/${mistake}`
    expect((await app.call({ method: 'DELETE', url, headers: who.headers })).statusCode).toBe(404)
    // Nor a colleague's, who has yet to record it; an administrator says why.
    expect((await discard(await operator.colleague(), mistake)).statusCode).toBe(403)
    const administrator = await staff(app, 'administrator')
    const another = await received('of a stranger')
    expect(faultOf(await discard(administrator, another))).toEqual([422, 'reason'])
    expect((await discard(administrator, another, '?reason=Of%20another%20file')).statusCode).toBe(204)
    expect((await app.container.db.query("select detail from audit_log where action = 'document-removed'")).rows).toMatchObject([
      { detail: { document: another, reason: 'Of another file' } },
    ])
    expect((await discard(operator, mistake)).statusCode).toBe(204)
    const reply = await operator.decide(who.uuid, 'appraisal', { ...VALUE, report: mistake })
    expect(faultOf(reply)).toEqual([422, 'data.report'])
  })

  it('has no report where no appraisal is waited for', async () => {
    const other = await person(app, 'Lowscore')
    await other.untilRest()
    const reply = await operator.receive(other.uuid, 'VALUATION_REPORT')
    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringContaining('Nothing on this application waits'),
    ])
  })

  it('is delivered and removed by the team alone, in the database too', async () => {
    const document = await received('not yet')
    const { db } = app.container
    const { rows } = await db.query('select identity_id from applications where id = $1', [who.uuid])
    const asWho = (sql: string) =>
      inScope({ kind: 'borrower', identityId: String(rows[0]!.identity_id), organizations: ['HEARTH'] }, () =>
        db.transaction((session) => session.query(sql, [document, who.uuid])),
      )
    await expect(asWho('insert into document_deliveries values ($1, $2, now())')).rejects.toThrow(/row-level security/)
    await expect(asWho("insert into document_removals values ($1, $2, 'borrower:x', now())")).rejects.toThrow(/row-level security/)
  })

  it('is not kept out by how much the borrower has sent', async () => {
    const { db, clock } = app.container
    await db.asOwner((session) =>
      session.query(
        `insert into documents (id, application_id, party, kind, media_type, sha256, byte_size, file_name, sent_by, created_at, content_sealed)
         select gen_random_uuid(), $1, 'borrower', 'OTHER_PROOF', 'image/png', 'x' || n, 1, 'a.png', 'borrower:x', $2, 'x' from generate_series(1, 60) n`,
        [who.uuid, clock.now()],
      ),
    )
    expect((await app.call(pictureRequest(who, 'VALUE_EVIDENCE', 'one more'))).statusCode).toBe(409)
    expect((await operator.receive(who.uuid, 'VALUATION_REPORT', 'still taken')).statusCode).toBe(201)
  })

  it('is uploaded by those who decide at this lender alone', async () => {
    const [auditor, elsewhere] = [await staff(app, 'auditor'), await staff(app, 'operator', ['RIOSOL'])]
    expect((await auditor.receive(who.uuid, 'VALUATION_REPORT')).statusCode).toBe(403)
    expect((await elsewhere.receive(who.uuid, 'VALUATION_REPORT')).statusCode).toBe(404)
    const asBorrower = { ...operator, headers: { authorization: who.headers.authorization! } }
    expect((await discard(asBorrower, await received())).statusCode).toBe(403)
    expect((await app.call(pictureRequest(who, 'VALUATION_REPORT'))).statusCode).toBe(422)
  })

  it('is recorded with its report, of which the borrower has a copy at once, and for good', async () => {
    const report = await received('the report')
    const bytes = (await operator.get(`/applications/${who.uuid}/documents/${report}`)).rawPayload
    expect((await operator.decide(who.uuid, 'appraisal', { ...VALUE, report })).statusCode).toBe(200)
    expect(await reportsOf(who)).toEqual([expect.objectContaining({ uuid: report, fileName: 'valuation_report.png' })])
    expect((await who.get(`/documents/${report}`)).rawPayload.equals(bytes)).toBe(true)
    expect((await discard(operator, report)).statusCode).toBe(409)
    await liveOn(who, operator, 'FINAL_OFFER')
    expect(await reportsOf(who)).toHaveLength(1)
    const copy = (await who.application()).documents.findLast(({ type }) => type === 'VALUATION_COPY')!
    const { text } = await readPdf((await who.get(`/documents/${copy.uuid}`)).rawPayload)
    expect(text).toContain('In your documents: “Appraiser’s report on your home”')
    const file = (await operator.get(`/applications/${who.uuid}`)).json<{ audit: { action: string; detail: object }[] }>()
    expect(file.audit).toContainEqual(
      expect.objectContaining({ action: 'decided', detail: expect.objectContaining({ decided: 'appraisal', delivered: [report] }) }),
    )
  })
})
