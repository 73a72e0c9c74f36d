/** What someone gave before two of the team took them off is no result any more, also in what an earlier release stored. */
import { describe, expect, it } from 'vitest'
import { EMPTY_BASIS } from '../../basis.ts'
import { standing } from '../../current-step.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { factName } from '../../parties.ts'
import { signerIntro } from '../signer/signer-intro.ts'
import { exampleOwner } from './co-owners-on-paper.ts'
import { homeIn, kim, NOW, sam, signerIn } from './said-of-marriages.fixture.ts'
import { emailEntered } from './signer-emails.ts'
import { hasBegun, signersBegunIn } from './signers-begun.ts'
import { eventsOfHolder } from './signing-ceremony.ts'
import { resultsThatCount } from './since-removal.ts'

const [BEFORE, SINCE] = ['2026-12-14T18:00:00.000Z', '2026-12-14T19:00:00.000Z']
const at = (settledAt: string, data: unknown) => ({ data, basis: EMPTY_BASIS, settledAt })
const removal = { party: sam, name: 'Sam Reyes', because: 'NEVER_OWNED', document: 'x', askedBy: 'operator:1', askedAt: BEFORE }
const off = (more: object = { confirmedAt: NOW }) => ({ 'signers-removed': at(NOW, { removed: [{ ...removal, ...more }] }) })
const withResults = (facts: Facts, more: Facts['results']): Facts => ({ ...facts, results: { ...facts.results, ...more } })
const intro = factName(signerIntro.id, sam)
const rest = (results: Facts['results'], more?: object) => resultsThatCount({ ...results, ...off(more) })

describe('an approval of the money', () => {
  it('from before a mailbox was said to be another’s counts no more while the money is here, and one of since does', () => {
    const emails = { 'signer-emails': at(SINCE, { emails: [{ party: sam, email: 'right@example.test', at: SINCE }] }) }
    const basisOf = (settledAt: string, more: object = {}) =>
      resultsThatCount({ 'funding-decision': at(settledAt, {}), ...emails, ...more })['funding-decision']?.basis
    expect([basisOf(BEFORE), basisOf('2026-12-14T20:00:00.000Z')]).toEqual(['', EMPTY_BASIS])
    expect(basisOf(BEFORE, { disbursement: at(BEFORE, { traceNumber: '1' }) })).toBe(EMPTY_BASIS)
    const lost = {
      'signer-emails': at(SINCE, { emails: [{ party: sam, email: 'new@example.test', former: ['sam@example.test'], at: SINCE }] }),
    }
    expect(resultsThatCount({ 'funding-decision': at(BEFORE, {}), ...lost })['funding-decision']?.basis).toBe(EMPTY_BASIS)
  })

  it('stands where someone is given a first email, of whom there was none: nothing was said to be another’s', () => {
    const person = { party: sam, name: 'Sam Reyes' }
    const none = () => undefined
    const first = emailEntered(none, person, { email: 'first@example.test', because: 'NOT_THEIRS', at: SINCE })
    const lost = emailEntered(
      ((item: { readonly id: string }) => (item.id === 'signer-emails' ? first : undefined)) as never,
      { ...person, email: 'first@example.test', correctedAt: SINCE },
      { email: 'second@example.test', because: 'LOST', at: '2026-12-15T19:00:00.000Z' },
    )
    const wrong = emailEntered(
      none,
      { ...person, email: 'first@example.test' },
      { email: 'x@example.test', because: 'NOT_THEIRS', at: SINCE },
    )
    const borrowers = { emails: [{ party: sam, email: 'first@example.test', at: SINCE, isBorrowers: true }] }
    const given = { 'funding-decision': at(BEFORE, {}), 'rescission-delivery': at(BEFORE, { delivered: [{ party: sam }] }) }
    const basesWith = (emails: object) => {
      const counting = resultsThatCount({ ...given, 'signer-emails': at(SINCE, emails) })
      return Object.keys(given).map((id) => counting[id]?.basis)
    }
    const stands = [EMPTY_BASIS, EMPTY_BASIS]
    expect([first, lost, borrowers, wrong].map(basesWith)).toEqual([stands, stands, stands, ['', '']])
  })
})

describe('whom two of the team took off, and who is named again', () => {
  it('has given what they gave since, and nothing of before', () => {
    expect(Object.keys(rest({ [intro]: at(BEFORE, {}), [factName('signer-signing', sam)]: at(NOW, {}) }))).toEqual(['signers-removed'])
    expect(Object.keys(rest({ [intro]: at(SINCE, {}) }))).toContain(intro)
    const along = { party: kim, along: [{ party: sam, name: 'Sam Reyes' }], confirmedAt: NOW }
    expect(Object.keys(rest({ [intro]: at(BEFORE, {}) }, along))).not.toContain(intro)
  })

  it('keeps all of it while a second person has not confirmed it, and where their name is written in other letters alone', () => {
    const letters = { confirmedAt: NOW, rightName: { firstName: 'SAM', lastName: 'Reyes' } }
    for (const more of [{}, { declinedAt: NOW }, letters]) expect(Object.keys(rest({ [intro]: at(BEFORE, {}) }, more))).toContain(intro)
    const untouched = { [intro]: at(BEFORE, {}) }
    expect(resultsThatCount(untouched)).toBe(untouched)
  })

  it('said nothing of a marriage, has no email by the team, and signed nothing on paper', () => {
    const lists = {
      'owner-marriages': at(BEFORE, { owners: [{ party: sam }, { party: kim }], askedOf: 'FL HOME' }),
      'signer-emails': at(SINCE, { emails: [{ party: sam, at: BEFORE }, { party: sam, at: SINCE }, { party: sam }, { party: kim }] }),
      'co-owners': at(BEFORE, { owners: [{ party: sam }, { party: kim }] }),
    }
    const counting = rest(lists)
    expect(counting['owner-marriages']?.data).toEqual({ owners: [{ party: kim }], askedOf: 'FL HOME' })
    expect(counting['signer-emails']?.data).toEqual({ emails: [{ party: sam, at: SINCE }, { party: kim }] })
    expect(counting['co-owners']?.data).toEqual({ owners: [{ party: kim }] })
    // Who else signed on paper has begun still.
    expect(signersBegunIn({ ...lists, ...off() }).parties).toEqual([kim])
  })

  it('is asked anew in their own walk, and waited for, by what an earlier release stored of the very same deed', () => {
    const drawn = factsUpTo('co-owners', BEFORE, homeIn('VA'))
    const paper = {
      data: { owners: [{ ...exampleOwner, party: sam }] },
      basis: standing(drawn).walk.bases['co-owners']!,
      settledAt: BEFORE,
    }
    const signed = withResults(drawn, { 'co-owners': paper })
    expect(standing(signed).walk.states['co-owners']).toBe('settled')
    const again = { ...withResults(signed, { [intro]: at(BEFORE, signerIntro.example), ...off() }), now: SINCE }
    const { known, states } = standing(again).walk
    expect([states['co-owners'], hasBegun(known, sam)]).toEqual(['stale', false])
    expect(signerIn(again, sam)).toMatchObject({ signer: { removedAt: NOW }, walk: { frontier: { item: signerIntro } } })
    expect(signerIn(again, sam).walk.frontier?.before).toBeUndefined()
  })

  it('is asked nothing again of a deed that an earlier release had signed, and is once they had begun anew', () => {
    const deed = { 'security-instrument': at(NOW, { places: [{ party: sam }] }), 'deed-signing': at(SINCE, {}) }
    const signing = factName('signer-signing', sam)
    const given = { [intro]: at(BEFORE, {}), 'owner-marriages': at(BEFORE, { owners: [{ party: sam }] }) }
    const stands = rest({ ...given, [signing]: at(SINCE, {}), ...deed })
    expect([stands[intro], stands['owner-marriages']?.data]).toEqual([given[intro], { owners: [{ party: sam }] }])
    // Not of a deed that was signed before, nor of whoever is not on it, signed on paper since, or began anew.
    expect(rest({ ...given, ...deed, 'deed-signing': at(BEFORE, {}) })[intro]).toBeUndefined()
    expect(rest({ ...given, ...deed, 'security-instrument': at(NOW, { places: [{ party: kim }] }) })[intro]).toBeUndefined()
    expect(rest({ ...given, ...deed, [signing]: at(SINCE, { paper: {} }) })[intro]).toBeUndefined()
    expect(rest({ ...deed, [intro]: at(SINCE, {}), 'owner-marriages': given['owner-marriages']! })['owner-marriages']?.data).toEqual({
      owners: [],
    })
  })

  it('reads and signs each document anew', () => {
    const email = 'sam@example.test'
    const events = [BEFORE, NOW, SINCE].map((when) => ({ email, at: when }))
    expect(eventsOfHolder(events, { email })).toHaveLength(3)
    expect(eventsOfHolder(events, { email, removedAt: NOW })).toEqual([{ email, at: SINCE }])
  })
})

describe('whose mailbox was said not to be theirs', () => {
  const emails = (entered: object) => ({ 'signer-emails': at(NOW, { emails: [{ party: sam, email: 'right@example.test', ...entered }] }) })
  const [OWN, ONES] = [factName('signer-signing', sam), factName('signer-signing', kim)]
  const basisOf = (settledAt: string, entered: object = { at: NOW }, name = OWN, more: Facts['results'] = {}) =>
    resultsThatCount({ [name]: at(settledAt, {}), ...emails(entered), ...more })[name]?.basis

  it('gave nothing until then that rests on what is known now, and everything since', () => {
    expect([basisOf(BEFORE), basisOf(NOW), basisOf(SINCE)]).toEqual(['', '', EMPTY_BASIS])
    // What is stored stays: whoever has begun stays among those who sign.
    expect(signersBegunIn({ [OWN]: at(BEFORE, {}), ...emails({ at: NOW }) }).parties).toEqual([sam])
    expect(basisOf(BEFORE, { at: NOW }, ONES)).toBe(EMPTY_BASIS)
  })

  it('has what they gave since the last of it where a mailbox was only lost, and all of it where each was theirs', () => {
    const lost = { at: SINCE, former: ['first@example.test'] }
    expect([basisOf(BEFORE, lost), basisOf(BEFORE, { ...lost, since: NOW }), basisOf(SINCE, { ...lost, since: NOW })]).toEqual([
      EMPTY_BASIS,
      '',
      EMPTY_BASIS,
    ])
  })

  it('is shown by an ID again where a mailbox took the place of a lost one, also once the money has left', () => {
    const shown = factName('signer-identity-check', sam)
    const lost = { at: NOW, former: ['first@example.test'] }
    const counting = (more: Facts['results']) =>
      resultsThatCount({ [shown]: at(BEFORE, {}), [OWN]: at(BEFORE, {}), ...emails(lost), ...more })
    const sent: Facts['results'] = { disbursement: at(BEFORE, { traceNumber: '1' }) }
    for (const more of [{}, sent]) expect([counting(more)[shown]?.basis, counting(more)[OWN]?.basis]).toEqual(['', EMPTY_BASIS])
  })

  it('has not opened their notice, nor stated online that they did not cancel; what they wrote on paper counts', () => {
    const one = (party: string, moment: string, way = 'HERE') => ({ party, at: moment, way })
    const done = {
      'rescission-receipts': at(SINCE, { received: [one(sam, BEFORE), one(kim, BEFORE), one(sam, SINCE)] }),
      'rescission-statements': at(SINCE, { statements: [one(sam, BEFORE), one(sam, BEFORE, 'WRITTEN'), one(kim, BEFORE)] }),
    }
    const counting = resultsThatCount({ ...done, ...emails({ at: NOW }) })
    expect(counting['rescission-receipts']?.data).toEqual({ received: [one(kim, BEFORE), one(sam, SINCE)] })
    expect(counting['rescission-statements']?.data).toEqual({ statements: [one(sam, BEFORE, 'WRITTEN'), one(kim, BEFORE)] })
  })

  it('has no notice of the right to cancel by what was recorded until then: they are waited for, and nobody else is', () => {
    const rows = [{ party: sam }, { party: kim }]
    const recorded = (settledAt: string) => ({ 'rescission-delivery': at(settledAt, { delivered: rows }) })
    const counting = (entered: object, more: Facts['results'] = {}, settledAt = BEFORE) =>
      resultsThatCount({ ...recorded(settledAt), ...emails(entered), ...more })['rescission-delivery']
    expect(counting({ at: NOW })).toMatchObject({ data: { delivered: [{ party: kim }] }, basis: '' })
    const office = { 'notary-session': at(BEFORE, { closing: { signers: [{ party: sam }] } }) }
    const sent: Facts['results'] = { disbursement: at(BEFORE, { traceNumber: '1' }) }
    const stays = [
      counting({ at: NOW }, {}, SINCE),
      counting({ at: NOW, former: ['first@example.test'] }),
      // They were met in person, and what they signed there stays.
      counting({ at: NOW }, office),
      counting({ at: NOW }, sent),
    ]
    expect(stays).toEqual(stays.map(() => expect.objectContaining({ data: { delivered: rows }, basis: EMPTY_BASIS })))
    const stopped = { 'disbursement-returns': at(SINCE, { returns: [{ traceNumber: '1', code: 'WITHDRAWN' }] }) }
    expect(counting({ at: NOW }, { ...sent, ...stopped })?.basis).toBe('')
  })

  it('begins nothing anew where the money has left by an earlier release, and does where it came back', () => {
    const sent = { disbursement: at(BEFORE, { traceNumber: '1' }) }
    const back = { 'disbursement-returns': at(SINCE, { returns: [{ traceNumber: '1' }] }) }
    expect([basisOf(BEFORE, { at: NOW }, OWN, sent), basisOf(BEFORE, { at: NOW }, OWN, { ...sent, ...back })]).toEqual([EMPTY_BASIS, ''])
  })
})
