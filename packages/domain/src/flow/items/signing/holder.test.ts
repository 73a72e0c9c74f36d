import { describe, expect, it } from 'vitest'
import { EMPTY_BASIS } from '../../basis.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { FLOW } from '../../flow.ts'
import type { Item } from '../../item.ts'
import { factName } from '../../parties.ts'
import { SIGNER_FLOW } from '../../signer-flow.ts'
import { walk } from '../../walk.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { emailEntered } from './signer-emails.ts'
import { eventsOfHolder } from './signing-ceremony.ts'

const NOW = '2026-11-23T20:00:00.000Z'
const BEFORE = '2026-11-23T19:00:00.000Z'
const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
/** In a state that asks nobody for a spouse. */
const joint = factsUpTo('complete', NOW, {
  'property-address': { ...propertyAddress.example, state: 'VA' },
  'about-you': { ...aboutYou.example, ownership: 'JOINT', coOwners: [SAM] },
})
const walked = (facts: Facts) => walk(FLOW as readonly Item[], facts, SIGNER_FLOW)
const sams = (facts: Facts) => walked(facts).signers[0]!

/** As if every item of the signer had been given, by whoever has their email now. */
function signed(facts: Facts, kept = true): Facts {
  const results = { ...facts.results }
  for (const item of SIGNER_FLOW.items as readonly Item[]) {
    const { signer, walk: own } = sams({ ...facts, results })
    if (own.states[item.id] === 'skipped' || own.states[item.id] === 'settled') continue
    const data = kept && item.keeps ? item.keeps(own.known, item.example) : item.example
    results[factName(item.id, signer.party)] = { data, basis: own.bases[item.id] ?? EMPTY_BASIS, settledAt: NOW }
  }
  return { ...facts, results }
}
function corrected(facts: Facts, email: string, at?: string): Facts {
  const { party } = sams(facts).signer
  const data = { emails: [{ party, email, ...(at && { at }) }] }
  return { ...facts, results: { ...facts.results, 'signer-emails': { data, basis: EMPTY_BASIS, settledAt: NOW } } }
}

describe('what a signer proved and did', () => {
  it('is theirs as long as the email is', () => {
    const done = signed(joint)
    expect(sams(done).walk.frontier).toBeUndefined()
    expect(sams(corrected(done, SAM.email, NOW)).walk.frontier).toBeUndefined()
  })

  it('is done again by whoever has another email, from the beginning, and each part of it', () => {
    const moved = corrected(signed(joint), 'other@example.test', NOW)
    expect(sams(moved).walk.frontier?.item.id).toBe('signer-intro')
    const { signer, walk: own } = sams(moved)
    const intro = SIGNER_FLOW.items[0]!
    const again = { data: intro.keeps!(own.known, intro.example), basis: own.bases[intro.id]!, settledAt: NOW }
    const begun = { ...moved, results: { ...moved.results, [factName(intro.id, signer.party)]: again } }
    // The same name and date of birth: nothing of what the former holder showed or signed counts.
    for (const id of ['signer-identity-documents', 'signer-identity-check', 'signer-signing', 'signer-signed-set'])
      expect(sams(begun).walk.states[id], id).not.toBe('settled')
    expect(sams(signed(begun)).walk.frontier).toBeUndefined()
    // The first email again: what its holder did is still on file.
    expect(sams(corrected(signed(joint), SAM.email, NOW)).walk.frontier).toBeUndefined()
  })

  /** As the team enters it for the same person, who can no longer read the one of before. */
  function lost(facts: Facts, email: string): Facts {
    const { signer, walk: own } = sams(facts)
    const data = emailEntered(own.known, signer, { email, because: 'LOST', at: NOW })
    return { ...facts, results: { ...facts.results, 'signer-emails': { data, basis: EMPTY_BASIS, settledAt: NOW } } }
  }

  it('stays theirs at another mailbox where they lost the one of before, however often, and also where no email was kept with it', () => {
    const second = lost(signed(joint), 'second@example.test')
    expect([sams(second).signer.email, sams(second).walk.frontier]).toEqual(['second@example.test', undefined])
    const third = lost(second, 'third@example.test')
    expect([sams(third).signer.formerEmails, sams(third).walk.frontier]).toEqual([[SAM.email, 'second@example.test'], undefined])
    expect(sams(lost(third, SAM.email)).walk.frontier).toBeUndefined()
    expect(sams(lost(signed(joint, false), 'second@example.test')).walk.frontier).toBeUndefined()
    // Asked again of one part alone, they answer from the mailbox of now, and the rest stays.
    const intro = SIGNER_FLOW.items[0]!
    const before = second.results[factName(intro.id, sams(second).signer.party)]!.data
    expect(intro.keeps!(sams(second).walk.known, intro.example, before)).toMatchObject({ email: SAM.email })
  })

  it('does not become theirs by a mailbox that is lost after one that was not theirs', () => {
    const other = corrected(signed(joint), 'other@example.test', NOW)
    expect(sams(lost(other, 'third@example.test')).walk.frontier?.item.id).toBe('signer-intro')
    expect(sams(corrected(lost(signed(joint), 'second@example.test'), 'right@example.test', NOW)).walk.frontier?.item.id).toBe(
      'signer-intro',
    )
  })

  it('of before emails were kept stands until the team enters another', () => {
    const before = signed(joint, false)
    expect(sams(before).walk.frontier).toBeUndefined()
    // As an earlier release entered it, before it was given.
    expect(sams(corrected(before, 'other@example.test')).walk.frontier).toBeUndefined()
    expect(sams(corrected(before, 'other@example.test', NOW)).walk.frontier?.item.id).toBe('signer-intro')
  })

  it('is evidence that counts for its own email alone', () => {
    const events = [{ at: NOW, email: 'sam@example.test' }, { at: NOW, email: 'other@example.test' }, { at: NOW }]
    expect(eventsOfHolder(events, { email: 'sam@example.test' })).toEqual([events[0], events[2]])
    expect(eventsOfHolder(events, { email: 'other@example.test', correctedAt: BEFORE })).toEqual([events[1]])
    // Also of the same mailbox, where it was said not to be theirs since.
    expect(eventsOfHolder(events, { email: 'other@example.test', correctedAt: NOW })).toEqual([])
    expect(eventsOfHolder(events, { email: 'third@example.test', formerEmails: ['sam@example.test'] })).toEqual([events[0], events[2]])
  })
})
