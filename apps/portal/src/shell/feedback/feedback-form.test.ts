import { describe, expect, it } from 'vitest'
import { problemsOf } from '../../forms/use-form.ts'
import { emptyFeedback, feedbackForm, mayGiveFeedback } from './feedback-form.ts'

const said = { topic: 'Improve our product', message: 'The slider is lovely.', marketingConsent: 'No' }
const messageOf = (message: string) => problemsOf(feedbackForm, { ...said, message }).map((problem) => problem.message)

describe('feedback to the CEO', () => {
  it('asks for a topic, a message and the consent, in this order', () => {
    expect(problemsOf(feedbackForm, emptyFeedback)).toEqual([
      { field: 'topic', message: 'Required' },
      { field: 'message', message: 'Required' },
      { field: 'marketingConsent', message: 'Required' },
    ])
  })
  it('takes 10 to 1000 characters, blanks around them not counted', () => {
    expect(messageOf('Nine char')).toEqual(['Must be at least 10 characters'])
    expect(messageOf(`   short    `)).toEqual(['Must be at least 10 characters'])
    expect([messageOf('Ten chars.'), messageOf('x'.repeat(1000))]).toEqual([[], []])
    expect(messageOf('x'.repeat(1001))).toEqual(['Must be at most 1000 characters'])
  })
  it('knows two topics and gives the consent as yes or no', () => {
    expect(problemsOf(feedbackForm, { ...said, topic: 'Complain' })).toHaveLength(1)
    expect(feedbackForm.parse({ ...said, marketingConsent: 'Yes' }).marketingConsent).toBe(true)
    expect(feedbackForm.parse(said).marketingConsent).toBe(false)
  })
})

it("the link is for the main brand's signed-in people, and never in the flow of additional signers", () => {
  const ana = { canonicalOrgCode: 'HEARTH', signedIn: true, signer: false, pathname: '/dashboard' }
  expect(mayGiveFeedback(ana)).toBe(true)
  expect(mayGiveFeedback({ ...ana, canonicalOrgCode: 'NORTHGATE' })).toBe(false)
  expect(mayGiveFeedback({ ...ana, signedIn: false })).toBe(false)
  expect(mayGiveFeedback({ ...ana, signer: true })).toBe(false)
  expect(mayGiveFeedback({ ...ana, pathname: '/account/heloc/heloc-signer/sign' })).toBe(false)
})
