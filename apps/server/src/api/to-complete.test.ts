import type { Item, Step } from '@hearthline/domain'
import { FLOW } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attemptsOf } from '../store/repositories/runs.ts'
import type { Applicant } from '../testing/application-body.ts'
import { liveOn } from '../testing/live-on.ts'
import { isLongRun } from '../testing/long-run.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { APPLICATION, type Person, person } from '../testing/person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { untilSameDay } from '../testing/until-same-day.ts'

const ITEMS = new Map((FLOW as readonly Item[]).map((item) => [item.id, item]))

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
  await untilSameDay(app, operator)
})
afterAll(() => app.close())

const hardPulls = async ({ uuid }: Person) =>
  (await attemptsOf(app.container.db, uuid)).filter((attempt) => attempt.item === 'hard-credit').length

type Way = [what: string, lastName: string, applicant: Applicant, passes: readonly Step[]]

const WAYS: readonly Way[] = [
  [
    'an investment property, where there is nothing to rescind',
    'Okafor',
    { occupancyType: 'INVESTMENT' },
    ['OFFER_SELECTION', 'FINAL_OFFER', 'FUNDING_DECISION', 'COMPLETE'],
  ],
]

/** The first is walked by the journeys too, the second by texas-closing; each branch of the others has tests of its own. */
const MORE_WAYS: readonly Way[] = [
  [
    'a home in California',
    'Reyes',
    {},
    [
      'OFFER_SELECTION',
      'COLLECT_ADDITIONAL_INFO',
      'HMDA',
      'APP_SUBMISSION',
      'INCOME_VERIFICATION',
      'DISBURSEMENT_ACCOUNT',
      'VERIFIED_AUTOPAY_ACCOUNT',
      'IDENTITY_VERIFICATION',
      'FINAL_OFFER',
      'NOTE_SIGNING',
      'MANUAL_DEED_SIGNING',
      'TRUST_AND_INSURANCE',
      'RESCISSION',
      'FUNDING_DECISION',
      'COMPLETE',
    ],
  ],
  [
    'a home in Texas, with the attorney and the twelve-day wait',
    'Texan',
    { place: { city: 'Austin', state: 'TX', zip: '78701' } },
    [
      'OFFER_SELECTION',
      'FINAL_OFFER',
      'NOTARY_WAITING_PERIOD',
      'NOTE_SIGNING',
      'ATTORNEY_REVIEW',
      'MANUAL_DEED_SIGNING',
      'RESCISSION',
      'FUNDING_DECISION',
      'COMPLETE',
    ],
  ],
  [
    'a home in a flood zone, where the notary works online',
    'Floodzone',
    { place: { city: 'Columbus', state: 'OH', zip: '43215' } },
    ['TRUST_AND_INSURANCE', 'DEED_SIGNING', 'COMPLETE'],
  ],
  ['an employer to be confirmed', 'Employercheck', {}, ['EMPLOYMENT_VERIFICATION', 'COMPLETE']],
  ['two new inquiries to be attested', 'Inquiries', {}, ['LIEN_VERIFICATION_INQUIRY', 'COMPLETE']],
  ['a bank account that needs a look', 'Bankreview', {}, ['CONDITIONS_OPEN', 'COMPLETE']],
  ['an identity that needs a look', 'Idreview', {}, ['CONDITIONS_OPEN', 'COMPLETE']],
  ['a judgment that the full title search finds', 'Titlelien', {}, ['CONDITIONS_OPEN', 'COMPLETE']],
  ['a value that a broker gives', 'Noavm', {}, ['NO_AVM', 'ORDER_BPO', 'COMPLETE']],
]

const opensTheLine = async (...[, lastName, applicant, passes]: Way): Promise<void> => {
  const borrower = await person(app, lastName, applicant)
  const steps = await liveOn(borrower, operator)
  expect(steps.filter((step) => passes.includes(step))).toEqual(expect.arrayContaining([...passes]))
  // In this order, others may stand between.
  expect(passes.filter((step, index) => index > 0 && steps.indexOf(step) < steps.indexOf(passes[index - 1]!))).toEqual([])
  if (applicant.occupancyType === 'INVESTMENT') expect(steps).not.toContain('RESCISSION')
  expect(await hardPulls(borrower)).toBe(1)
  const { step, decision, subDecision, statuses } = await borrower.status()
  expect([step, decision, subDecision]).toEqual(['COMPLETE', 'FINAL', 'FINAL_OFFER'])
  expect(statuses).toMatchObject({
    disclosurelistClosingComplete: true,
    disclosurelistNotaryComplete: true,
    primaryParticipantAcceptComplete: true,
  })
  expect(statuses.manualDeedSigningComplete).toBe(applicant.place?.state !== 'OH')
  expect((await borrower.put('/items/hazard-insurance', ITEMS.get('hazard-insurance')!.example)).statusCode).toBe(409)
  // One mail of the opening, and it says when the money goes out.
  const [opened] = await mailsArrived(app, borrower, 'Your line is open')
  expect(opened).toMatch(/Your line of credit is open\. The cash from your line goes out to your bank account on \w+, \w+ \d+, \d{4}\./)
}

describe('the complete flow to an open line', () => {
  it.each(WAYS)('%s', opensTheLine)

  describe.runIf(isLongRun)('by each branch', () => {
    it.each(MORE_WAYS)('%s', opensTheLine)
  })
})

describe('a withdrawal', () => {
  it('is accepted while the right to cancel runs, and refused with an explanation once it is over', async () => {
    const cancel = async (until: 'RESCISSION' | 'FUNDING_DECISION') => {
      const applicant = await person(app, 'Okafor')
      await liveOn(applicant, operator, until)
      return app.call({ method: 'POST', url: `${APPLICATION}/${applicant.uuid}/cancel`, headers: applicant.headers, payload: {} })
    }
    expect((await cancel('RESCISSION')).statusCode).toBe(200)
    const late = await cancel('FUNDING_DECISION')
    expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([
      409,
      'You have signed, and your time to cancel has ended. Call us to pay off and close the line.',
    ])
  })
})
