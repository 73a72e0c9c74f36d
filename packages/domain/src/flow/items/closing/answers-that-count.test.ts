/** What was sent for a request counts for whoever sent it alone, by what is stored. */
import { describe, expect, it } from 'vitest'
import { EMPTY_BASIS } from '../../basis.ts'
import type { Facts } from '../../facts.ts'
import { partyNamed } from '../signing/signers.ts'
import { signersBegunIn } from '../signing/signers-begun.ts'
import { resultsThatCount, whyNotCounted } from '../signing/since-removal.ts'
import type { ConditionMessages } from './condition-messages.ts'
import type { RaisedConditions } from './raised-conditions.ts'

const [ONE, TWO, THREE, FOUR] = [1, 2, 3, 4].map((hour) => `2026-12-14T1${hour}:00:00.000Z`) as [string, string, string, string]
const [sam, wrong] = [partyNamed('Sam Reyes'), partyNamed('Sam Reyess')]
const at = (settledAt: string, data: unknown) => ({ data, basis: EMPTY_BASIS, settledAt })
const decided = (outcome: string, when: string) => ({ outcome, reason: 'Read it.', on: 'x', at: when, by: 'operator:1' })
const request = (uuid: string, party: string, more: object = {}) => ({
  ...{ uuid, party, category: 'GENERIC_DOCUMENT_REQUEST', due: 'SIGNING', asked: 'Send it.', documents: 0, at: ONE, by: 'operator:1' },
  ...{ decided: [], ...more },
})
const answer = (condition: string, when: string) => ({ condition, documents: [], note: 'Here.', at: when, by: 'signer:1' })
const message = (condition: string, from: string, when: string) => ({
  condition,
  from,
  text: 'Hello there',
  documents: [],
  at: when,
  by: 'x',
})
const removal = { document: 'x', askedBy: 'operator:1', askedAt: ONE }
const takenOff = (...removed: readonly object[]) => ({
  'signers-removed': at(FOUR, { removed: removed.map((one) => ({ ...removal, ...one })) }),
})
const wrongPerson = { party: sam, name: 'Sam Reyes', because: 'WRONG_PERSON', confirmedAt: TWO }
const corrected = { 'signer-emails': at(TWO, { emails: [{ party: sam, email: 'right@example.test', at: TWO }] }) }

function counting(results: Facts['results']) {
  const all = resultsThatCount(results)
  const { raised, answers } = all['raised-conditions']!.data as RaisedConditions
  const { messages, read } = (all['condition-messages']?.data ?? { messages: [], read: [] }) as ConditionMessages
  return { raised, answers, messages, read }
}

describe('what was sent before', () => {
  const sent = {
    'raised-conditions': at(THREE, {
      raised: [
        request('a', sam, { decided: [decided('CLEARED', TWO)], waiver: { reason: 'No.', on: 'x', at: TWO, by: 'u' } }),
        request('b', 'kim'),
      ],
      answers: [answer('a', ONE), answer('a', THREE), answer('b', ONE)],
    }),
    'condition-messages': at(THREE, {
      messages: [message('a', 'TEAM', ONE), message('a', 'APPLICANT', ONE), message('a', 'TEAM', TWO), message('a', 'TEAM', THREE)],
      read: [{ condition: 'a', side: 'APPLICANT', count: 4 }],
    }),
  }

  it('by someone who was taken off counts no more, with what the team decided on it and wrote to them', () => {
    const { raised, answers, messages, read } = counting({ ...sent, ...takenOff(wrongPerson) })
    expect(raised.map(({ decided: all, waiver, due }) => [all.length, waiver, due])).toEqual([
      [0, undefined, 'SIGNING'],
      [0, undefined, 'SIGNING'],
    ])
    expect(answers.map((one) => [one.condition, one.at])).toEqual([
      ['a', THREE],
      ['b', ONE],
    ])
    expect([messages.map((one) => one.at), read]).toEqual([[THREE], [{ condition: 'a', side: 'APPLICANT', count: 1 }]])
    expect(whyNotCounted(takenOff(wrongPerson), sam, ONE)).toBe('TAKEN_OFF')
    expect(whyNotCounted(corrected, sam, ONE)).toBe('FORMER_EMAIL')
  })

  it('holds the money and not the signing, where the documents are signed', () => {
    const { raised } = counting({ ...sent, ...corrected, 'note-signing': at(TWO, {}) })
    expect(raised.map(({ due }) => due)).toEqual(['FUNDING', 'SIGNING'])
  })

  it('stays unread by whose mailbox it is once the money has left, and nothing that was decided begins anew then', () => {
    const money = { disbursement: at(FOUR, { traceNumber: '1' }) }
    const { raised, answers, messages } = counting({ ...sent, ...corrected, ...money, 'note-signing': at(TWO, {}) })
    expect(answers.map((one) => one.condition)).toEqual(['a', 'b'])
    expect(messages.map((one) => one.at)).toEqual([THREE])
    expect(raised.map(({ decided: all, waiver, due }) => [all.length, waiver !== undefined, due])).toEqual([
      [1, true, 'SIGNING'],
      [0, false, 'SIGNING'],
    ])
  })

  it('takes back no waiver, and no message of the team, where nothing had been sent by then', () => {
    const asked = {
      'raised-conditions': at(TWO, { raised: [request('a', sam, { decided: [decided('WAIVED', ONE)] })], answers: [answer('a', TWO)] }),
      'condition-messages': at(TWO, { messages: [message('a', 'TEAM', ONE)], read: [] }),
    }
    const { raised, answers, messages } = counting({ ...asked, ...corrected })
    expect([raised[0]?.decided.length, answers.length, messages.length]).toEqual([1, 0, 1])
  })

  it('by a stranger of the misspelled name counts for no one under the right name', () => {
    const renamed = { party: wrong, name: 'Sam Reyess', because: 'MISSPELLED', rightName: { firstName: 'Sam', lastName: 'Reyes' } }
    const stranger = { party: wrong, name: 'Sam Reyess', because: 'WRONG_PERSON', confirmedAt: ONE }
    const answersOf = (...removed: readonly object[]) => counting({ ...sent, ...takenOff(...removed) }).answers.map((one) => one.at)
    expect(answersOf({ ...renamed, confirmedAt: FOUR })).toEqual([ONE, THREE, ONE])
    expect(answersOf({ ...renamed, confirmedAt: FOUR }, stranger)).toEqual([THREE, ONE])
  })

  it('makes whoever sent it someone who has begun, until it counts no more', () => {
    expect(signersBegunIn(sent).parties).toEqual([sam, 'kim'])
    const early = { 'raised-conditions': at(ONE, { raised: [request('a', sam)], answers: [answer('a', ONE)] }) }
    expect(signersBegunIn({ ...early, ...takenOff(wrongPerson) }).parties).toEqual([])
  })
})
