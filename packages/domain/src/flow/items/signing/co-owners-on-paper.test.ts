import { describe, expect, it } from 'vitest'
import { EMPTY_BASIS } from '../../basis.ts'
import { standing } from '../../current-step.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { movedSigners } from '../../moved-signers.ts'
import { factName } from '../../parties.ts'
import { signerMails } from '../../signer-mail.ts'
import { signerNews } from '../../signer-news.ts'
import { signersMailNow } from '../../signers-notary.ts'
import { signersChanged } from '../../signers-stay.ts'
import { walkOfParty } from '../../walk.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { signerIntro } from '../signer/signer-intro.ts'
import { coOwners, signedOnPaper } from './co-owners.ts'
import { coOwnersAnswer, exampleOwner } from './co-owners-on-paper.ts'

const NOW = '2026-11-23T20:00:00.000Z'
const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
const KIM = { firstName: 'Kim', lastName: 'Reyes', email: 'kim@example.test' }
/** In a state that asks nobody for a spouse. */
const joint = (...owners: object[]): Facts =>
  factsUpTo('co-owners', NOW, {
    'property-address': { ...propertyAddress.example, state: 'VA' },
    [aboutYou.id]: { ...aboutYou.example, ownership: 'JOINT', coOwners: owners },
  })
const partyOf = (facts: Facts, name: string): string =>
  standing(facts).walk.signers.find(({ signer }) => signer.name === name)!.signer.party
const withResult = (facts: Facts, name: string, data: unknown, basis: string = EMPTY_BASIS): Facts => ({
  ...facts,
  results: { ...facts.results, [name]: { data, basis, settledAt: NOW } },
})
/** As they say who they are, from the mailbox that the application has. */
const begun = (facts: Facts, party: string): Facts => {
  const { known, bases } = walkOfParty(standing(facts).walk, party)!
  return withResult(facts, factName('signer-intro', party), signerIntro.keeps!(known, signerIntro.example), bases['signer-intro'])
}
const paper = (party: string, more: object = {}) => ({ ...exampleOwner, party, whyPaper: 'No computer at home', ...more })
const faults = (facts: Facts, ...owners: (typeof exampleOwner)[]) =>
  coOwners.fits!(standing(facts).walk.known, { owners }, '2026-11-23').map(({ path }) => path)

it('what is recorded on paper of one owner does not stand for another who signs again from the right mailbox', () => {
  const facts = joint(SAM, KIM)
  const [sam, kim] = [partyOf(facts, 'Sam Reyes'), partyOf(facts, 'Kim Reyes')]
  const open = (email: object) =>
    standing(
      withResult(
        withResult(facts, coOwners.id, { signed: ['kim@example.test'], owners: [paper(sam)] }, standing(facts).walk.bases[coOwners.id]),
        'signer-emails',
        { emails: [email] },
      ),
    ).walk.known(coOwners)
  expect(open({ party: sam, email: 'other@example.test', at: NOW })).toBeDefined()
  expect(open({ party: kim, email: 'right@example.test', at: NOW })).toBeUndefined()
})

it('no one is waited for where the borrower shares the home by their word, and the deed names them alone', () => {
  const facts = joint()
  expect([standing(facts).walk.known(aboutYou)?.ownership, standing(facts).walk.signers]).toEqual(['JOINT', []])
  expect(standing(facts).walk.states['co-owners']).toBe('skipped')
})

describe('co-owners on paper', () => {
  const facts = joint(SAM)
  const sam = partyOf(facts, 'Sam Reyes')

  it('are recorded with what came back and the ID, and never by a word', () => {
    for (const word of [{ signed: ['sam@example.test'] }, { owners: [] }, { owners: [{ ...paper(sam), scans: [] }] }])
      expect(coOwnersAnswer.safeParse(word).success).toBe(false)
    expect(faults(facts, paper(sam))).toEqual([])
    expect(faults(facts)).toEqual(['owners'])
    expect(faults(facts, paper('another'))).toEqual(['owners', 'owners.0.party'])
    expect(faults(facts, paper(sam, { signedOn: '0001-01-01' }))).toEqual(['owners.0.signedOn'])
    expect(faults(facts, paper(sam, { signedOn: '2026-11-24' }))).toEqual(['owners.0.signedOn'])
    expect(faults(facts, paper(sam, { witness: undefined }))).toEqual(['owners.0.witness'])
    const expired = { ...exampleOwner.identity, expiresOn: '2026-11-22' }
    expect(faults(facts, paper(sam, { identity: expired }))).toEqual(['owners.0.identity.expiresOn'])
    expect(coOwners.documents!({ owners: [paper(sam)] }).map(({ kind, isForTheFile }) => [kind, isForTheFile])).toEqual([
      ['SIGNED_ON_PAPER', true],
      ['OWNER_IDENTITY', true],
    ])
  })

  it('that mail reaches sign there unless the team says why not, and once they have begun they finish there', () => {
    const unsaid = paper(sam, { whyPaper: undefined })
    expect(faults(facts, unsaid)).toEqual(['owners.0.whyPaper'])
    const refused = { refused: [{ party: sam, email: SAM.email, at: NOW }] }
    expect(faults(withResult(facts, 'mail-refusals', refused), unsaid)).toEqual([])
    expect(faults(begun(facts, sam), paper(sam))).toEqual(['owners.0.party'])
    const states = (of: Facts) => coOwners.about!.of(standing(of).walk.known).owners.map(({ state }) => state)
    expect([states(facts), states(begun(facts, sam))]).toEqual([['EMAILED'], ['BEGUN']])
  })

  it('each have scans of their own, and each is recorded', () => {
    const both = joint(SAM, KIM)
    const kim = partyOf(both, 'Kim Reyes')
    expect(faults(both, paper(sam))).toEqual(['owners'])
    expect(faults(both, paper(sam), paper(kim))).toEqual(['owners.1.scans'])
    const { known } = standing(both).walk
    const kept = coOwners.keeps!(known, { owners: [paper(sam, { name: 'Somebody Else' })] })
    expect([kept.signed, kept.owners?.[0]?.name]).toEqual([['Sam Reyes'], 'Sam Reyes'])
  })

  it('are written to where they have an email, so that who did not sign hears of it', () => {
    const { bases, known } = standing(facts).walk
    const after = withResult(facts, 'co-owners', coOwners.keeps!(known, { owners: [paper(sam)] }), bases['co-owners'])
    // Nothing is asked of them online any more, and nothing of it is mailed to them.
    const stands = standing(after).walk
    expect(walkOfParty(standing(facts).walk, sam)!.frontier?.item.id).toBe('signer-intro')
    expect([walkOfParty(stands, sam)!.frontier, signedOnPaper(stands.known, sam)]).toEqual([undefined, true])
    expect([signersMailNow(stands, sam), signerMails(standing(facts).walk, stands)]).toEqual([undefined, []])
    expect(signerNews(['co-owners'], standing(after).walk).map(({ party, words }) => [party, words.subject])).toEqual([
      [sam, 'We have the documents that you signed on paper'],
    ])
  })
})

describe('another email for a co-owner', () => {
  const facts = joint(SAM)
  const sam = partyOf(facts, 'Sam Reyes')
  const named = (of: Facts, ...coOwnersOf: object[]): Facts => ({
    ...of,
    results: {
      ...of.results,
      [aboutYou.id]: { ...of.results[aboutYou.id]!, data: { ...aboutYou.example, ownership: 'JOINT', coOwners: coOwnersOf } },
    },
  })
  const walkOf = (of: Facts) => standing(of).walk
  const mine = { ...SAM, email: 'mine@example.test' }

  it('is told to the address of before, whoever named it', () => {
    expect(movedSigners(walkOf(facts), walkOf(named(facts, mine)))).toEqual([
      { party: sam, name: 'Sam Reyes', former: SAM.email, email: mine.email, isStillUsed: false },
    ])
    expect(movedSigners(walkOf(facts), walkOf(named(facts, KIM)))).toMatchObject([{ former: SAM.email, email: undefined }])
    // Under another name from the same mailbox nothing has moved; who is left out of a mailbox that another still has is told what is true of it.
    expect(movedSigners(walkOf(facts), walkOf(named(facts, { ...SAM, lastName: 'Reye' })))).toEqual([])
    const sharing = named(facts, SAM, { ...KIM, email: SAM.email })
    expect(movedSigners(walkOf(sharing), walkOf(named(facts, SAM)))).toMatchObject([
      { name: 'Kim Reyes', email: undefined, isStillUsed: true },
    ])
    expect(movedSigners(walkOf(facts), walkOf(named(facts, SAM, KIM)))).toEqual([])
  })

  it('is not the borrower’s to name once they said who they are, nor after they were left out', () => {
    const kept = (before: Facts, after: Facts) =>
      signersChanged(before, after).flatMap(({ name, change, hasBegun, hasSaid }) =>
        hasBegun || (change === 'MOVED' && hasSaid) ? [[name, change]] : [],
      )
    expect(kept(facts, named(facts, mine))).toEqual([])
    const signing = begun(facts, sam)
    expect(kept(signing, named(signing, mine))).toEqual([['Sam Reyes', 'MOVED']])
    expect(kept(signing, named(signing, SAM, KIM))).toEqual([])
    const without = named(signing, KIM)
    expect(kept(signing, without)).toEqual([['Sam Reyes', 'LEFT']])
    expect(kept(without, named(without, mine))).toEqual([['Sam Reyes', 'MOVED']])
    expect(kept(without, named(without, SAM))).toEqual([])
    expect(kept(signing, named(signing, { ...SAM, firstName: 'Samuel' }))).toEqual([['Sam Reyes', 'LEFT']])
    expect(kept(signing, named(signing, { ...SAM, firstName: 'SAM' }))).toEqual([['Sam Reyes', 'RENAMED']])
    expect(kept(signing, named(signing, mine, KIM))).toEqual([['Sam Reyes', 'MOVED']])
    // By the borrower, and the team by one of its people where the address of before and the borrower are told.
    const entered = (more: object) =>
      withResult(signing, 'signer-emails', { emails: [{ party: sam, email: mine.email, at: NOW, ...more }] })
    expect(kept(signing, entered({ isBorrowers: true }))).toEqual([['Sam Reyes', 'MOVED']])
    expect(kept(signing, entered({}))).toEqual([])
  })
})
