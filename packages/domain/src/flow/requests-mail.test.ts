import { describe, expect, it } from 'vitest'
import { standing } from './current-step.ts'
import type { Facts } from './facts.ts'
import { factsUpTo } from './facts-up-to.ts'
import { aboutYou } from './items/about-you/about-you.ts'
import { conditionList } from './items/closing/condition-list.ts'
import { type RaisedCondition, raisedConditions } from './items/closing/raised-conditions.ts'
import { partyNamed } from './items/signing/signers.ts'
import { BORROWER } from './parties.ts'
import { mailOfRequests } from './requests-mail.ts'

const NOW = '2026-11-24T18:30:00.000Z'
const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
const sam = partyNamed('Sam Reyes')
const [EXAMPLE] = raisedConditions.example.raised

const asking = (...each: readonly Partial<RaisedCondition>[]): readonly RaisedCondition[] =>
  each.map((more, at) => ({ ...EXAMPLE!, decided: [], uuid: `5a1d6c1e-3b7a-4c55-9d7e-0a1b2c3d4e6${at}`, ...more }))
const at = (until: Parameters<typeof factsUpTo>[0], raised: readonly RaisedCondition[]): Facts =>
  factsUpTo(until, NOW, {
    'submission-time': { at: NOW },
    [aboutYou.id]: { ...(aboutYou.example as object), ownership: 'JOINT', coOwners: [SAM] },
    [raisedConditions.id]: { raised, answers: [] },
  })
const mailTo = (reader: string, raised: readonly RaisedCondition[], until: Parameters<typeof factsUpTo>[0] = 'conditions') => {
  const facts = at(until, raised)
  return mailOfRequests(standing(facts), facts, raised, reader)
}

describe('what the team asks of someone', () => {
  it('is mailed with what kind of thing it is, and by which day, or what waits for it', () => {
    const [one] = asking({ asked: 'Send the divorce decree of 2019.' })
    expect(mailTo(BORROWER, [one!])).toEqual({
      subject: 'We need something from you',
      body: 'Our team asked you to send a document. Sign in to see what it is, and to send it. We need it by Wednesday, December 23, 2026. If it isn’t here by then, we send you a notice that names one last day.',
      text: 'Our team needs something from you.',
    })
    expect(mailTo(BORROWER, asking({ due: 'FUNDING', documents: 0 }))?.body).toBe(
      'Our team asked you to answer a question. Sign in to read it, and to answer. We can’t send your money until we have it.',
    )
    expect(mailTo(BORROWER, asking({ category: 'MISSING_PHONE_NUMBER', documents: 0 }))?.body).toContain('to confirm your phone number')
  })

  it('is one mail where several things are asked together, with the day of each', () => {
    const mail = mailTo(BORROWER, asking({}, { documents: 2 }, { due: 'FUNDING', documents: 0 }, { party: sam, due: 'FUNDING' }))
    expect(mail?.subject).toBe('We need 3 things from you')
    expect(mail?.body.split('\n').filter(Boolean)).toEqual([
      'Our team asked you for 3 things. Sign in to see each of them, and to answer.',
      expect.stringMatching(/^1\. Send a document\. We need it by Wednesday, December 23, 2026\./),
      expect.stringMatching(/^2\. Send 2 documents\. We need it by Wednesday, December 23, 2026\./),
      '3. Answer a question. We can’t send your money until we have it.',
      'We asked Sam Reyes to send a document. They answer on a page of their own. We can’t send your money until we have it.',
    ])
  })

  it('is mailed to whoever signs with the borrower in words of their own, and to the borrower by name', () => {
    const raised = asking({ party: sam }, { party: sam, due: 'FUNDING' })
    expect(mailTo(sam, raised)?.body).toContain(
      '1. Send a document. We need it by Wednesday, December 23, 2026. The documents can’t be signed until we have it.\n2. Send a document. No money is sent from the line until we have it.',
    )
    expect(mailTo(BORROWER, raised)?.subject).toBe('We asked Sam Reyes for something')
    expect(mailTo(BORROWER, raised)?.body).toContain(
      'We asked Sam Reyes for 2 things. They answer on a page of their own.\n\n1. Send a document.',
    )
    expect(mailTo(sam, asking({}))).toBeUndefined()
  })

  it('is called a question where no document is asked for', () => {
    const facts = at('conditions', asking({ documents: 0 }, { documents: 1 }))
    expect(conditionList(standing(facts).walk, facts).map(({ title }) => title)).toEqual(['Answer a question', 'Send a document'])
  })
})
