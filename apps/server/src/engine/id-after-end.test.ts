import {
  aboutYou,
  EMPTY_BASIS,
  emailEntered,
  type Facts,
  factName,
  factsUpTo,
  type Item,
  propertyAddress,
  SIGNER_FLOW,
  standing,
} from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { openPlaceOf } from '../usecases/console/open-place.ts'
import { mayBegin } from './is-wanted.ts'
import { isOutstanding } from './needs-operator.ts'

const NOW = '2026-11-23T20:00:00.000Z'
const MOVED = '2026-11-24T20:00:00.000Z'
const LATER = '2026-11-25T20:00:00.000Z'

/** In a state that asks nobody for a spouse. */
const joint = factsUpTo('complete', NOW, {
  'property-address': { ...propertyAddress.example, state: 'VA' },
  'about-you': { ...aboutYou.example, ownership: 'JOINT', coOwners: [{ firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }] },
})
const sams = (facts: Facts) => standing(facts).walk.signers[0]!
const withResult = (facts: Facts, name: string, data: unknown, basis = EMPTY_BASIS, settledAt = NOW): Facts => ({
  ...facts,
  results: { ...facts.results, [name]: { data, basis, settledAt } },
})

/** As if Sam had given each item up to this one, by example. */
function given(facts: Facts, until?: string, at = NOW): Facts {
  return (SIGNER_FLOW.items as readonly Item[]).reduce((so, item) => {
    const { signer, walk } = sams(so)
    if (walk.states[item.id] === 'skipped' || walk.states[item.id] === 'settled') return so
    if (until !== undefined && walk.states[until] === 'settled') return so
    const data = item.keeps ? item.keeps(walk.known, item.example) : item.example
    return withResult(so, factName(item.id, signer.party), data, walk.bases[item.id] ?? EMPTY_BASIS, at)
  }, facts)
}
function lost(facts: Facts): Facts {
  const { signer, walk } = sams(facts)
  const data = emailEntered(walk.known, signer, { email: 'second@example.test', because: 'LOST', at: MOVED })
  return { ...withResult(facts, 'signer-emails', data, EMPTY_BASIS, MOVED), now: LATER }
}
const canceled = (facts: Facts): Facts => ({ ...facts, cancelledAt: MOVED })

describe('an ID that is shown again after the end', () => {
  const { party } = sams(joint).signer
  const check = factName('signer-identity-check', party)
  const gone = canceled(lost(given(joint)))
  const shown = given(gone, 'signer-identity-documents', LATER)

  it('is asked of whoever signed and lost their mailbox, and of no one else', () => {
    expect(standing(gone).showsIdAfterEnd).toEqual([party])
    expect(standing(canceled(given(joint))).showsIdAfterEnd).toEqual([])
    expect(standing(lost(given(joint, 'signer-identity-check'))).showsIdAfterEnd).toEqual([])
    expect(standing(canceled(lost(given(joint, 'signer-identity-check')))).showsIdAfterEnd).toEqual([])
  })

  it('is checked, and no other work begins', () => {
    const stands = standing(shown)
    expect(stands.walk.ready.map(({ id }) => id)).toContain(check)
    expect(mayBegin(stands, check)).toBe(true)
    for (const id of ['disbursement', 'recording', factName('signer-signed-set', party), factName('signer-identity-check', 'other')])
      expect([id, mayBegin(stands, id)]).toEqual([id, false])
    expect(mayBegin(standing(canceled(given(joint))), check)).toBe(false)
    const read = given(shown, 'signer-identity-check', LATER)
    expect([standing(read).showsIdAfterEnd, mayBegin(standing(read), check)]).toEqual([[], false])
  })

  it('waits for the team where its check gave up, or shows nothing, and for no one before', () => {
    expect([isOutstanding(standing(shown), shown), openPlaceOf(shown)]).toEqual([false, undefined])
    const away = { ...shown, gaveUp: { [check]: sams(shown).walk.bases['signer-identity-check']! } }
    expect(isOutstanding(standing(away), away)).toBe(true)
    expect(openPlaceOf(away)).toMatchObject({ place: { party }, item: { id: 'signer-identity-check' }, gaveUp: true })
    const doubted = withResult(shown, check, { status: 'REVIEW', reasons: [] }, sams(shown).walk.bases['signer-identity-check'], LATER)
    expect(isOutstanding(standing(doubted), doubted)).toBe(true)
    expect(openPlaceOf(doubted)).toMatchObject({ place: { party }, item: { id: 'signer-identity-review' }, gaveUp: false })
  })
})
