import { describe, expect, it } from 'vitest'
import type { Application } from '../../application/application-query.ts'
import { formatHome } from '../../application/format-home.ts'
import type { Plan } from '../../decision/decision-query.ts'
import { describeChangeOptions, describeChanges, describeProgress, goodToKnow } from './good-to-know-answers.ts'
import { incomeAnswer, incomeForm, incomeProblems, needsConfirmation, readStatedIncome } from './income-answer.ts'
import { primaryAction, secondAction, standingHeading, standingOf, standingWhy, withPlan } from './where-it-stands.ts'

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
    cancellation: { exit: 'WITHDRAW', lastDay: null, exercised: null },
    ...more,
  }) as unknown as Application

describe('the step of an application', () => {
  it('has one thing to do, with its button', () => {
    const app = application()
    expect(standingHeading(standingOf(app, app), app)).toBe('One thing to do: verify your identity')
    expect(primaryAction('YOURS', app)).toEqual({
      label: 'Verify your identity',
      to: `/account/heloc/${uuid}/identity`,
    })
    expect(formatHome(app)).toBe('1284 Alder Way, Sacramento · Application HL-48213')
  })

  it('leads to the session with the notary, and to the appointment', () => {
    const meeting = { title: 'Meet your notary online', why: 'x', path: `/account/heloc/${uuid}/notary/session`, waitingOn: 'you' }
    const app = application({ step: 'DEED_SIGNING', nextAction: meeting })
    expect(standingHeading(standingOf(app, app), app)).toBe('One thing to do: meet your notary online')
    expect(primaryAction('YOURS', app)).toEqual({ label: 'Meet your notary online', to: `/account/heloc/${uuid}/notary/session` })
    expect(secondAction('YOURS', app)?.to).toBe(`/account/heloc/${uuid}/notary/intro`)
  })

  it('says what is going on while we work, and shows no dead button', () => {
    const app = application({
      nextAction: {
        title: 'Checking your documents',
        why: 'x',
        path: null,
        waitingOn: 'us',
      },
    })
    expect(standingOf(app, app)).toBe('OURS')
    expect(standingHeading('OURS', app)).toBe('Checking your documents')
    expect(primaryAction('OURS', app)).toBeUndefined()
  })

  it('says why of what is asked, not of the part of the bar that it stands in', () => {
    const whyAt = (step: string) =>
      goodToKnow(application({ step, progress: 'LINK_INCOME' }), 'YOURS', undefined).find(({ question }) => question === 'Why this step?')
        ?.answer
    expect(whyAt('INCOME_VERIFICATION')).toContain('We verify your income')
    expect(whyAt('DISBURSEMENT_ACCOUNT')).toContain('The money from your line goes to this account')
    expect(whyAt('AUTOPAY_ACCOUNT')).toContain('how you pay each month')
    expect(whyAt('CLTV_LIEN_POSITION_REQUALIFY')).toContain('choose what to change')
  })

  it('distinguishes a decline from a product that is not offered here', () => {
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
    expect(standingHeading(standing, app)).toBe('You would qualify with your plan now')
    expect(primaryAction(standing, app)?.label).toBe('Apply again')
    expect(secondAction(standing, app)?.label).toBe('See why')
    expect(goodToKnow(app, standing, undefined)[1]?.answer).toContain('any score we used')
  })
  it('differs from a waiting plan and from an application that was not refused', () => {
    expect(withPlan('DECLINED', plan('SAVED'))).toBe('DECLINED')
    expect(withPlan('YOURS', plan('WOULD_PASS'))).toBe('YOURS')
  })
})

describe('the four questions', () => {
  it('the current step', () => {
    expect(describeProgress(application())).toBe('Step 5 of 7: Verify Identity. Waiting for you.')
    expect(describeProgress(application({ step: 'DISBURSEMENT_ACCOUNT', progress: 'LINK_INCOME' }))).toBe(
      'Step 4 of 7: Link Income Sources. Your bank account is the last part of it. Waiting for you.',
    )
    expect(describeProgress(application({ step: 'VERIFIED_AUTOPAY_ACCOUNT', progress: 'ID_UPLOAD' }))).toBe(
      'Final Review. 5 of 7 steps are done. Waiting for you.',
    )
    expect(describeProgress(application({ step: 'RESCISSION', progress: 'COMPLETE' }))).toContain('All 7 steps are done.')
    const insured = (openItem: string, progress: string) =>
      describeProgress(application({ step: 'TRUST_AND_INSURANCE', openItem, progress }))
    expect(insured('trust-and-flood-insurance', 'ID_UPLOAD')).toBe('Documents About Your Home. 5 of 7 steps are done. Waiting for you.')
    expect(insured('hazard-insurance', 'COMPLETE')).toBe('Documents About Your Home. All 7 steps are done. Waiting for you.')
  })

  it('what changed since my first offer rests on whether the verified figures moved it', () => {
    expect(describeChanges(application(), 'skipped')).toBe(
      'Nothing. Your rate, fee and amount are as you chose them: $85,000 over 20 years at 8.35%.',
    )
    expect(describeChanges(application(), 'ahead')).toContain('Nothing so far')
    const cashChange = { agreedCents: 2_000_000, nowCents: 1_999_190, creditorsCents: 1_110, recordingCents: 300 }
    expect(describeChanges(application({ cashChange }), 'skipped')).toBe(
      'Your rate, fee and amount are as you chose them: $85,000 over 20 years at 8.35%. The cash you receive is $19,991.90 instead of $20,000: your creditors ask for $11.10 more than planned and recording cost $3 less.',
    )
    expect(describeChanges(application(), 'settled')).toContain('changed the first offer')
    expect(describeChanges(application(), 'own-change')).toContain('You changed your amount before signing: $85,000')
    expect(describeChanges(application({ amount: null }), undefined)).toContain('No offer is chosen right now')
    const again = (now: object | null) => ({
      amount: null,
      choiceAgain: {
        chosen: { type: 'FIXED', term: 5, originationFee: 0, amount: 15_000, discounts: [] },
        was: null,
        now,
        corrected: ['your income'],
      },
    })
    expect(describeChanges(application(again({})), undefined)).toBe(
      'You chose $15,000 over 5 years before you corrected your information. It is still offered. Choose it again, or choose another one.',
    )
    expect(describeChanges(application(again(null)), undefined)).toContain('It is not offered now. Choose another one to continue.')
    const funded = (revised: 'settled' | 'skipped' | undefined) =>
      goodToKnow(application({ step: 'COMPLETE', progress: 'COMPLETE' }), 'COMPLETE', revised)[1]?.answer
    expect(funded('settled')).toContain('changed the first offer, and you chose again')
    expect(funded('skipped')).toContain('Nothing.')
    expect(funded(undefined)).toBe('You chose $85,000 over 20 years at 8.35%.')
  })

  it('the reason of this step is the right to cancel while it runs, and the disbursement after it', () => {
    const why = (step: string) => goodToKnow(application({ step, progress: 'COMPLETE' }), 'OURS', 'skipped')[1]?.answer
    expect(why('RESCISSION')).toContain('three business days to change your mind')
    expect(why('FUNDING_DECISION')).toContain('Your time to cancel has ended')
    // The home insurance is reviewed when all is signed: nothing is said of what comes before it.
    expect(why('CONDITIONS_OPEN')).toBe('It takes two minutes.')
    // Nor where the agreement is signed and the deed is not.
    const dates = [{ label: 'Agreement signed', detail: '', state: 'done', isAfterSigning: true }]
    const signed = application({ step: 'CONDITIONS_OPEN', progress: 'SIGNING', dates })
    expect(goodToKnow(signed, 'OURS', 'skipped')[1]?.answer).not.toContain('before you sign')
  })

  it('where the application is says that others are waited for, and not that we work on it', () => {
    const waits = { title: 'Others sign too', why: '', path: null, waitingOn: 'us' }
    for (const openItem of ['co-owners', 'deed-co-signing']) {
      const where = describeProgress(application({ step: 'CO_DEED_REQ', progress: 'SIGNING', openItem, nextAction: waits }))
      expect(where).toContain('Waiting for the others who sign with you.')
      expect(where).not.toContain('working on it')
    }
  })

  it('the amount can be changed until submission', () => {
    expect(describeChangeOptions(application({ step: 'HMDA' }))).toBe(
      'Yes, until you submit the application. Changing it doesn’t pull your credit.',
    )
    expect(describeChangeOptions(application())).toContain('set when you submitted')
    expect(describeChangeOptions(application({ step: 'NOTE_SIGNING' }))).toContain('Yes, until you sign')
    const again = { step: 'OFFER_SELECTION', openItem: 'final-revised-offer' }
    expect(describeChangeOptions(application(again))).toContain('You are choosing again now')
    expect(describeChangeOptions(application({ step: 'RESCISSION', progress: 'COMPLETE' }))).toContain('you have signed these terms')
    const signed = { label: 'Agreement signed', detail: '', state: 'done', isAfterSigning: true }
    expect(describeChangeOptions(application({ step: 'DEED_SIGNING', progress: 'ENOTARY', dates: [signed] }))).toContain('you have signed')
  })
})

describe('a line that an owner canceled', () => {
  const ended = (more = {}) =>
    application({
      step: 'CANCELLED',
      nextAction: { title: 'Your line is canceled', why: 'Ana Reyes canceled the line.', path: null, waitingOn: 'nobody' },
      cancellation: {
        exit: 'NONE',
        lastDay: '2026-11-27',
        exercised: {
          ...{ name: 'Ana Reyes', on: '2026-11-24', returnsBy: '2026-12-14', turn: 'LENDER', left: 'We release the lien.' },
          ...{ release: { state: 'DUE' }, paid: { state: 'DUE' }, ...more },
        },
      },
    })
  const answers = (more = {}) =>
    goodToKnow(ended(more), 'CANCELLED', undefined)
      .map(({ answer }) => answer)
      .join(' ')

  it('is not called withdrawn, and says what becomes of the lien and of what was paid, by its day', () => {
    const app = ended()
    expect(standingHeading(standingOf(app, app), app)).toBe('Your line is canceled')
    expect(standingWhy(standingOf(app, app), app)).toBe('Ana Reyes canceled the line.')
    expect(answers()).toContain('It is void. We release it with the county by Monday, December 14, 2026.')
    expect(answers()).toContain('By Monday, December 14, 2026. We email you when it is returned.')
    expect(answers({ excessBy: '2027-03-02' })).toContain('By Tuesday, March 2, 2027 we send back what you returned too much')
  })

  it('says whose turn it is, and nothing of what is done as if it were to come', () => {
    expect(answers()).toContain('Not by you now. We release the lien.')
    expect(answers({ turn: 'OWNERS', left: 'It is your turn now.' })).toContain('Yes. It is your turn now.')
    const done = answers({ turn: 'NONE', left: 'Nothing is left to do, for you or for us.', release: { state: 'DONE', on: '2026-12-03' } })
    expect(done).toContain('No. Nothing more is checked, charged or signed.')
    expect(done).toContain('It is void. The county recorded its release on Thursday, December 3, 2026.')
    expect(done).not.toContain('We release')
  })

  it('promises nothing back where nothing was paid, and no release where no deed is recorded', () => {
    const nothing = answers({ turn: 'NONE', release: { state: 'NONE' }, paid: { state: 'NONE' } })
    expect(nothing).toContain('there is nothing to return')
    expect(nothing).not.toMatch(/December 14|We email you when it is returned/)
    expect(answers({ paid: { state: 'DONE', on: '2026-12-01' } })).toContain('We returned it on Tuesday, December 1, 2026.')
  })
})

describe('a notice that a second person checks', () => {
  it('settles nothing: no lien is called void, no day is promised, and no new application is offered', () => {
    const exercised = {
      name: 'Ana Reyes',
      on: '2026-11-24',
      returnsBy: null,
      turn: null,
      left: '',
      release: { state: 'NONE' },
      paid: { state: 'DUE' },
    }
    const app = application({
      step: 'CANCELLED',
      nextAction: {
        title: 'We are checking a notice that cancels the line',
        why: 'A second person checks it.',
        path: null,
        waitingOn: 'us',
      },
      cancellation: { exit: 'NONE', lastDay: null, exercised },
    })
    expect(standingHeading(standingOf(app, app), app)).toBe('We are checking a notice that cancels the line')
    expect(secondAction(standingOf(app, app), app)).toBeUndefined()
    const said = goodToKnow(app, 'CANCELLED', undefined)
      .map(({ question, answer }) => `${question} ${answer}`)
      .join(' ')
    expect(said).toContain('If the notice counts, the lien is void')
    expect(said).not.toMatch(/It is void|come back|202\d/)
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

  it('is validated with the wizard’s messages', () => {
    expect(incomeProblems({ primary: null, other: null, coOwners: null })).toEqual({ primary: 'Required' })
    expect(incomeProblems({ primary: 10_000_000, other: null, coOwners: null })).toEqual({ primary: 'Must be less than $10,000,000' })
    expect(incomeProblems({ primary: 0, other: 0, coOwners: 0 })).toEqual({})
    expect([
      needsConfirmation({ primary: 14_999, other: 0, coOwners: 0 }),
      needsConfirmation({ primary: 15_000, other: 0, coOwners: 0 }),
    ]).toEqual([true, false])
  })
})
