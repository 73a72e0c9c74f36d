/** Everyone of the sandbox's table who is like anyone else until the offer: what the table says of them happens. */
import { readFileSync } from 'node:fs'
import { addDays, exampleTrust, hazardInsuranceReview, lenderDay, recordingCorrection } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PERSONAS } from '../providers/sandbox/personas.ts'
import { conditionCalls, fieldsOf } from '../testing/condition-calls.ts'
import { liveOn, personAt } from '../testing/live-on.ts'
import { isLongRun } from '../testing/long-run.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { actInRoom, lookAtSession, roomOf } from '../testing/meet-notary.ts'
import { type Person, person } from '../testing/person.ts'
import { documentIn, identityPictures, pictureRequest } from '../testing/show-identity.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const TEXAS = { place: { city: 'Austin', state: 'TX', zip: '78701' } }

/** Someone in Colorado who meets the notary online, once for each appointment: what came of it, and what is asked then. */
async function withNotary(lastName: string) {
  const borrower = await personAt(app, operator, 'DEED_SIGNING', lastName, { place: { city: 'Denver', state: 'CO', zip: '80202' } })
  const meets = async (asked: string, acts: Parameters<typeof actInRoom>[2]) => {
    await borrower.answer(asked, { meeting: 'ONLINE', location: 'CO' })
    await borrower.untilRest()
    await actInRoom(borrower, await roomOf(borrower), acts)
    const state = await lookAtSession(borrower)
    await borrower.untilRest()
    return [state, (await borrower.application()).openItem]
  }
  return { borrower, meets }
}

const pathOf = async (borrower: Person) => (await borrower.application()).nextAction.path?.split('/').slice(4).join('/')

/** A year around the day on which the test is run. */
const inForce = () => {
  const today = lenderDay(app.container.clock.now())
  return { effectiveOn: addDays(today, -100), expiresOn: addDays(today, 265) }
}

/** The fields without which the documents of trust and flood are refused. */
async function missingOf(borrower: Person, answer: object): Promise<string[]> {
  const reply = await borrower.put('/items/trust-and-flood-insurance', answer)
  return reply.statusCode === 200 ? [] : reply.json<{ fields: { path: string }[] }>().fields.map(({ path }) => path)
}

/** A page that shows something of this kind, sent before the answer names it. */
const sendPage = async (borrower: Person, kind: string) => documentIn(await app.call(pictureRequest(borrower, kind)))

type Story = () => Promise<void>

const STORIES: Readonly<Record<string, Story>> = {
  Trustee: async () => {
    const borrower = await personAt(app, operator, 'TRUST_AND_INSURANCE', 'Trustee')
    expect(await borrower.application()).toMatchObject({ openItem: 'trust-and-flood-insurance', property: { ownership: 'TRUST' } })
    expect(await missingOf(borrower, {})).toEqual(['trust.name'])
    const trust = { ...exampleTrust, name: 'The Trustee Family Trust' }
    expect(await missingOf(borrower, { trust })).toEqual(['trust.documents'])
    // Another's page, or one of another kind, is none of the trust's.
    const deed = await sendPage(borrower, 'DEED')
    expect(await missingOf(borrower, { trust: { ...trust, documents: [deed] } })).toEqual(['trust.documents'])
    const documents = [await sendPage(borrower, 'TRUST_PAPER')]
    expect(await missingOf(borrower, { trust: { ...trust, documents } })).toEqual([])
    expect(await borrower.application()).toMatchObject({ openItem: 'trust-and-flood-review', step: 'CONDITIONS_OPEN' })
  },
  Jointowner: async () => {
    const borrower = await personAt(app, operator, 'CO_DEED_REQ', 'Jointowner')
    expect(await borrower.application()).toMatchObject({ coDeedStatus: 'IN_PROGRESS', property: { ownership: 'JOINT' } })
  },
  Floodzone: async () => {
    const borrower = await personAt(app, operator, 'TRUST_AND_INSURANCE', 'Floodzone')
    expect((await borrower.application()).openItem).toBe('trust-and-flood-insurance')
    expect((await borrower.get('/items/trust-and-flood-insurance')).json()).toMatchObject({
      about: { floodZone: 'AE', heldInTrust: false },
    })
    expect(await missingOf(borrower, {})).toEqual(['noticeReceived', 'flood.policy.insurer'])
    const typed = { insurer: 'Harbor Mutual', policyNumber: 'HM-20417', deductibleCents: 250_000, coverageCents: 25_000_000, ...inForce() }
    // The words alone are no proof, and neither is a page that was never sent.
    expect(await missingOf(borrower, { flood: { policy: typed }, noticeReceived: true })).toEqual(['flood.policy.documents'])
    const unsent = { ...typed, documents: ['3b0d6c1e-8c55-4d0f-9c9a-6f4f2a1b7c04'] }
    expect(await missingOf(borrower, { flood: { policy: unsent }, noticeReceived: true })).toEqual(['flood.policy.documents'])
    const flood = { policy: { ...typed, documents: [await sendPage(borrower, 'FLOOD_POLICY')] } }
    const tooSmall = { flood: { policy: { ...flood.policy, coverageCents: 1_000_000 } }, noticeReceived: true }
    expect(await missingOf(borrower, tooSmall)).toEqual(['flood.policy.coverageCents', 'flood.policy.deductibleCents'])
    expect(await missingOf(borrower, { flood })).toEqual(['noticeReceived'])
    expect(await missingOf(borrower, { flood, noticeReceived: true })).toEqual([])
    // 42 USC 4104a(a)(1): the record of the receipt, with the words and the time, for whoever asks.
    const consents = (await operator.get(`/applications/${borrower.uuid}/consents`)).json<object>()
    expect(JSON.stringify(consents)).toContain('FLOOD_NOTICE_RECEIPT')
    expect(await borrower.application()).toMatchObject({ openItem: 'trust-and-flood-review', step: 'CONDITIONS_OPEN' })
    expect(await operator.resultOf(borrower, 'flood-determination')).toMatchObject({ zone: 'AE', inSpecialFloodHazardArea: true })
  },
  Incomelower: async () => {
    const borrower = await person(app, 'Incomelower')
    await borrower.untilStep('OFFER_SELECTION')
    const largest = (await borrower.offers()).offers.filter(({ type }) => type === 'FIXED').toSorted((a, b) => b.maxDraw - a.maxDraw)[0]!
    const { term, originationFee, maxDraw: amount } = largest
    expect((await borrower.put('/offer', { type: 'FIXED', term, originationFee, amount, discounts: [] })).statusCode).toBe(200)
    await liveOn(borrower, operator, 'REVISED_OFFER_SELECTION')
    expect(await operator.resultOf(borrower, 'income-verification')).toMatchObject({ verifiedAnnualCents: 7_250_000 })
    expect(Math.max(...(await borrower.offers()).offers.map(({ maxDraw }) => maxDraw))).toBeLessThan(amount)
  },
  Incomepartial: async () => {
    const borrower = await personAt(app, operator, 'DISBURSEMENT_ACCOUNT', 'Incomepartial')
    expect(await operator.resultOf(borrower, 'first-decision')).toMatchObject({ figures: { monthlyIncomeCents: 1_208_333 } })
    expect(await operator.resultOf(borrower, 'income-verification')).toMatchObject({ verifiedAnnualCents: 11_600_000 })
    expect(await operator.resultOf(borrower, 'verified-decision')).toMatchObject({
      figures: { incomeVerified: true, monthlyIncomeCents: 966_667 },
    })
  },
  Bankfraud: async () => {
    const borrower = await personAt(app, operator, 'CONDITIONS_OPEN', 'Bankfraud')
    expect((await borrower.status()).statuses.giactAccountStatus).toBe('FAILED_VERIFICATION')
  },
  Bankreview: async () => {
    const borrower = await personAt(app, operator, 'CONDITIONS_OPEN', 'Bankreview')
    expect((await borrower.status()).statuses.giactAccountStatus).toBe('PENDING_REVIEW')
  },
  Idfail: async () => {
    const borrower = await personAt(app, operator, 'IDENTITY_VERIFICATION', 'Idfail')
    await borrower.answer('identity-documents', await identityPictures(app, borrower))
    await borrower.untilRest()
    expect((await borrower.application()).openItem).toBe('identity-retry')
    expect(await operator.resultOf(borrower, 'identity-check')).toMatchObject({
      status: 'FAILED',
      reasons: ['FRONT_UNREADABLE', 'FACE_DIFFERS'],
    })
    await borrower.answer('identity-retry', await identityPictures(app, borrower))
    await borrower.untilRest()
    expect(await operator.resultOf(borrower, 'identity-check')).toMatchObject({ status: 'VERIFIED' })
  },
  Idreview: async () => {
    const borrower = await personAt(app, operator, 'CONDITIONS_OPEN', 'Idreview')
    expect(await operator.resultOf(borrower, 'identity-check')).toMatchObject({ status: 'PENDING_REVIEW' })
  },
  Sanctionshit: async () => {
    const borrower = await personAt(app, operator, 'CONDITIONS_OPEN', 'Sanctionshit')
    expect(await operator.resultOf(borrower, 'sanctions-screening')).toMatchObject({ status: 'REVIEW', matches: [{ entry: '90003' }] })
    // The applicant reads nothing of it.
    const open = await borrower.get('/items/conditions')
    expect(open.statusCode).toBe(200)
    expect(open.body).not.toMatch(/SANCTIONSHITT|90003/i)
    // Cleared once, the same entry is no question again before funding.
    expect(await liveOn(borrower, operator)).not.toContain('DECLINED')
    expect(await operator.resultOf(borrower, 'funding-screening')).toMatchObject({ status: 'REVIEW', matches: [{ entry: '90003' }] })
  },
  Bporequired: async () => {
    const [here, inTexas] = await Promise.all([person(app, 'Bporequired'), person(app, 'Bporequired', TEXAS)])
    for (const [borrower, path] of [
      [here, 'bpo/order-bpo'],
      [inTexas, 'bpo/condition'],
    ] as const) {
      await liveOn(borrower, operator, 'ORDER_BPO')
      const { subDecision, statuses } = await borrower.status()
      expect([subDecision, statuses.bpo, await pathOf(borrower)]).toEqual(['BPO_PENDING', 'BPO_REQUIRED', path])
      expect((await borrower.offers()).facts.valueSource).toBe('AVM')
    }
  },
  Appraisal: async () => {
    const borrower = await person(app, 'Appraisal')
    expect(await liveOn(borrower, operator, 'ONSITE_APPRAISAL_SCHEDULED')).toContain('ORDER_BPO')
    expect([await pathOf(borrower), (await borrower.status()).statuses.bpo]).toEqual(['hold', 'BPO_COMPLETE'])
  },
  Titlelien: async () => {
    const borrower = await personAt(app, operator, 'CONDITIONS_OPEN', 'Titlelien')
    expect(await operator.resultOf(borrower, 'prequal-title')).toMatchObject({ judgments: [] })
    expect(await operator.resultOf(borrower, 'full-title')).toMatchObject({ judgments: [{ amountCents: 840_000 }] })
    // It is theirs to send the release, and until then there is nothing for the team to decide, and nothing to accept.
    const accept = () =>
      operator.decide(borrower.uuid, 'conditions', {
        decided: [{ condition: 'JUDGMENTS', outcome: 'ACCEPTED', reason: 'Compared with the release.' }],
      })
    const calls = conditionCalls(app, operator)
    expect(await calls.needsOperator(borrower.uuid)).toBe(false)
    expect(fieldsOf(await accept())).toEqual(['data.decided.0.outcome'])
    const [asked] = await calls.listed(borrower, borrower.uuid)
    await calls.answer(borrower, borrower.uuid, asked!, { documents: [await calls.document(borrower, 'the release')] })
    expect(await calls.needsOperator(borrower.uuid)).toBe(true)
    expect((await accept()).statusCode).toBe(200)
  },
  Undescribed: async () => {
    const borrower = await personAt(app, operator, 'CONDITIONS_OPEN', 'Undescribed')
    expect((await borrower.application()).openItem).toBe('instrument-details')
  },
  Employercheck: async () => {
    const borrower = await personAt(app, operator, 'EMPLOYMENT_VERIFICATION', 'Employercheck')
    expect((await borrower.status()).statuses.employmentVerificationNeeded).toBe(true)
  },
  Inquiries: async () => {
    const borrower = await personAt(app, operator, 'LIEN_VERIFICATION_INQUIRY', 'Inquiries')
    const { about } = (await borrower.get('/items/inquiry-attestation')).json<{ about: { inquiries: unknown[] } }>()
    expect(about.inquiries).toHaveLength(2)
    expect((await borrower.status()).statuses.inquiryAttestNeeded).toBe(true)
  },
  Cryptoholder: async () => {
    const borrower = await person(app, 'Cryptoholder')
    const other = await person(app, 'Reyes')
    const accountsOf = async ({ headers }: Person) =>
      (await app.call({ url: '/service-wallet/secure/api/v4/account', headers })).json<{ account: { address: string } }[]>()
    expect(await accountsOf(other)).toEqual([])
    const held = await accountsOf(borrower)
    expect(held).toHaveLength(2)
    const accessFor = (query: string) =>
      app.call({ url: `/service-wallet/secure/api/v4/account/access${query}`, headers: borrower.headers })
    expect((await accessFor('')).json()).toEqual({ account: held[0]!.account, authorizedWallet: { authorizationType: 'OWNER' } })
    const second = (await accessFor(`?principal=${held[1]!.account.address}`)).json()
    expect(second).toEqual({ account: held[1]!.account, authorizedWallet: { authorizationType: 'AUTHORIZED' } })
    expect((await accessFor('?principal=tp1somebodyelse')).statusCode).toBe(404)
  },
  Notaryfail: async () => {
    const { borrower, meets } = await withNotary('Notaryfail')
    expect(await meets('notary-appointment', ['join', 'show-id'])).toEqual(['FAILED', 'notary-rebooking'])
    expect(await meets('notary-rebooking', ['join', 'show-id', 'sign'])).toEqual(['SIGNED', 'hazard-insurance'])
    expect((await borrower.status()).statuses.primaryParticipantAcceptComplete).toBe(true)
  },
  Notaryabsent: async () => {
    const { meets } = await withNotary('Notaryabsent')
    expect(await meets('notary-appointment', ['join'])).toEqual(['MISSED', 'notary-rebooking'])
    expect(await meets('notary-rebooking', ['join', 'show-id', 'sign'])).toEqual(['SIGNED', 'hazard-insurance'])
  },
  Deedreject: async () => {
    const borrower = await personAt(app, operator, 'RESCISSION', 'Deedreject')
    // Three business days and a weekend with a holiday in it.
    expect((await operator.advance(7)).statusCode).toBe(200)
    await borrower.untilStep('CONDITIONS_OPEN')
    expect((await operator.decide(borrower.uuid, 'hazard-insurance-review', hazardInsuranceReview.example)).statusCode).toBe(200)
    await borrower.untilStep('RECORDING')
    await expect.poll(async () => (await borrower.application()).openItem, { timeout: 15_000 }).toBe('recording-correction')
    const rejected = (await operator.get(`/applications/${borrower.uuid}`)).json<{ openItem: { about: { reasons: string[] } } }>()
    expect(rejected.openItem.about.reasons[0]).toContain('The legal description does not match')
    await mailsArrived(app, borrower, 'The county asked us to correct your deed')
    expect((await operator.decide(borrower.uuid, 'recording-correction', recordingCorrection.example)).statusCode).toBe(200)
    await mailsArrived(app, borrower, 'Your corrected deed goes back to the county')
    await liveOn(borrower, operator, 'FUNDING_DECISION')
    expect(await operator.resultOf(borrower, 'recording')).toMatchObject({ outcome: 'RECORDED' })
  },
  Payreturn: async () => {
    // Its return is lived through in returns.test.ts.
    const borrower = await personAt(app, operator, 'COMPLETE', 'Payreturn')
    expect(await operator.resultOf(borrower, 'disbursement')).toMatchObject({ status: 'SENT' })
  },
  Smallbank: async () => {
    const borrower = await personAt(app, operator, 'MICRO_DEPOSITS', 'Smallbank')
    expect([await pathOf(borrower), (await borrower.status()).statuses.giactAccountStatus]).toEqual(['bank/deposits', 'PENDING_REVIEW'])
  },
  Texan: async () => {
    const borrower = await person(app, 'Texan', TEXAS)
    expect((await borrower.untilRest()).step).toBe('OFFER_SELECTION')
    const { facts, offers } = await borrower.offers()
    const mortgage = (await operator.resultOf(borrower, 'soft-credit')) as { tradelines: { securedBy?: string; balanceCents: number }[] }
    const owed = mortgage.tradelines.find(({ securedBy }) => securedBy === 'SUBJECT')!.balanceCents
    expect(owed / facts.valueCents).toBeGreaterThan(0.25)
    expect(owed / facts.valueCents).toBeLessThan(0.35)
    // Texas: all liens together at most 80 percent of the value (Tex. Const. XVI s.50(a)(6)(B)).
    expect(owed + Math.max(...offers.map(({ max }) => max)) * 100).toBeLessThanOrEqual(facts.valueCents * 0.8)
  },
}

/** Whose branch has tests of its own beside this one: they are in the long run. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set([
  'Sanctionshit',
  'Titlelien',
  'Incomepartial',
  'Jointowner',
  'Incomelower',
  'Bankfraud',
  'Bankreview',
  'Idfail',
  'Idreview',
  'Bporequired',
  'Appraisal',
  'Employercheck',
  'Inquiries',
  'Notaryfail',
  'Notaryabsent',
  'Deedreject',
  'Payreturn',
  'Smallbank',
  'Floodzone',
  'Undescribed',
])

describe('every persona that acts after the offer does what the table says', () => {
  it('there is a persona for each of them', () => {
    const acting = PERSONAS.filter(({ actsBeforeOffer }) => !actsBeforeOffer).map(({ lastName }) => lastName)
    expect(Object.keys(STORIES)).toEqual(acting)
    // Who tries the sandbox finds each of them there too, with what the borrower and an operator do.
    const told = readFileSync(new URL('../../../../docs/sandbox.md', import.meta.url), 'utf8').split('### After the offer')[1]!
    expect(acting.filter((lastName) => !told.includes(`\n| ${lastName} | `))).toEqual([])
  })

  it.each(Object.entries(STORIES).filter(([lastName]) => isLongRun || !TOLD_ELSEWHERE.has(lastName)))('%s', (_lastName, story) => story())
})
