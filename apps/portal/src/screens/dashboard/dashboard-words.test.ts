import { describe, expect, it } from 'vitest'
import type { Plan } from '../../decision/decision-query.ts'
import type { Application } from '../../frame/application-query.ts'
import { canIChange, goodToKnow, whatChanged, whereAmI } from './good-to-know-answers.ts'
import { homeWords } from './home-words.ts'
import { incomeAnswer, incomeForm, incomeProblems, needsConfirmation, readStatedIncome } from './income-answer.ts'
import { primaryAction, secondAction, standingHeading, standingOf, withPlan } from './where-it-stands.ts'

const uuid = '11111111-1111-4111-8111-111111111111'
const application = (more: object = {}): Application =>
  ({
    uuid,
    loanNumber: 'HL-48213',
    step: 'IDENTITY_VERIFICATION',
    progress: 'ID_UPLOAD',
    amount: 85_000,
    term: 20,
    rate: 8.35,
    status: { uwDecision: 'APPROVED', manualNotary: false },
    property: {
      street1: '1284 alder way',
      city: 'sacramento',
      state: 'CA',
      zip: '95814',
    },
    nextAction: {
      title: 'Verify your identity',
      why: 'It takes two minutes.',
      path: 'identity',
      waitingOn: 'you',
    },
    dates: [],
    ...more,
  }) as unknown as Application

describe('where an application stands', () => {
  it('has one thing to do, with its button', () => {
    const app = application()
    expect(standingHeading(standingOf(app, app), app)).toBe('One thing to do: verify your identity')
    expect(primaryAction('YOURS', app)).toEqual({
      label: 'Verify your identity',
      to: `/account/heloc/${uuid}/identity`,
    })
    expect(homeWords(app)).toBe('1284 Alder Way, Sacramento · Application HL-48213')
  })

  it('says plainly that nothing is asked while we work, and shows no button that leads nowhere', () => {
    const app = application({
      nextAction: {
        title: 'Checking your documents',
        why: 'x',
        path: null,
        waitingOn: 'us',
      },
    })
    expect(standingOf(app, app)).toBe('OURS')
    expect(standingHeading('OURS', app)).toBe('Nothing to do for now: checking your documents')
    expect(primaryAction('OURS', app)).toBeUndefined()
  })

  it('tells a decline from what is not offered here', () => {
    const declined = application({
      step: 'DECLINED',
      status: { uwDecision: 'DECLINE' },
    })
    const ineligible = application({
      step: 'DECLINED',
      status: { uwDecision: 'INELIGIBLE' },
    })
    expect([standingOf(declined, declined), standingOf(ineligible, ineligible)]).toEqual(['DECLINED', 'INELIGIBLE'])
    expect(primaryAction('DECLINED', declined)?.to).toBe(`/account/heloc/${uuid}/error/decline`)
    const answers = goodToKnow(ineligible, 'INELIGIBLE', undefined).map(({ answer }) => answer)
    expect(answers.join(' ')).toContain('No credit decision was made')
  })
})

describe('a refusal whose plan to come back would pass now', () => {
  const app = application({ step: 'DECLINED', status: { uwDecision: 'DECLINE' } })
  const plan = (state: string) => ({ state }) as unknown as Plan
  it('leads to applying again, with the reasons beside it', () => {
    const standing = withPlan('DECLINED', plan('WOULD_PASS'))
    expect(standingHeading(standing, app)).toBe('Your plan would pass now')
    expect(primaryAction(standing, app)?.label).toBe('Apply again')
    expect(secondAction(standing, app)?.label).toBe('See why')
    expect(goodToKnow(app, standing, undefined)[1]?.answer).toContain('the score used')
  })
  it('is told from a plan that waits, and from an application that was not refused', () => {
    expect(withPlan('DECLINED', plan('SAVED'))).toBe('DECLINED')
    expect(withPlan('YOURS', plan('WOULD_PASS'))).toBe('YOURS')
  })
})

describe('the four questions', () => {
  it('where am I', () => {
    expect(whereAmI(application())).toBe('Step 5 of 7: Verify Identity. Waiting for you.')
    expect(whereAmI(application({ step: 'RESCISSION', progress: 'COMPLETE' }))).toContain('All 7 steps are done.')
    const insured = (openItem: string, progress: string) => whereAmI(application({ step: 'TRUST_AND_INSURANCE', openItem, progress }))
    expect(insured('trust-and-flood-insurance', 'ID_UPLOAD')).toBe('Insurance. 5 of 7 steps are done. Waiting for you.')
    expect(insured('hazard-insurance', 'COMPLETE')).toBe('Insurance. All 7 steps are done. Waiting for you.')
  })

  it('what changed since my first offer rests on whether the verified figures moved it', () => {
    expect(whatChanged(application(), 'skipped')).toBe(
      'Nothing. Rate, fee and amount are as you chose them: $85,000 over 20 years at 8.35%.',
    )
    expect(whatChanged(application(), 'ahead')).toContain('Nothing so far')
    expect(whatChanged(application(), 'settled')).toContain('moved the first offer')
    expect(whatChanged(application({ amount: null }), undefined)).toContain('not chosen an offer yet')
  })

  it('why this step is the right to cancel while it runs, and the sending of the money after it', () => {
    const why = (step: string) => goodToKnow(application({ step, progress: 'COMPLETE' }), 'OURS', 'skipped')[1]?.answer
    expect(why('RESCISSION')).toContain('three business days to change your mind')
    expect(why('FUNDING_DECISION')).toContain('Your time to cancel is over')
  })

  it('the amount can be changed until submission', () => {
    expect(canIChange(application({ step: 'HMDA' }))).toBe('Yes, until you submit the application. It will not pull your credit again.')
    expect(canIChange(application())).toContain('settled when you submitted')
    expect(canIChange(application({ step: 'RESCISSION', progress: 'COMPLETE' }))).toContain('you have signed these terms')
  })
})

describe('correcting the income', () => {
  const stated = {
    employmentType: 'FULL_TIME',
    primaryCents: 14_500_000,
    otherCents: 0,
    coOwnersCents: 0,
  }

  it('goes to the server in cents, with the employment as it was', () => {
    const form = incomeForm(readStatedIncome(stated)!)
    expect(incomeAnswer(stated, { ...form, primary: 150_000 })).toEqual({
      ...stated,
      primaryCents: 15_000_000,
    })
    expect(readStatedIncome({ employmentType: 'FULL_TIME' })).toBeUndefined()
  })

  it('is judged by the words of the wizard', () => {
    expect(incomeProblems({ primary: null, other: null, coOwners: null })).toEqual({ primary: 'Required' })
    expect(incomeProblems({ primary: 10_000_000, other: null, coOwners: null })).toEqual({ primary: 'Must be less than $10,000,000' })
    expect(incomeProblems({ primary: 0, other: 0, coOwners: 0 })).toEqual({})
    expect([
      needsConfirmation({ primary: 14_999, other: 0, coOwners: 0 }),
      needsConfirmation({ primary: 15_000, other: 0, coOwners: 0 }),
    ]).toEqual([true, false])
  })
})
