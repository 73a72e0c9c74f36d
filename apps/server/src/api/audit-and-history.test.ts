import { setImmediate } from 'node:timers/promises'
import { contract } from '@hearthline/contract'
import { annualIncome, birthDate, creditAccess, homeAddress, legalName, STEPS, softCreditConsent } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stepsOf } from '../store/repositories/history.ts'
import { verifyChain } from '../store/repositories/verify-audit.ts'
import { person } from '../testing/person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const sql = async (text: string, values?: unknown[]) => (await app.container.db.query(text, values)).rows

describe('the step history', () => {
  it('lists every step in order, each from the one before, ending at the current step', async () => {
    const applicant = await person(app, 'Nomatch')
    await applicant.untilStep('CREDIT_NO_MATCH')
    await applicant.answer('credit-obstacle', { ssn: '512347689' })
    const { step, previousStep } = await applicant.untilStep('OFFER_SELECTION')
    const history = await stepsOf(app.container.db, applicant.uuid)
    const steps = history.map((row) => row.step)
    expect(steps).toEqual(expect.arrayContaining(['CREDIT_NO_MATCH', 'WAITING_FOR_SOFT_CREDIT', 'OFFER_SELECTION']))
    for (const [index, row] of history.entries()) {
      expect(STEPS).toContain(row.step)
      if (index > 0) expect(row.previousStep).toBe(steps[index - 1])
    }
    expect([steps.at(-1), history.at(-1)!.previousStep]).toEqual([step, previousStep])
    expect(history.find((row) => row.step === 'OFFER_SELECTION')!.cause).toMatch(/^work:.*first-decision/)
  })

  it('the operator sees the same history, the attempts and the audit log of the file', async () => {
    const applicant = await person(app, 'Reyes')
    await applicant.untilStep('OFFER_SELECTION')
    const file = (await operator.get(`/applications/${applicant.uuid}`)).json<{
      history: { step: string }[]
      attempts: { item: string; outcome: string; request: unknown }[]
      audit: { actor: string; action: string }[]
      openItem: { id: string; why: string }
    }>()
    expect(file.history.map((row) => row.step)).toEqual((await stepsOf(app.container.db, applicant.uuid)).map((row) => row.step))
    expect(file.attempts.map((attempt) => attempt.item).sort()).toEqual([
      'find-property',
      'flood-determination',
      'prequal-title',
      'soft-credit',
      'value-property',
    ])
    expect(file.audit[0]).toMatchObject({ action: 'application-created', actor: expect.stringMatching(/^borrower:/) })
    expect(file.openItem).toMatchObject({ id: 'chosen-offer', why: 'Waiting for the borrower to answer.' })
  })

  it('the operator reads what a decision is based on under the name of the item it comes from, and answers in the words of its labels', async () => {
    const applicant = await person(app, 'Bureaudown')
    await applicant.untilStep('CREDIT_ERROR')
    const file = (await operator.get(`/applications/${applicant.uuid}`)).json<{
      openItem: { id: string; reads: { title: string | null; labels: Record<string, unknown>; data: unknown }[] }
      walk: { id: string; labels: Record<string, unknown> }[]
    }>()
    expect(file.openItem.id).toBe('soft-credit')
    const titles = [softCreditConsent, legalName, birthDate, homeAddress, creditAccess].map(({ title }) => title)
    expect(file.openItem.reads.map(({ title }) => title)).toEqual(titles)
    expect(file.openItem.reads[0]).toMatchObject({ labels: softCreditConsent.labels, data: { accepted: true } })
    expect(file.walk.find(({ id }) => id === 'annual-income')?.labels).toEqual(annualIncome.labels)
  })

  it('one mail is written for each step that notifies the borrower', async () => {
    const applicant = await person(app, 'Reyes')
    await applicant.untilStep('OFFER_SELECTION')
    const mailsTo = () => sql('select subject from mails where recipient = $1', [applicant.email])
    await expect.poll(mailsTo).toHaveLength(1)
    expect((await mailsTo())[0]!.subject).toMatch(/^Your offers are ready \(HL-\d+\)$/)
  })
})

describe('the status body', () => {
  it('has step, previous step, decision, sub-decision and every flag', async () => {
    const applicant = await person(app, 'Reyes')
    const status = await applicant.untilStep('OFFER_SELECTION')
    expect(status).toMatchObject({
      step: 'OFFER_SELECTION',
      // Whichever of the checks that run side by side came last: the step that the history says.
      previousStep: (await stepsOf(app.container.db, applicant.uuid)).at(-1)?.previousStep,
      decision: 'APPROVED',
      subDecision: 'UNVERIFIED_OFFER',
    })
    const optional = ['giactAccountStatus']
    const flags = Object.keys(contract.application.status.replies[200].shape.statuses.shape).filter((flag) => !optional.includes(flag))
    expect(flags.length).toBeGreaterThanOrEqual(26)
    expect(Object.keys(status.statuses)).toEqual(expect.arrayContaining(flags))
    expect(status.statuses).toEqual((await applicant.application()).status)
  })
  it('agrees with the application at every step', async () => {
    const applicant = await person(app, 'Okafor')
    for (;;) {
      const { step } = await applicant.application()
      expect(STEPS).toContain(step)
      if (step === 'OFFER_SELECTION') break
      // Injected calls never leave the loop to its timers, as calls from a network do.
      await setImmediate()
    }
    expect((await applicant.status()).step).toBe('OFFER_SELECTION')
  })
})

describe('the audit log', () => {
  it('is intact after people, work, operators and time have written to it concurrently', async () => {
    const people = await Promise.all(['Reyes', 'Okafor', 'Delinquent', 'Lowscore', 'Nomatch'].map((lastName) => person(app, lastName)))
    await Promise.all(people.map((applicant) => applicant.untilRest()))
    await operator.advance(0.1)
    expect(await verifyChain(app.container.db, app.container.macs, 'HEARTH')).not.toHaveProperty('broken')
    const [{ count }] = (await sql('select count(*)::int as count from audit_log')) as [{ count: number }]
    expect(count).toBeGreaterThan(20)
  })
})
