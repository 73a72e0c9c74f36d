import { describe, expect, it } from 'vitest'
import { FORBIDDEN, wordFaults } from './forbidden-words.ts'

describe('forbidden wording', () => {
  it.each([
    'We look again on Tuesday, 24 November.',
    'Signed 3 Jan 2027',
    'Made on 2026-11-22',
    'Recorded 2026-11-22T08:00:00Z',
    'Open until 17:00 today',
    'It is 9:05 now',
    'Open until 5 pm',
    'Call 888-819-6388',
    'See «Terms»',
    'Nothing is waited for.',
    'The credit bureau has you under eighteen',
    'Email and password do not belong together',
    'What you have put by counts as income too',
    'A person of ours reads it.',
    'The paper that shows it',
    'We work your offer out again.',
    'The credit bureau does not answer',
    'It stands on the deed.',
    'Log in to go on.',
    'We write to you.',
    'Your offers changed meanwhile.',
    'It takes 0.25% off',
    'Federal rules require lenders to verify your income.',
    'Lending laws require these details.',
  ])('are found in “%s”', (text) => {
    expect(wordFaults(text)).not.toEqual([])
  })

  it.each([
    'We’ll check again on Tuesday, November 24 and email you.',
    'Nov 23, 2026, 5:00 PM PT',
    'Opens today at 6:00 AM PT.',
    'In November 2026 the rate was 7%.',
    'Version 2026-11-22',
    'Call (415) 555-0132.',
    'Documents that the law requires on paper still come on paper.',
    'If you moved recently, try your previous address.',
    'We’ll continue in the meantime.',
    'Sign in to continue.',
    'Federal law requires us to ask. You may choose not to answer.',
  ])('are not found in “%s”', (text) => {
    expect(wordFaults(text)).toEqual([])
  })

  it('each come with what to write instead', () => {
    for (const { say } of FORBIDDEN) expect(say).not.toBe('')
    expect(wordFaults('Send your papers')).toEqual(['“papers” in “Send your papers”: write document, pay stub, letter'])
  })
})
