/** Conditions that the team raises: asked for, answered, decided, and what they hold. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ASKED, CLEARED, conditionCalls, fieldsOf, OUTER, REJECTED } from '../testing/condition-calls.ts'
import { liveOn, personAt } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { newEmail } from '../testing/person.ts'
import { documentIn, pictureRequest } from '../testing/show-identity.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
let calls: ReturnType<typeof conditionCalls>
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
  calls = conditionCalls(app, operator)
})
afterAll(() => app.close())

describe('a condition that an operator raises', () => {
  it('is read by the borrower with the fields of the specification, and told by mail without what it says', async () => {
    const borrower = await personAt(app, operator, 'OFFER_SELECTION')
    await calls.raised(borrower.uuid)
    expect(await calls.listed(borrower, borrower.uuid)).toMatchObject([
      {
        categoryEnum: 'HELOC_MANUAL_PAYSTUB_UPLOAD',
        notes: ASKED,
        commentsToBorrower: null,
        actionNeeded: 'Upload 2 documents',
        requestDocuments: true,
        xtraData: { numDocsRequired: 2 },
        created: expect.any(String),
        conditionType: 'DOCUMENT',
        state: 'OPEN',
      },
    ])
    const [mail] = await mailsArrived(app, borrower, 'We need something from you')
    expect(mail).not.toMatch(/Juniper|pay stub/i)
    // Asked early, it keeps no one from going on, and waits for the borrower.
    expect((await borrower.application()).step).toBe('OFFER_SELECTION')
    expect(await calls.needsOperator(borrower.uuid)).toBe(false)
  })

  itInLongRun('is mailed in one email with whatever else is asked at about the same time, and not once it is answered', async () => {
    const borrower = await personAt(app, operator, 'OFFER_SELECTION')
    await Promise.all([1, 2, 1].map((documents) => calls.raised(borrower.uuid, { category: 'GENERIC_DOCUMENT_REQUEST', documents })))
    const waived = await calls.raised(borrower.uuid, { category: 'GENERIC_DOCUMENT_REQUEST', documents: 0 })
    const underwriter = await staff(app, 'underwriter')
    await calls.decide(borrower.uuid, waived, { outcome: 'WAIVED', reason: 'Not needed.' }, underwriter)
    const [mail] = await mailsArrived(app, borrower, 'We need 3 things from you')
    expect(mail).toMatch(/^\d\. Send 2 documents\. You can’t sign your documents until we have it\.$/m)
    await calls.raised(borrower.uuid)
    await mailsArrived(app, borrower, 'We need something from you')
  })

  it('is of no one else: a stranger finds nothing, and an auditor raises and decides nothing', async () => {
    const borrower = await personAt(app, operator, 'OFFER_SELECTION')
    const one = await calls.raised(borrower.uuid)
    const stranger = { headers: { ...(await app.signUp(newEmail('stranger'))), 'x-org': 'HEARTH' } }
    expect((await calls.listRequest(stranger, borrower.uuid)).statusCode).toBe(404)
    expect((await calls.answer(stranger, borrower.uuid, one, { documents: [], note: 'Mine now.' })).statusCode).toBe(404)
    expect(
      (await app.call({ url: `${OUTER}/${borrower.uuid}/conditions/external-applicants`, headers: { 'x-org': 'HEARTH' } })).statusCode,
    ).toBe(401)
    const auditor = await staff(app, 'auditor')
    expect((await calls.raise(borrower.uuid, {}, auditor)).statusCode).toBe(403)
    expect((await calls.decide(borrower.uuid, one, CLEARED, auditor)).statusCode).toBe(403)
    const other = await staff(app, 'operator', ['RIOSOL'])
    expect((await calls.raise(borrower.uuid, {}, other)).statusCode).toBe(404)
  })

  it('says what is wrong with it by field, and keeps no number of a person', async () => {
    const borrower = await personAt(app, operator, 'OFFER_SELECTION')
    expect(fieldsOf(await calls.raise(borrower.uuid, { asked: 'Tell us about 123-12-1234.' }))).toEqual(['asked'])
    expect(fieldsOf(await calls.raise(borrower.uuid, { party: 'nobody' }))).toEqual(['party'])
    expect((await calls.raise(borrower.uuid, { category: 'SOMETHING_ELSE' })).statusCode).toBe(422)
  })

  it('holds signing until it is cleared: answered, refused with words, answered again', async () => {
    const borrower = await personAt(app, operator, 'FINAL_OFFER')
    const one = await calls.raised(borrower.uuid)
    expect(await borrower.application()).toMatchObject({
      step: 'CONDITIONS_OPEN',
      openItem: 'conditions',
      nextAction: { waitingOn: 'you', title: 'Answer our requests' },
    })
    // By now there are two reports, with a disclosure each, which say of which credit check they are.
    const { documents } = await borrower.application()
    expect(documents.flatMap(({ type, creditCheck }) => (type === 'SCORE_DISCLOSURE' ? [creditCheck] : [])).sort()).toEqual([
      'HARD',
      'SOFT',
    ])
    expect(fieldsOf(await calls.answer(borrower, borrower.uuid, one, { documents: [] }))).toEqual(['documents'])
    const [first = '', second = ''] = [await calls.document(borrower, 'a stub'), await calls.document(borrower, 'another stub')]
    // Four clicks without a key are one answer.
    const both = { documents: [first, second], note: 'Both of them.' }
    const replies = await Promise.all([1, 2, 3, 4].map(() => calls.answer(borrower, borrower.uuid, one, both)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await calls.needsOperator(borrower.uuid)).toBe(true)
    expect(
      (await calls.decide(borrower.uuid, one, { outcome: 'REJECTED', reason: 'One is of last year.' })).json<{ fields: object[] }>().fields,
    ).toMatchObject([{ path: 'toApplicant' }])
    expect((await calls.decide(borrower.uuid, one, REJECTED)).statusCode).toBe(200)
    expect((await calls.decide(borrower.uuid, one, REJECTED)).statusCode).toBe(409)
    const [refused] = await calls.listed(borrower, borrower.uuid)
    expect(refused).toMatchObject({
      state: 'REJECTED',
      commentsToBorrower: REJECTED.toApplicant,
      answers: [{ note: 'Both of them.', documents: [{}, {}] }],
    })
    expect(JSON.stringify(refused)).not.toContain(REJECTED.reason)
    expect(await calls.needsOperator(borrower.uuid)).toBe(false)
    await mailsArrived(app, borrower, 'We need something else from you')
    const third = await calls.document(borrower, 'this month')
    expect((await calls.answer(borrower, borrower.uuid, one, { documents: [first, third] })).statusCode).toBe(200)
    expect((await calls.listed(borrower, borrower.uuid))[0]).toMatchObject({ state: 'IN_REVIEW', commentsToBorrower: null })
    expect((await calls.decide(borrower.uuid, one, CLEARED)).statusCode).toBe(200)
    await expect.poll(async () => (await borrower.status()).step, { timeout: 20_000 }).toBe('FINAL_OFFER')
    expect((await calls.decide(borrower.uuid, one, CLEARED)).statusCode).toBe(409)
    expect((await calls.answer(borrower, borrower.uuid, one, { documents: [first, third] })).statusCode).toBe(409)
    expect(await mailsTo(app, borrower, 'We are reviewing your application')).toHaveLength(0)
  })

  it('is asked for once more of no one who canceled: the mail says that it is canceled', async () => {
    const borrower = await personAt(app, operator, 'FINAL_OFFER')
    const one = await calls.raised(borrower.uuid, { documents: 0 })
    await calls.answer(borrower, borrower.uuid, one, { documents: [], note: 'I have only one employer.' })
    await calls.decide(borrower.uuid, one, REJECTED)
    await mailsArrived(app, borrower, 'We need something else from you')
    expect((await borrower.post('/cancel', {})).statusCode).toBe(200)
    await mailsArrived(app, borrower, 'Your application is canceled')
    expect(await mailsTo(app, borrower, 'We need something else from you')).toHaveLength(1)
  })

  it('is decided on what was read: what was sent meanwhile is looked at first', async () => {
    const borrower = await personAt(app, operator, 'OFFER_SELECTION')
    const one = await calls.raised(borrower.uuid, { documents: 0 })
    await calls.answer(borrower, borrower.uuid, one, { documents: [], note: 'I have only one employer.' })
    const { version } = await calls.forStaff(borrower.uuid)
    await calls.answer(borrower, borrower.uuid, one, { documents: [], note: 'I was wrong: there are two.' })
    expect((await calls.decide(borrower.uuid, one, CLEARED, operator, { 'if-match': `"${version}"` })).statusCode).toBe(412)
    expect((await calls.decide(borrower.uuid, one, CLEARED)).statusCode).toBe(200)
  })

  it('takes documents that were sent for it and are still there, and gives back one that no answer names', async () => {
    const borrower = await personAt(app, operator, 'OFFER_SELECTION')
    const one = await calls.raised(borrower.uuid, { documents: 1 })
    const deed = documentIn(await app.call(pictureRequest(borrower, 'DEED')))
    expect(fieldsOf(await calls.answer(borrower, borrower.uuid, one, { documents: [deed] }))).toEqual(['documents.0'])
    const mistaken = await calls.document(borrower, 'a mistake')
    const remove = (id: string) =>
      app.call({
        method: 'DELETE',
        url: `/service-application/api/v1/application/heloc/${borrower.uuid}/documents/${id}`,
        headers: { ...borrower.headers },
      })
    expect((await remove(mistaken)).statusCode).toBe(204)
    expect(fieldsOf(await calls.answer(borrower, borrower.uuid, one, { documents: [mistaken] }))).toEqual(['documents.0'])
    const right = await calls.document(borrower, 'the right one')
    expect((await calls.answer(borrower, borrower.uuid, one, { documents: [right] })).statusCode).toBe(200)
    expect((await remove(right)).statusCode).toBe(409)
  })
})

describe('a condition that is raised after the note was signed', () => {
  it('holds the money, and nothing that is signed is signed again', async () => {
    const borrower = await personAt(app, operator, 'FUNDING_DECISION')
    const signedAt = await operator.resultOf(borrower, 'note-signing')
    expect(fieldsOf(await calls.raise(borrower.uuid))).toEqual(['due'])
    const one = await calls.raised(borrower.uuid, { due: 'FUNDING', documents: 0 })
    expect(await borrower.application()).toMatchObject({ step: 'CONDITIONS_OPEN', openItem: 'funding-conditions' })
    expect(
      (await (await operator.funder()).decide(borrower.uuid, 'funding-decision', { outcome: 'ACCEPTED', reason: 'Looks complete.' }))
        .statusCode,
    ).toBe(409)
    expect((await operator.decide(borrower.uuid, 'funding-conditions', {})).statusCode).toBe(422)
    await calls.answer(borrower, borrower.uuid, one, { documents: [], note: 'Nothing has changed.' })
    expect((await calls.decide(borrower.uuid, one, CLEARED)).statusCode).toBe(200)
    await expect.poll(async () => (await borrower.status()).step, { timeout: 20_000 }).toBe('FUNDING_DECISION')
    expect(await operator.resultOf(borrower, 'note-signing')).toEqual(signedAt)
    await liveOn(borrower, operator)
    expect((await calls.raise(borrower.uuid, { due: 'FUNDING' })).statusCode).toBe(409)
  })
})
