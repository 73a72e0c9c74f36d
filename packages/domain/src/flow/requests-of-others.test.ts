import { describe, expect, it } from 'vitest'
import { actionTime } from './action-time.ts'
import { standing } from './current-step.ts'
import type { Facts } from './facts.ts'
import { factsUpTo } from './facts-up-to.ts'
import { aboutYou } from './items/about-you/about-you.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { conditionList } from './items/closing/condition-list.ts'
import { raisedConditions, withdrawnRequests } from './items/closing/raised-conditions.ts'
import { partyNamed } from './items/signing/signers.ts'
import { fullTitle } from './items/title/full-title.ts'
import { keyDates } from './key-dates.ts'
import { nextAction } from './next-action.ts'
import { allOpenRequests, requestedInformation } from './open-requests.ts'

const NOW = '2026-11-24T18:30:00.000Z'
const PAT = { firstName: 'Pat', lastName: 'Sound', email: 'pat@example.test' }
const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
const [pat, sam, zoe] = ['Pat Sound', 'Sam Reyes', 'Zoe Moss'].map((name) => partyNamed(name)) as [string, string, string]
const [EXAMPLE] = raisedConditions.example.raised
const ASKED = 'Send the divorce decree of 2019 that names you.'

const asked = (party: string, more: object = {}) => ({
  [raisedConditions.id]: { raised: [{ ...EXAMPLE, asked: ASKED, decided: [], party, ...more }], answers: [] },
})
const about = (more: object) => ({
  'property-address': { ...propertyAddress.example, state: 'FL' },
  'submission-time': { at: NOW },
  [aboutYou.id]: { ...(aboutYou.example as object), ...more },
})
const married = { maritalStatus: 'MARRIED', spouse: PAT }
const joint = { ownership: 'JOINT', coOwners: [SAM] }
const at = (until: Parameters<typeof factsUpTo>[0], more: object, results: object = {}): Facts =>
  factsUpTo(until, NOW, { ...about(more), ...results })
const states = (facts: Facts) => conditionList(standing(facts).walk, facts).map(({ state }) => state)
const stands = (facts: Facts) => standing(facts).walk.frontier?.item.id
const clock = (facts: Facts) => actionTime(standing(facts), facts)
const next = (facts: Facts) => {
  const { walk, step } = standing(facts)
  return nextAction(walk, step, facts)
}

describe('a request to someone who signs no more', () => {
  it('is withdrawn at once: it is open for nobody, holds nothing, and no clock denies an application for it (12 CFR 1002.9(c)(2))', () => {
    const request = asked(pat, { isNamed: true })
    const open = at('conditions', married, request)
    expect([stands(open), states(open)]).toEqual(['conditions', ['OPEN']])
    expect(clock(open)).toMatchObject({ kind: 'REQUEST' })
    const corrected = at('conditions', {}, request)
    expect(states(corrected)).toEqual(['WITHDRAWN'])
    expect(stands(corrected)).not.toBe('conditions')
    expect(allOpenRequests(standing(corrected).walk, corrected)).toEqual([])
    expect(withdrawnRequests(standing(open).walk.known, standing(corrected).walk.known).map(({ party }) => party)).toEqual([pat])
    expect(withdrawnRequests(standing(corrected).walk.known, standing(corrected).walk.known)).toEqual([])
    // Whoever is named again is asked again.
    expect(states(at('conditions', married, request))).toEqual(['OPEN'])
  })

  it('holds no money, whoever raised it in an earlier release, and however it was answered or waived by one', () => {
    const waiver = { reason: 'Not needed.', on: 'x', at: NOW, by: 'operator:1' }
    const answer = { condition: EXAMPLE!.uuid, documents: [], note: 'The decree comes next week.', at: NOW, by: 'signer:1' }
    for (const request of [{}, { isNamed: true }, { waiver }]) {
      const data = asked(sam, { due: 'FUNDING', ...request })
      const open = at('recording', joint, data)
      expect([stands(open), states(open)]).toEqual(['funding-conditions', ['OPEN']])
      const gone = at('recording', {}, data)
      expect([stands(gone), states(gone)]).toEqual(['recording', ['WITHDRAWN']])
      const answered = at('recording', {}, { [raisedConditions.id]: { ...data[raisedConditions.id], answers: [answer] } })
      expect([stands(answered), states(answered)]).toEqual(['recording', ['WITHDRAWN']])
    }
  })

  it('is not withdrawn of whom the title search alone names, nor of whom it may name; and they can answer while it is open', () => {
    const titled = { 'full-title': { ...fullTitle.example, owners: ['Ana Reyes', 'Zoe Moss'].map((name) => ({ name, kind: 'PERSON' })) } }
    const open = at('conditions', {}, { ...titled, ...asked(zoe) })
    expect([stands(open), states(open)]).toEqual(['conditions', ['OPEN']])
    // The instrument, which names them, is not drawn up while it waits for them.
    expect(standing(open).walk.signers.map(({ signer }) => signer.name)).toEqual(['Zoe Moss'])
    expect(states(at('full-title', {}, asked(zoe)))).toEqual(['OPEN'])
    expect(states(at('full-title', {}, asked(zoe, { isNamed: true })))).toEqual(['WITHDRAWN'])
    expect(states(at('conditions', {}, asked(zoe)))).toEqual(['WITHDRAWN'])
  })
})

describe('a request to someone who signs with the borrower', () => {
  it('is told to the borrower: what kind of thing, of whom and by which day, and nothing of what was written to them', () => {
    const open = at('conditions', joint, asked(sam))
    expect(next(open)).toEqual({
      title: 'Sam Reyes has a request to answer',
      why: 'We asked Sam Reyes to send a document. They answer on a page of their own. We need it by Wednesday, December 23, 2026. If it isn’t here by then, we send you a notice that names one last day.',
      waitingOn: 'us',
    })
    expect(keyDates(standing(open).walk, open)).toContainEqual(
      expect.objectContaining({ label: 'Open requests', detail: 'Waiting for Sam Reyes' }),
    )
    const request = { item: 'conditions', title: 'Requests', askedAt: '2026-12-24T08:00:00.000Z', answerBy: '2027-01-22' }
    const noticed = { ...open, results: { ...open.results, 'action-clock': { data: { request }, basis: '0', settledAt: request.askedAt } } }
    expect(next(noticed).why).toContain(
      'We need it by Friday, January 22, 2027. Without it, we can’t continue with your application after that day.',
    )
    expect(requestedInformation(standing(open).walk, open)).toEqual([
      'Send a document. We asked Sam Reyes for this. They answer on a page of their own.',
    ])
    expect(next(open).why).not.toContain('decree')
  })

  it('names everyone who is asked, and what waits for them where no clock runs', () => {
    const [one] = asked(sam)[raisedConditions.id]!.raised
    const two = { ...one, uuid: '5a1d6c1e-3b7a-4c55-9d7e-0a1b2c3d4e61', party: pat, documents: 0 }
    const both = at(
      'recording',
      { ...joint, ...married },
      { [raisedConditions.id]: { raised: [one, two].map((each) => ({ ...each, due: 'FUNDING' })), answers: [] } },
    )
    expect(next(both)).toMatchObject({
      title: 'Sam Reyes and Pat Sound have a request to answer',
      why: expect.stringMatching(
        /Sam Reyes to send a document.*Pat Sound to answer a question.*We can’t send your money until we have it\.$/,
      ),
    })
  })
})
