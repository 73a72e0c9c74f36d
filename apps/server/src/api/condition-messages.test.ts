/** Conditions: waived, written about, a phone number's, a signer's, and those of the checks in the same list. */
import type { ConditionBody } from '@hearthline/contract'
import { aboutYou, contact } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ASKED, CLEARED, conditionCalls, fieldsOf, type StaffList } from '../testing/condition-calls.ts'
import { jointApplication, sam } from '../testing/joint-application.ts'
import { personAt } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { newEmail } from '../testing/person.ts'
import { documentIn, pictureForm } from '../testing/show-identity.ts'
import { SIGNINGS, signInByCode } from '../testing/signer.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
let underwriter: Staff
let calls: ReturnType<typeof conditionCalls>
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
  underwriter = await staff(app, 'underwriter')
  calls = conditionCalls(app, operator)
})
afterAll(() => app.close())

describe('a waiver', () => {
  it('takes an underwriter, and a second one where it lets something pass that may be a fraud', async () => {
    const borrower = await personAt(app, operator, 'OFFER_SELECTION')
    const plain = await calls.raised(borrower.uuid)
    const waive = { outcome: 'WAIVED', reason: 'The verified income is enough without them.' }
    expect((await calls.decide(borrower.uuid, plain, waive)).statusCode).toBe(403)
    expect((await calls.decide(borrower.uuid, plain, waive, underwriter)).statusCode).toBe(200)
    const grave = await calls.raised(borrower.uuid, { category: 'PROPERTY_OWNERSHIP_FRAUD_REVIEW', documents: 1 })
    const asked = await calls.decide(borrower.uuid, grave, waive, underwriter)
    expect(asked.json<StaffList>().conditions.at(-1)).toMatchObject({ state: 'OPEN', waiver: { reason: waive.reason } })
    expect(await calls.needsOperator(borrower.uuid)).toBe(true)
    expect((await calls.decide(borrower.uuid, grave, waive, underwriter)).statusCode).toBe(403)
    const second = await staff(app, 'underwriter')
    const why = 'I read the deed too.'
    const agreed = await calls.decide(borrower.uuid, grave, { ...waive, reason: why }, second)
    expect(agreed.json<StaffList>().conditions.at(-1)).toMatchObject({
      state: 'WAIVED',
      waiver: null,
      decided: [{ outcome: 'WAIVED', reason: why, askedBy: expect.any(String), askedWhy: waive.reason }],
    })
    expect(await calls.needsOperator(borrower.uuid)).toBe(false)
  })
})

describe('messages on a condition', () => {
  it('go both ways in their order, with what was not read, and call the team', async () => {
    const borrower = await personAt(app, operator, 'OFFER_SELECTION')
    const one = await calls.raised(borrower.uuid)
    const shown = await calls.document(borrower, 'shown')
    const reply = await calls.write(borrower, borrower.uuid, one, { text: 'Is this the right one?', documents: [shown] })
    expect(reply.json<ConditionBody[]>()[0]).toMatchObject({ messages: [{ from: 'APPLICANT', documents: [{ uuid: shown }] }], unread: 0 })
    expect(await calls.needsOperator(borrower.uuid)).toBe(true)
    const team = (await calls.forStaff(borrower.uuid)).conditions[0]!
    expect(team).toMatchObject({ unread: 1, messages: [{ text: 'Is this the right one?', by: expect.stringContaining('borrower:') }] })
    expect((await operator.post(`/applications/${borrower.uuid}/conditions/${one.uuid}/messages/read`, {})).statusCode).toBe(204)
    expect(await calls.needsOperator(borrower.uuid)).toBe(false)
    expect(
      (await operator.post(`/applications/${borrower.uuid}/conditions/${one.uuid}/messages`, { text: 'Yes, and the one before it.' }))
        .statusCode,
    ).toBe(200)
    expect((await calls.listed(borrower, borrower.uuid))[0]).toMatchObject({
      unread: 1,
      messages: [{}, { from: 'TEAM', text: 'Yes, and the one before it.' }],
    })
    await mailsArrived(app, borrower, 'You have a message')
    expect((await mailsTo(app, borrower, 'You have a message'))[0]).not.toContain('the one before it')
    expect((await calls.post(borrower, `${borrower.uuid}/conditions/${one.uuid}/messages/read`)).statusCode).toBe(204)
    expect((await calls.listed(borrower, borrower.uuid))[0]).toMatchObject({ unread: 0 })
    expect((await calls.write(borrower, borrower.uuid, one, { text: 'My number is 123-12-1234.', documents: [] })).statusCode).toBe(422)
  })
})

describe('a phone number that is asked for', () => {
  it('is over once a number is confirmed by a code, though one was confirmed before', async () => {
    const borrower = await personAt(app, operator, 'INCOME_VERIFICATION')
    expect((await borrower.put('/items/contact', contact.example)).statusCode).toBe(409)
    await calls.raised(borrower.uuid, { category: 'MISSING_PHONE_NUMBER', asked: 'Confirm a number that we can reach you at.' })
    expect(await calls.listed(borrower, borrower.uuid)).toMatchObject([
      { conditionType: 'PHONE_NUMBER', requestDocuments: false, state: 'OPEN' },
    ])
    const { phoneNumber } = contact.example as { phoneNumber: string }
    expect((await borrower.post('/phone-codes', { phoneNumber, channel: 'TEXT' })).statusCode).toBe(200)
    expect((await borrower.put('/items/contact', contact.example)).statusCode).toBe(200)
    expect(await calls.listed(borrower, borrower.uuid)).toMatchObject([{ state: 'CLEARED' }])
    expect((await borrower.application()).step).toBe('INCOME_VERIFICATION')
  })
})

describe('a condition of someone who signs beside the borrower', () => {
  it('is theirs alone, is answered with their own documents, and is told at their own address', async () => {
    const email = newEmail('sam')
    const borrower = await personAt(app, operator, 'COLLECT_ADDITIONAL_INFO', 'Sound')
    await borrower.answer('contact', contact.example)
    await borrower.answer('about-you', {
      ...aboutYou.example,
      ownership: 'JOINT',
      coOwners: [{ firstName: 'Sam', lastName: 'Reyes', email }],
    })
    await borrower.untilRest()
    const { parties } = await calls.forStaff(borrower.uuid)
    const { party = '' } = parties.find(({ name }) => name === 'Sam Reyes') ?? {}
    expect(fieldsOf(await calls.raise(borrower.uuid, { category: 'MISSING_PHONE_NUMBER', party }))).toEqual(['category'])
    const one = await calls.raised(borrower.uuid, { category: 'PROPERTY_OWNERSHIP_FRAUD_REVIEW', party, documents: 1 })
    await mailsArrived(app, { email }, 'We need something from you')
    expect(await mailsTo(app, borrower, 'We need something from you')).toHaveLength(0)
    expect(await calls.listed(borrower, borrower.uuid)).toEqual([])
    const signer = await signInByCode(app, email)
    expect(await calls.listed(signer, borrower.uuid)).toMatchObject([{ uuid: one.uuid, state: 'OPEN', party }])
    const sent = await app.call({
      method: 'POST',
      url: `${SIGNINGS}/${borrower.uuid}/${party}/documents?kind=CONDITION_DOCUMENT`,
      ...pictureForm(signer.headers, 'CONDITION_DOCUMENT', 'their deed'),
    })
    // The borrower's own document is not theirs to name.
    expect((await calls.answer(signer, borrower.uuid, one, { documents: [await calls.document(borrower, 'mine')] })).statusCode).toBe(422)
    expect((await calls.answer(signer, borrower.uuid, one, { documents: [documentIn(sent)] })).statusCode).toBe(200)
    expect((await calls.answer(borrower, borrower.uuid, one, { documents: [], note: 'Mine.' })).statusCode).toBe(404)
    expect((await calls.decide(borrower.uuid, one, CLEARED)).statusCode).toBe(200)
  })

  itInLongRun(
    'is told to the borrower by its kind alone, is withdrawn with a line in the history once they sign no more, and asked again when they are named again',
    async () => {
      const email = newEmail('sam')
      const borrower = await jointApplication(app, operator, [sam(email)], 'HMDA')
      const { party } = (await calls.forStaff(borrower.uuid)).parties.find(({ name }) => name === 'Sam Reyes')!
      const one = await calls.raised(borrower.uuid, { category: 'PROPERTY_OWNERSHIP_FRAUD_REVIEW', party, documents: 1 })
      const [told = ''] = await mailsArrived(app, borrower, 'We asked Sam Reyes for something')
      expect(told).toContain('We asked Sam Reyes to send a document. They answer on a page of their own.')
      expect(told).not.toContain(ASKED)
      await borrower.answer('about-you', aboutYou.example)
      const listed = async () => (await calls.forStaff(borrower.uuid)).conditions.map(({ state, whose }) => [state, whose])
      expect(await listed()).toEqual([['WITHDRAWN', 'Someone who no longer signs']])
      const waived = await calls.decide(borrower.uuid, one, { outcome: 'WAIVED', reason: 'Not needed.' }, underwriter)
      expect([waived.statusCode, waived.body]).toEqual([409, expect.stringContaining('no longer signs')])
      expect(
        (await operator.post(`/applications/${borrower.uuid}/conditions/${one.uuid}/messages`, { text: 'Are you there?' })).statusCode,
      ).toBe(409)
      const { audit } = (await operator.get(`/applications/${borrower.uuid}`)).json<{ audit: { detail: object }[] }>()
      expect(audit.map(({ detail }) => detail)).toContainEqual(
        expect.objectContaining({ requestsWithdrawn: [{ condition: one.uuid, category: one.categoryEnum, askedOf: 'Sam Reyes' }] }),
      )
      // Named again they are asked again, and both hear of it as they did at first.
      await borrower.answer('about-you', {
        ...aboutYou.example,
        ownership: 'JOINT',
        coOwners: [{ firstName: 'Sam', lastName: 'Reyes', email }],
      })
      expect(await listed()).toEqual([['OPEN', 'Sam Reyes']])
      await mailsArrived(app, { email }, 'We need something from you', 2)
      await mailsArrived(app, borrower, 'We asked Sam Reyes for something', 2)
    },
  )
})

describe('what the checks left open', () => {
  itInLongRun('stands in the same list for the borrower and the team, with the refusal in words for the borrower', async () => {
    const borrower = await personAt(app, operator, 'CONDITIONS_OPEN', 'Idreview')
    await calls.raised(borrower.uuid)
    expect((await calls.listed(borrower, borrower.uuid)).map(({ categoryEnum, state }) => [categoryEnum, state])).toEqual([
      ['ID_VERIFICATION_FAILURE', 'IN_REVIEW'],
      ['HELOC_MANUAL_PAYSTUB_UPLOAD', 'OPEN'],
    ])
    const toBorrower = 'The photo is too dark. Take it again in daylight.'
    const decided = [{ condition: 'IDENTITY', outcome: 'REFUSED', reason: 'Too dark to compare.', toBorrower }]
    const body = { data: { decided }, reason: 'Looked at by a person' }
    expect((await operator.post(`/applications/${borrower.uuid}/items/conditions`, body)).statusCode).toBe(200)
    expect((await operator.post(`/applications/${borrower.uuid}/items/conditions`, body)).statusCode).toBe(409)
    expect((await calls.listed(borrower, borrower.uuid))[0]).toMatchObject({ state: 'REJECTED', commentsToBorrower: toBorrower })
    expect((await borrower.get('/items/conditions')).json<{ about: object }>().about).toMatchObject({ photosTold: toBorrower })
    const team = (await calls.forStaff(borrower.uuid)).conditions
    expect(team.map(({ part }) => part)).toEqual(['IDENTITY', null])
  })
})
