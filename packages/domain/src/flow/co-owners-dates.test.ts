import { describe, expect, it } from 'vitest'
import { aboutYou, deedSigning, type Facts, factName, factsUpTo, keyDates, notarySession, noteSigning, standing } from '../index.ts'

const NOW = '2026-11-20T18:30:00.000Z'

describe('While co-owners still sign', () => {
  const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
  const KIM = { firstName: 'Kim', lastName: 'Reyes', email: 'kim@example.test' }
  const joint = (given: Record<string, unknown> = {}) => ({
    'about-you': { ...aboutYou.example, ownership: 'JOINT', coOwners: [SAM, KIM] },
    ...given,
  })
  const linesOf = (facts: Facts) => {
    const lines = keyDates(standing(facts).walk, facts)
    expect(JSON.stringify(lines)).not.toContain('@')
    return lines
  }

  it('the dates name who is waited for, until they have signed, and then the day', () => {
    const facts = factsUpTo('co-owners', NOW, joint())
    expect(linesOf(facts).find(({ state }) => state === 'current')).toMatchObject({
      label: 'Your co-owners sign',
      detail: 'Waiting for Sam Reyes and Kim Reyes',
    })
    const onPaper = factsUpTo('notary-appointment', NOW, joint())
    expect(linesOf(onPaper).find(({ label }) => label.startsWith('Your co-owners'))).toMatchObject({ state: 'done' })
    const { signers } = standing(facts).walk
    const done = signers.map(({ signer: { party } }) => [
      factName('signer-signing', party),
      { data: noteSigning.example, basis: '0', settledAt: '2026-11-24T18:00:00.000Z' },
    ])
    const walked = standing(facts).walk
    const online = {
      ...walked,
      frontier: undefined,
      states: { ...walked.states, 'co-owners': 'settled' as const },
    }
    const lines = keyDates(online, { ...facts, results: { ...facts.results, ...Object.fromEntries(done) } })
    expect(lines.find(({ label }) => label === 'Your co-owners signed')).toMatchObject({ state: 'done', on: '2026-11-24' })
  })

  it('and who still signs the deed', () => {
    const [party] = standing(factsUpTo('co-owners', NOW, joint())).walk.signers.map(({ signer }) => signer.party)
    const owed = { stillToSign: [party] }
    const session = { 'notary-session': { ...notarySession.example, ...owed }, 'deed-signing': { ...deedSigning.example, ...owed } }
    expect(linesOf(factsUpTo('deed-co-signing', NOW, joint(session))).find(({ state }) => state === 'current')).toMatchObject({
      label: 'Your co-owner signs with a notary',
      detail: 'Waiting for Sam Reyes',
    })
  })
})
