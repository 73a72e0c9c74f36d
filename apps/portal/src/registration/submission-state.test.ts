import { emptyRegisterData } from '@hearthline/domain/registration'
import { beforeEach, describe, expect, it } from 'vitest'
import { readRegisterAnswers, saveRegister } from '../session/register-answers.ts'
import { beginSubmission, completeSubmission, endSubmission, enterWizard, leaveQuestion, readSubmission } from './submission-state.ts'

const answered = () => readRegisterAnswers().data.email
const someone = { kind: 'account-exists', email: 'ana@example.test' } as const

beforeEach(() => {
  // Whatever the test before left: complete and off the page.
  completeSubmission()
  saveRegister({ ...emptyRegisterData, email: 'ana@example.test' })
})

describe('the answers of a wizard whose application exists', () => {
  it('stay while the wizard is still on the page, and are forgotten when it is gone', () => {
    const leave = enterWizard()
    beginSubmission(false)
    completeSubmission()
    expect(answered()).toBe('ana@example.test')
    leave()
    expect(answered()).toBe('')
  })

  it('are cleared at once when the wizard was left before', () => {
    const leave = enterWizard()
    beginSubmission(false)
    leave()
    expect(answered()).toBe('ana@example.test')
    completeSubmission()
    expect(answered()).toBe('')
  })

  it('persist from one question to the next while the submission runs', () => {
    const leaveFirst = enterWizard()
    beginSubmission(false)
    leaveQuestion()
    leaveFirst()
    const leaveSecond = enterWizard()
    completeSubmission()
    expect(answered()).toBe('ana@example.test')
    leaveSecond()
    expect(answered()).toBe('')
  })

  it('stay when no application came of it', () => {
    const leave = enterWizard()
    beginSubmission(false)
    endSubmission(someone)
    leave()
    expect(answered()).toBe('ana@example.test')
  })
})

describe('the wizard’s current person', () => {
  it('is the person who pressed, until the answer arrives and the wizard is left', () => {
    const leave = enterWizard()
    beginSubmission(false)
    expect(readSubmission().signedIn).toBe(false)
    completeSubmission()
    leaveQuestion()
    expect(readSubmission().signedIn).toBe(false)
    leave()
    expect(readSubmission().signedIn).toBeUndefined()
  })

  it('is the person who pressed while the refused question is shown, and the session itself on the next one', () => {
    const leave = enterWizard()
    beginSubmission(false)
    endSubmission(someone)
    // The account exists by now: the second press comes from someone who is signed in.
    expect(beginSubmission(true)).toBe(true)
    expect(readSubmission().signedIn).toBe(false)
    endSubmission(someone)
    expect(readSubmission().result).toEqual(someone)
    leaveQuestion()
    expect(readSubmission()).toEqual({ busy: false, result: undefined, signedIn: undefined })
    leave()
  })

  it('sends once, from whichever question a second press comes', () => {
    const leave = enterWizard()
    expect(beginSubmission(false)).toBe(true)
    leaveQuestion()
    expect(beginSubmission(false)).toBe(false)
    endSubmission()
    leave()
  })
})
