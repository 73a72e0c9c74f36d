import { describe, expect, it } from 'vitest'
import type { Facts, Result } from '../index.ts'
import {
  aboutYou,
  basisOf,
  factName,
  factsUpTo,
  isJustTold,
  itemNamed,
  propertyAddress,
  signerMails,
  standing,
  walkOfParty,
} from '../index.ts'

const NOW = '2026-11-20T18:30:00.000Z'
const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'Sam@example.test ' }

/** An application of a home that Ana Reyes holds with others, at the item given; in a state that asks no spouse to sign. */
const jointFacts = (until: Parameters<typeof factsUpTo>[0], coOwners: object[]): Facts =>
  factsUpTo(until, NOW, {
    [propertyAddress.id]: { ...(propertyAddress.example as object), state: 'OR' },
    [aboutYou.id]: { ...(aboutYou.example as object), ownership: 'JOINT', coOwners },
  })

const signers = (facts: Facts) => standing(facts).walk.signers
const partyOf = (facts: Facts, name: string): string => signers(facts).find(({ signer }) => signer.name === name)!.signer.party

const give = (facts: Facts, party: string, id: string, data?: unknown): Facts => {
  const basis = walkOfParty(standing(facts).walk, party)!.bases[id]!
  const result: Result = { data: data ?? itemNamed(id)!.example, basis, settledAt: facts.now }
  return { ...facts, results: { ...facts.results, [factName(id, party)]: result } }
}

/** Everything that a signer does, as the examples have it. */
const doAll = (facts: Facts, party: string): Facts => {
  let after = facts
  for (const id of ['signer-intro', 'signer-identity-documents', 'signer-identity-check', 'signer-signing']) after = give(after, party, id)
  return after
}

describe('a mail to someone who signs beside the borrower', () => {
  it('reads in the mail who gave this email, and no borrower’s name where the team entered it', () => {
    const mailOf = (facts: Facts) => signerMails({ signers: [] }, standing(facts).walk)[0]!.words.body
    const facts = jointFacts('co-owners', [SAM])
    expect(mailOf(facts)).toMatch(/^Ana Reyes gave us your email, and has applied/u)
    const entered = (more: object): Facts => ({
      ...facts,
      results: {
        ...facts.results,
        'signer-emails': {
          data: { emails: [{ party: partyOf(facts, 'Sam Reyes'), email: 'other@example.test', at: NOW, ...more }] },
          basis: basisOf([]),
          settledAt: NOW,
        },
      },
    })
    expect(mailOf(entered({}))).toMatch(/^Our team entered your email\. If you don’t know of this, call us/u)
    expect(mailOf(entered({}))).not.toContain('Ana')
    expect(mailOf(entered({ isBorrowers: true }))).toContain('Ana Reyes gave us your email')
  })

  it('says why there is a second one where the name of someone was corrected who was written to before', () => {
    const mailsAfter = (before: Facts) => {
      const after = jointFacts('co-owners', [{ ...SAM, lastName: 'Reyes-Moss' }])
      return signerMails(standing(before).walk, standing(after).walk).map(({ words }) => words.body)
    }
    const [body] = mailsAfter(jointFacts('co-owners', [SAM]))
    expect(body).toMatch(/^We wrote to this address before, for Sam Reyes\. The name was corrected to Sam Reyes-Moss, and/u)
    expect(body).toContain('Ana Reyes gave us your email')
    // Another address was never written to, and before the application is submitted nobody was.
    expect(mailsAfter(jointFacts('co-owners', [{ ...SAM, email: 'else@example.test' }]))[0]).toMatch(/^Ana Reyes gave us your email/u)
    expect(mailsAfter(jointFacts('about-you', [SAM]))[0]).toMatch(/^Ana Reyes gave us your email/u)
  })

  it('is not written the same twice while their documents are made again for a correction of their own', () => {
    const facts = jointFacts('co-owners', [SAM])
    const party = partyOf(facts, 'Sam Reyes')
    const words = { subject: 'Your documents are ready to sign', body: 'Sign in to read and sign them.' }
    const later = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString()
    const told = (of: Facts, minutes: number, newest = { words, at: NOW }) =>
      isJustTold(signers(of).find(({ signer }) => signer.party === party)!, words, newest, later(minutes))
    expect(told(facts, 1)).toBe(false)
    const begun = give(facts, party, 'signer-intro')
    expect([told(begun, 1), told(begun, 11), told(begun, 1, { words: { ...words, subject: 'Another' }, at: NOW })]).toEqual([
      true,
      false,
      false,
    ])
    const signed = doAll(facts, party)
    const changed = {
      ...signed,
      results: {
        ...signed.results,
        [factName('signer-signing', party)]: { data: itemNamed('signer-signing')!.example, basis: 'gone', settledAt: NOW },
      },
    }
    expect(walkOfParty(standing(changed).walk, party)?.states['signer-signing']).toBe('stale')
    expect(told(changed, 1)).toBe(false)
  })
})
