import { describe, expect, it } from 'vitest'
import { basisOf } from '../../basis.ts'
import { standing } from '../../current-step.ts'
import { deedMadeAgainWords } from '../../deed-made-again.ts'
import type { Facts, Result } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import type { Item } from '../../item.ts'
import { keyDates } from '../../key-dates.ts'
import { nextAction } from '../../next-action.ts'
import { factName } from '../../parties.ts'
import { signerMails } from '../../signer-mail.ts'
import { walkOfParty } from '../../walk.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { signerSigning } from '../signer/signer-signing.ts'
import { closingPapers } from './closing-papers.ts'
import { coOwners } from './co-owners.ts'
import { exampleOwner } from './co-owners-on-paper.ts'
import { securityInstrument } from './security-instrument.ts'
import { signingHelp } from './signing-help.ts'

const NOW = '2026-11-20T18:30:00.000Z'
const LATER = '2026-11-21T18:30:00.000Z'
const SINCE = '2026-11-21T19:30:00.000Z'
const OTHER = 'f'.repeat(64)
const CHANGED = 'The deed changed after you read it'
const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
const JOINT = {
  [propertyAddress.id]: { ...(propertyAddress.example as object), state: 'OR' },
  [aboutYou.id]: { ...(aboutYou.example as object), ownership: 'JOINT', coOwners: [SAM] },
}

const withResult = (facts: Facts, id: string, change: (result: Result) => Partial<Result>): Facts => {
  const result = facts.results[id]!
  return { ...facts, results: { ...facts.results, [id]: { ...result, ...change(result) } } }
}
const withData = (facts: Facts, id: string, more: object) =>
  withResult(facts, id, ({ data }) => ({ data: { ...(data as object), ...more } }))

/** What it is made of changed: another deed, made on the next day. */
const anotherDeed = (facts: Facts): Facts =>
  withResult(facts, securityInstrument.id, () => ({ data: { documentId: 'deed-2', sha256: OTHER }, settledAt: LATER }))

/** As an earlier release stored a signature, without what was signed. */
const withoutDigests = (facts: Facts): Facts =>
  withResult(facts, 'note-signing', () => ({ data: { signature: 'Ana Reyes', consentToSignElectronically: true } }))

const openOf = (facts: Facts) => standing(facts).walk.frontier?.item.id ?? 'complete'
const mailNow = (facts: Facts) => {
  const { frontier, known } = standing(facts).walk
  return (frontier!.item as Item).mailFor?.(known, frontier!.before)
}

describe('a borrower who read a deed and signed the agreement', () => {
  const signed = factsUpTo('notary-appointment', NOW)

  it('reads another deed before they meet the notary, and is told that the agreement stays signed', () => {
    expect(openOf(signed)).toBe('notary-appointment')
    expect(openOf(anotherDeed(signed))).toBe('note-signing')
    const { walk, step } = standing(anotherDeed(signed))
    expect(nextAction(walk, step, anotherDeed(signed))).toMatchObject({ title: CHANGED, waitingOn: 'you' })
    const labels = (of: Facts) => keyDates(standing(of).walk, of).map(({ label }) => label)
    expect(labels(anotherDeed(signed))).toContain('Read the new documents, and finish again')
    expect(labels(signed)).toContain('Agreement signed')
    expect(mailNow(anotherDeed(signed))).toEqual({
      subject: CHANGED,
      body: 'We made a new deed or mortgage after you read it. What you agreed to before does not count for the new one. What you signed in the other documents stays signed. Sign in, read the new deed, and finish again if you agree to it. You sign it later, with a notary.',
    })
  })

  it('is told while the deed is prepared again what counts of what they signed, and so is who signed beside them', () => {
    const without = withResult(signed, securityInstrument.id, () => ({ basis: 'another' }))
    const { walk, step } = standing(without)
    expect(walk.frontier?.item.id).toBe(securityInstrument.id)
    const counts = 'If the new one says something else, what you agreed to before does not count for it. We email you then'
    expect(nextAction(walk, step, without)).toMatchObject({ waitingOn: 'us', why: expect.stringContaining(counts) })
    expect(deedMadeAgainWords(walk)).toMatchObject({
      title: 'The deed is being prepared again',
      why: expect.stringContaining(`Our team prepares it. ${counts}`),
    })
    const { 'note-signing': _signed, ...unsigned } = without.results
    const first = { ...without, results: unsigned }
    expect(nextAction(standing(first).walk, step, first).why).not.toContain(counts)
    expect(deedMadeAgainWords(standing(signed).walk)).toBeUndefined()
  })

  it('reads again whatever else of the set they only read, and nothing that is the same', () => {
    const papers = (sha256: string) =>
      withData(signed, 'closing-papers', { documents: [{ kind: 'PRIVACY_NOTICE', documentId: 'new', sha256 }] })
    expect(openOf(papers(closingPapers.example.documents[0]!.sha256))).toBe('notary-appointment')
    expect(openOf(papers(OTHER))).toBe('note-signing')
    expect(mailNow(papers(OTHER))?.subject).toBe('Some of your documents changed after you read them')
  })

  it('reads nothing again once a notary has sealed that deed, whether it was filed yet or not', () => {
    const { deed } = factsUpTo('notary-session', NOW).results['notary-booking']!.data as { deed: string }
    const met = withData(factsUpTo('deed-signing', NOW), 'notary-booking', { deed: OTHER })
    // An application of an earlier release, which asked nobody to read the deed again that its notary then sealed.
    const inSession = anotherDeed(met)
    expect(standing(inSession).walk.known(signedNote)).toBeDefined()
    const filed = withData(anotherDeed(factsUpTo('complete', NOW)), 'deed-signing', { signed: OTHER })
    expect(standing(filed).walk.known(signedNote)).toBeDefined()
    // Earlier still nothing was kept of what was sealed.
    const unknown = anotherDeed(factsUpTo('complete', NOW))
    expect(standing(unknown).walk.known(signedNote)).toBeDefined()
    // And a deed that was booked after that session was signed by nobody yet.
    const rebooked = withResult(inSession, 'notary-booking', () => ({ settledAt: LATER }))
    expect(openOf(rebooked)).toBe('note-signing')
    expect(deed).not.toBe(OTHER)
  })

  it('of whom an earlier release kept no digests has read the deed that was there on that day, and reads a later one', () => {
    expect(standing(withoutDigests(signed)).walk.known(signedNote)).toBeDefined()
    const changed = withoutDigests(anotherDeed(signed))
    expect(openOf(changed)).toBe('note-signing')
    expect(mailNow(changed)?.subject).toBe(CHANGED)
  })
})

const signedNote = { id: 'note-signing' } as Item

describe('someone who signs beside the borrower', () => {
  const facts = factsUpTo('co-owners', NOW, JOINT)
  const { party } = standing(facts).walk.signers[0]!.signer
  const give = (of: Facts, id: string, data: unknown): Facts => {
    const basis = walkOfParty(standing(of).walk, party)!.bases[id]!
    return { ...of, results: { ...of.results, [factName(id, party)]: { data, basis, settledAt: of.now } } }
  }
  const begin = (of: Facts): Facts =>
    ['signer-intro', 'signer-identity-documents', 'signer-identity-check'].reduce((before, id) => {
      const { frontier, known } = walkOfParty(standing(before).walk, party)!
      const { item } = frontier ?? {}
      return item?.id === id ? give(before, id, item.keeps?.(known, item.example) ?? item.example) : before
    }, of)
  const begun = begin(facts)
  const { known } = walkOfParty(standing(begun).walk, party)!
  const agreed = give(begun, 'signer-signing', signerSigning.keeps!(known, signerSigning.example))
  const mailsOf = (after: Facts) => signerMails(standing(agreed).walk, standing(after).walk).map(({ words }) => words.subject)

  it('has agreed to the deed that they read, and to no other: the application waits for them again', () => {
    expect(openOf(agreed)).not.toBe('co-owners')
    const changed = anotherDeed(agreed)
    expect(walkOfParty(standing(changed).walk, party)?.frontier?.item.id).toBe('signer-signing')
    expect(mailsOf(changed)).toEqual([CHANGED])
    // The borrower reads it too; then the others are waited for.
    const reread = withResult(changed, 'note-signing', ({ data }) => ({
      data: { ...(data as object), documents: [{ kind: 'SECURITY_INSTRUMENT', documentId: 'deed-2', sha256: OTHER }] },
    }))
    expect(openOf(reread)).toBe('co-owners')
  })

  it('is not told that something changed where another mailbox read it', () => {
    const emails = { emails: [{ party, email: 'new@example.test', at: LATER }] }
    const moved: Facts = {
      ...anotherDeed(agreed),
      now: LATER,
      results: { ...anotherDeed(agreed).results, 'signer-emails': { data: emails, basis: basisOf([]), settledAt: LATER } },
    }
    expect(walkOfParty(standing(moved).walk, party)?.frontier?.item.id).toBe('signer-intro')
    const { frontier, known: of } = walkOfParty(standing(begin({ ...moved, now: SINCE })).walk, party)!
    expect(frontier?.item.id).toBe('signer-signing')
    expect(frontier!.item.toSigner?.(of, frontier!.before)).toBeUndefined()
  })

  it('who signed on paper signed with the deed that was sent, and is sent another', () => {
    const recorded = (more: object): Facts => {
      const { bases, known: whole } = standing(facts).walk
      const data = { ...(coOwners.keeps!(whole, { owners: [{ ...exampleOwner, party }] }) as object), ...more }
      return { ...facts, results: { ...facts.results, 'co-owners': { data, basis: bases['co-owners']!, settledAt: NOW } } }
    }
    const isSettled = (of: Facts) => standing(of).walk.known(coOwners) !== undefined
    expect([isSettled(recorded({})), isSettled(anotherDeed(recorded({})))]).toEqual([true, false])
    // Of an earlier release, which kept no digest: by the day on which the deed was made.
    const earlier = { owners: [{ ...exampleOwner, party }] }
    expect([isSettled(recorded(earlier)), isSettled(anotherDeed(recorded(earlier)))]).toEqual([true, false])
    // And names alone stand, as an operator said them then.
    expect(isSettled(anotherDeed(recorded({ owners: undefined, signed: ['Sam Reyes'] })))).toBe(true)
  })
})

describe('documents that were sent on paper', () => {
  const SENT = { 'signing-choice': { way: 'PAPER' }, 'signing-help': { outcome: 'PAPER_SENT' } }

  it('are sent again with another deed, also after they came back, and the mail says why', () => {
    expect(openOf(anotherDeed(factsUpTo('paper-signing', NOW, SENT)))).toBe('signing-help')
    const back = factsUpTo('notary-appointment', NOW, SENT)
    expect([openOf(back), openOf(anotherDeed(back))]).toEqual(['notary-appointment', 'signing-help'])
    const { known } = standing(anotherDeed(back)).walk
    const again = signingHelp.keeps!(known, { outcome: 'PAPER_SENT' }, undefined, '2026-11-21')
    const before = back.results['signing-help']!.data as typeof again
    expect(signingHelp.settledMail!(again, known, before)?.subject).toBe('Your new documents are on their way on paper')
    expect(signingHelp.settledMail!(before, known)?.subject).toBe('Your documents are on their way on paper')
    // What was signed in ink with the earlier one does not count: it comes back again.
    expect(openOf(withResult(anotherDeed(back), 'signing-help', () => ({ data: again })))).toBe('paper-signing')
  })
})

describe('a Texan, who reads everything here and signs it at an office', () => {
  const TEXAS = {
    [propertyAddress.id]: { ...(propertyAddress.example as object), state: 'TX', city: 'Austin', zip: '78701' },
    'submission-time': { at: '2026-11-20T18:30:00.000Z' },
  }

  it('reads another deed before the meeting, and is told so', () => {
    const read = factsUpTo('notary-appointment', '2026-12-15T18:30:00.000Z', TEXAS)
    const changed = anotherDeed(read)
    expect(openOf(changed)).toBe('closing-review')
    expect(mailNow(changed)).toMatchObject({ subject: CHANGED, body: expect.stringContaining('You sign it later, at the office.') })
  })
})
