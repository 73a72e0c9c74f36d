import { describe, expect, it } from 'vitest'
import { formatLocalDateWithYear } from '../../../values/local-date-display.ts'
import { standing } from '../../current-step.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { FLOW } from '../../flow.ts'
import type { Item } from '../../item.ts'
import { keyDates } from '../../key-dates.ts'
import { nextAction } from '../../next-action.ts'
import { paperReminderAt, paperReminderDue } from '../../paper-reminded.ts'
import { walk } from '../../walk.ts'
import { noteSigning, type StoredSigning } from './note-signing.ts'
import { offerEndsOn } from './paper-back.ts'
import { type InkSigning, inkSigningAnswer, paperSigning } from './paper-signing.ts'
import { securityInstrument } from './security-instrument.ts'
import { signingChoice } from './signing-choice.ts'
import { signingHelp } from './signing-help.ts'

const NOW = '2026-11-20T18:30:00.000Z'
const SENT = { 'signing-choice': { way: 'PAPER' }, 'signing-help': { outcome: 'PAPER_SENT' } }

const walked = (facts: Facts) => walk(FLOW as readonly Item[], facts)
const openIn = (facts: Facts) => walked(facts).frontier?.item.id
const sent = () => factsUpTo('paper-signing', NOW, SENT)

/** As the team's decision stores it: the answer goes into the signature. */
function returned(facts: Facts, answer: InkSigning = paperSigning.example): Facts {
  const { known, bases } = walked(facts)
  const data = paperSigning.answers!.fold(undefined, paperSigning.keeps!(known, answer))
  return { ...facts, results: { ...facts.results, [noteSigning.id]: { data, basis: bases[noteSigning.id]!, settledAt: NOW } } }
}
const withAnotherNote = (facts: Facts): Facts => {
  const note = facts.results.note!
  return { ...facts, results: { ...facts.results, note: { ...note, data: { ...(note.data as object), sha256: 'f'.repeat(64) } } } }
}
const misfits = (change: Partial<InkSigning>) =>
  paperSigning.fits!(walked(sent()).known, { ...paperSigning.example, ...change }, '2026-11-24').map(({ path }) => path)

describe('documents that were sent on paper', () => {
  it('are waited for, and settle the signature when they are back', () => {
    expect(openIn(sent())).toBe('paper-signing')
    const after = returned(sent())
    expect(walked(after).states).toMatchObject({ 'paper-signing': 'skipped', 'note-signing': 'settled' })
    const { paper, documents, consentToSignElectronically } = walked(after).known(noteSigning) as StoredSigning
    expect([paper?.signedOn, paper?.before, consentToSignElectronically]).toEqual(['2026-11-23', 'ALONE', undefined])
    expect(documents?.map(({ kind }) => kind)).toContain('NOTE')
  })

  it('are sent and signed again when one of them changes, before they are back or after', () => {
    const facts = factsUpTo('paper-signing', NOW, SENT)
    expect(openIn(withAnotherNote(facts))).toBe('signing-help')
    expect(openIn(withAnotherNote(returned(facts)))).toBe('signing-help')
  })

  it('are the borrower’s to send, and the dates wait for them', () => {
    const facts = sent()
    const { walk: now, step } = standing(facts)
    expect(nextAction(now, step, facts)).toMatchObject({ title: 'Your documents are on paper', waitingOn: 'you' })
    expect(keyDates(now, facts)).toContainEqual(
      expect.objectContaining({
        label: 'Sign with the notary',
        detail: 'After your signed documents arrive',
      }),
    )
    // No day can be named of what follows: one as early as today would go on to be today.
    const ahead = keyDates(now, facts).filter(({ state }) => state !== 'done')
    expect(ahead.filter(({ on, detail }) => on !== undefined || detail.includes('as early as'))).toEqual([])
    const called = factsUpTo('signing-help', NOW, SENT)
    const before = standing(called)
    expect(keyDates(before.walk, called).filter(({ state, detail }) => state !== 'done' && detail.includes('as early as'))).toEqual([])
    expect(nextAction(before.walk, before.step, called).why).toContain('Your offer ends on')
  })

  it('are asked back by the day on which the offer ends, with the address, in the mail, on the page and in a reminder', () => {
    const facts = sent()
    const { walk: now, step } = standing(facts)
    const by = `before the offer ends on ${formatLocalDateWithYear(offerEndsOn(now.known)!)}`
    expect(nextAction(now, step, facts).why).toContain(by)
    const { body } = signingHelp.settledMail!({ outcome: 'PAPER_SENT' }, now.known)!
    expect(body).toContain(by)
    expect(body).toContain('Our address is at the end of this email')
    expect(signingChoice.settledMail!({ way: 'PAPER' }, now.known)?.body).toContain('until it ends on')
    // A week after they were sent, and not once the offer is about to end.
    const help = { ...facts.results['signing-help']!, data: { outcome: 'PAPER_SENT', sentOn: '2026-11-20' } }
    const kept = walked({ ...facts, results: { ...facts.results, 'signing-help': help } })
    expect(paperReminderAt(kept, NOW)).toBe('2026-11-27T08:00:00.000Z')
    expect(paperReminderDue(kept, '2026-11-26T18:00:00.000Z')).toBeUndefined()
    expect(paperReminderDue(kept, '2026-11-27T18:00:00.000Z')?.body).toContain(by)
    expect(paperReminderDue(kept, '2027-06-01T18:00:00.000Z')).toBeUndefined()
    expect(paperReminderDue(walked(factsUpTo('note-signing', NOW)), '2026-11-27T18:00:00.000Z')).toBeUndefined()
  })

  it('need not come back where the person signs online after all', () => {
    const facts = sent()
    const { bases } = walked(facts)
    const online = { data: { way: 'ELECTRONIC' }, basis: bases['signing-choice']!, settledAt: NOW }
    expect(openIn({ ...facts, results: { ...facts.results, 'signing-choice': online } })).toBe('note-signing')
  })

  it('that an earlier release marked as sent are waited for', () => {
    const facts = factsUpTo('signing-help', NOW, SENT)
    const basis = factsUpTo('signing-help', NOW, SENT).results['signing-choice']!
    const { known } = walked(facts)
    expect(signingHelp.earlierReads!(known)).toEqual([basis.data])
  })

  it('are recorded whole: under the name of whoever signs, no later than today, with who was there and the scans', () => {
    expect(misfits({})).toEqual([])
    expect(misfits({ signature: 'Mickey Mouse' })).toEqual(['signature'])
    expect(misfits({ signedOn: '2026-11-25' })).toEqual(['signedOn'])
    // There was nothing to sign before the decision, nor before the day on which it was sent.
    expect(misfits({ signedOn: '0001-01-01' })).toEqual(['signedOn'])
    const { known } = walked(sent())
    const kept = signingHelp.keeps!(known, { outcome: 'PAPER_SENT' }, undefined, '2026-11-23')
    expect(kept).toEqual({ outcome: 'PAPER_SENT', sentOn: '2026-11-23', deed: securityInstrument.example.sha256 })
    const facts = sent()
    const ofDay = walked({
      ...facts,
      results: { ...facts.results, 'signing-help': { ...facts.results['signing-help']!, data: kept } },
    }).known
    const on = (signedOn: string) => paperSigning.fits!(ofDay, { ...paperSigning.example, signedOn }, '2026-11-24').map(({ path }) => path)
    expect([on('2026-11-22'), on('2026-11-23')]).toEqual([['signedOn'], []])
    expect(misfits({ before: 'NOTARY' })).toEqual(['witness'])
    expect(misfits({ before: 'NOTARY', witness: 'J. Calloway' })).toEqual([])
    expect(inkSigningAnswer.safeParse({ ...paperSigning.example, scans: [] }).success).toBe(false)
    expect(paperSigning.documents!(paperSigning.example)).toEqual([expect.objectContaining({ kind: 'SIGNED_ON_PAPER', path: 'scans.0' })])
  })
})
