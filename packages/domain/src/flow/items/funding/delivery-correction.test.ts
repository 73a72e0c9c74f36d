/** A record of the notice of the right to cancel that was wrong is put right until money has left. */
import { describe, expect, it } from 'vitest'
import { EMPTY_BASIS } from '../../basis.ts'
import { standing } from '../../current-step.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import type { Item, Known } from '../../item.ts'
import { signerNews } from '../../signer-news.ts'
import { signersProgress } from '../signing/signers-progress.ts'
import { fundingDecision } from './funding-decision.ts'
import { fundingFirstApproval } from './funding-first-approval.ts'
import { rescissionConfirmation } from './rescission-confirmation.ts'
import { deliveriesRecorded, noticesToGive, rescissionDelivery } from './rescission-delivery.ts'
import { lastDayOfRescission } from './rescission-exercise.ts'
import { rescissionNotice } from './rescission-notice.ts'
import { rescissionReceipts } from './rescission-receipts.ts'
import { statementOf } from './rescission-statements.ts'

const [own] = rescissionNotice.example.persons!
const ROBIN = { party: '0123456789abcdef', name: 'Robin Reyes', documentId: 'robin', sha256: '1'.repeat(64), delivery: 'READY' as const }
const SAM = { party: 'fedcba9876543210', name: 'Sam Reyes', documentId: 'sam', sha256: '2'.repeat(64), delivery: 'READY' as const }
const NOW = '2026-12-18T18:00:00.000Z'
const receipt = '00000000-0000-4000-8000-000000000001'
const had = ({ party }: { readonly party: string }, on: string) => ({
  party,
  to: 'OWNER' as const,
  way: 'IN_PERSON' as const,
  on,
  document: receipt,
})

const before = (): Facts => {
  const facts = factsUpTo('rescission-delivery', NOW, { 'rescission-notice': { ...rescissionNotice.example, persons: [own!, ROBIN, SAM] } })
  const { 'rescission-delivery': _delivery, ...results } = facts.results
  return { ...facts, results }
}
/** As the server keeps what the team answers. */
function answered(facts: Facts, answer: object, today = '2026-12-18'): Facts {
  const { known } = standing(facts).walk
  const stored = facts.results[rescissionDelivery.id]?.data as never
  const data = rescissionDelivery.keeps!(known, answer as never, stored, today as never)
  const basis = standing(facts).walk.bases[rescissionDelivery.id]!
  return { ...facts, results: { ...facts.results, [rescissionDelivery.id]: { data, basis, settledAt: NOW } } }
}
const knownIn = (facts: Facts) => standing(facts).walk.known
const openIn = (facts: Facts) => standing(facts).walk.frontier?.item.id
const pathsOf = (facts: Facts, answer: object) =>
  rescissionDelivery.fits!(
    knownIn(facts),
    answer as never,
    '2026-12-18',
    undefined,
    facts.results[rescissionDelivery.id]?.data as never,
  ).map(({ path }) => path)
const both = { delivered: [had(ROBIN, '2026-12-10'), had(SAM, '2026-12-11')] }
const signers = [ROBIN, SAM].map(({ party, name }) => ({ signer: { party, name, email: `${party}@example.test` } })) as never

describe('a recorded notice of the right to cancel', () => {
  it('keeps for whoever approves the money that an earlier receipt shows it, also where another detail is put right', () => {
    const said = answered(
      before(),
      { delivered: [{ ...had(SAM, '2026-12-11'), showsReceiver: true }, had(ROBIN, '2026-12-11')] },
      '2026-12-11',
    )
    const corrected = answered(said, { delivered: [{ ...had(SAM, '2026-12-11'), way: 'MAIL' }] })
    expect(deliveriesRecorded(knownIn(corrected)).find(({ party }) => party === SAM.party)).toMatchObject({
      way: 'MAIL',
      showsReceiver: true,
    })
  })

  it('of a receipt that was recorded before is taken where it is said that it shows who had the notice now, and never silently', () => {
    const recorded = answered(before(), both, '2026-12-11')
    const representative = { name: 'Rita Rep', document: '00000000-0000-4000-8000-000000000009' }
    const toRita = { ...had(ROBIN, '2026-12-11'), to: 'REPRESENTATIVE' as const, representative }
    const toLee = { ...toRita, representative: { ...representative, name: 'Lee Park' } }
    const another = { document: '00000000-0000-4000-8000-000000000008' }
    const shows = { showsReceiver: true as const }
    const paths = (facts: Facts, row: object) => pathsOf(facts, { delivered: [row] })
    const asked = ['delivered.0.showsReceiver']
    expect([paths(recorded, toRita), paths(recorded, { ...toRita, ...another }), paths(recorded, { ...toRita, ...shows })]).toEqual([
      asked,
      [],
      [],
    ])
    // A wrong choice alone is put right; another representative is another person too.
    const wrongly = answered(recorded, { delivered: [{ ...toRita, ...shows }] })
    const own = had(ROBIN, '2026-12-11')
    expect([own, { ...own, ...shows }, toLee, { ...toLee, ...shows }].map((row) => paths(wrongly, row))).toEqual([asked, [], asked, []])
    // Of the same person the day alone, or the way, is corrected with the same receipt.
    expect(paths(wrongly, { ...toRita, way: 'MAIL' })).toEqual([])
    // Nor is it forgotten where it was said in between that they have none.
    const none = answered(wrongly, { delivered: [], notReceived: [ROBIN.party] })
    const back = answered(none, { delivered: [{ ...own, ...another }] })
    expect(none.results[rescissionDelivery.id]!.data).toMatchObject({ formerReceipts: [{ party: ROBIN.party, document: receipt }] })
    expect([own, { ...own, ...shows }, { ...own, ...another }].map((row) => paths(none, row))).toEqual([asked, [], []])
    expect([toRita, { ...toRita, ...another }].map((row) => paths(back, row))).toEqual([asked, asked])
  })

  it('given to another than was recorded ends no right at once by the day of before, and the way alone moves no day', () => {
    const recorded = answered(before(), both, '2026-12-11')
    const representative = { name: 'Rita Rep', document: '00000000-0000-4000-8000-000000000009' }
    const toOther = { ...had(SAM, '2026-12-11'), to: 'REPRESENTATIVE' as const, representative }
    const lastDays = (facts: Facts, rows: readonly object[]) =>
      rows.map((row) => lastDayOfRescission(knownIn(answered(facts, { delivered: [row] }))))
    expect(lastDays(recorded, [toOther, { ...had(SAM, '2026-12-11'), way: 'MAIL' }])).toEqual(['2026-12-22', '2026-12-15'])
    const ofRita = answered(before(), { delivered: [had(ROBIN, '2026-12-10'), toOther] }, '2026-12-11')
    const ofLee = { ...toOther, representative: { ...representative, name: 'Lee Park' } }
    const inCapitals = { ...toOther, way: 'MAIL', representative: { ...representative, name: 'RITA REP' } }
    expect(lastDays(ofRita, [had(SAM, '2026-12-11'), ofLee, inCapitals])).toEqual(['2026-12-22', '2026-12-22', '2026-12-15'])
  })

  it('is not recorded of whose mailbox was another’s, until they have signed from the right one', () => {
    const known = knownIn(before())
    const withProgress = (more: object) =>
      ((item: Item) => (item.id === signersProgress.id ? [{ ...SAM, isDone: false, ...more }] : known(item))) as Known
    const faults = (more: object) =>
      rescissionDelivery.fits!(
        withProgress(more),
        { delivered: [had(ROBIN, '2026-12-11'), had(SAM, '2026-12-11')] } as never,
        '2026-12-18',
      ).map(({ path }) => path)
    expect(faults({ correctedAt: NOW })).toEqual(['delivered.1.party'])
    expect([faults({ correctedAt: NOW, isDone: true }), faults({})]).toEqual([[], []])
    // Whoever had it before that day may have been the other person.
    expect(faults({ correctedAt: NOW, isDone: true, signedOn: '2026-12-12' })).toEqual(['delivered.1.on'])
    expect([faults({ correctedAt: NOW, isDone: true, signedOn: '2026-12-11' }), faults({ signedOn: '2026-12-12' })]).toEqual([[], []])
    // Whoever has signed and has theirs does not wait for them.
    const alone = (known: Known) =>
      rescissionDelivery.fits!(known, { delivered: [had(ROBIN, '2026-12-11')] } as never, '2026-12-18').map(({ path }) => path)
    expect([alone(withProgress({ correctedAt: NOW })), alone(withProgress({}))]).toEqual([[], ['delivered']])
    const kept = rescissionDelivery.keeps!(withProgress({ correctedAt: NOW }), { delivered: [had(ROBIN, '2026-12-11')] } as never)
    expect(kept).toMatchObject({ delivered: [{ party: ROBIN.party }], notReceived: [SAM.party] })
    expect(rescissionDelivery.about!.of(withProgress({ correctedAt: NOW })).persons.map(({ waits }) => waits)).toEqual([undefined, 'SIGNS'])
  })

  it('of two who have none after all is given and recorded of each on their own day', () => {
    const taken = [ROBIN, SAM].reduce(
      (facts, { party }) => answered(facts, { delivered: [], notReceived: [party] }),
      answered(before(), both, '2026-12-11'),
    )
    const row = { ...had(SAM, '2026-12-18'), document: '00000000-0000-4000-8000-000000000007' }
    expect(pathsOf(taken, { delivered: [row] })).toEqual([])
    const one = answered(taken, { delivered: [row] })
    expect([openIn(one), noticesToGive(knownIn(one)).map(({ name }) => name)]).toEqual(['rescission-delivery', ['Robin Reyes']])
    expect(rescissionDelivery.about!.of(knownIn(taken)).persons.map(({ waits }) => waits)).toEqual(['LATER', 'LATER'])
    // The day that was recorded is mailed to them at once, and to no one else.
    const mails = signerNews([rescissionDelivery.id], { known: knownIn(one), signers })
    expect(mails).toEqual([
      { party: SAM.party, words: expect.objectContaining({ body: expect.stringContaining('on Friday, December 18, 2026. Not everyone') }) },
    ])
  })

  it('of one closes nothing for another who has no notice: neither by the record, nor by the days', () => {
    // Sam opened theirs at a mailbox that was not theirs, and is given another.
    const facts = before()
    const kept = { delivered: [{ ...had(ROBIN, '2026-12-01'), sha256: ROBIN.sha256, recordedOn: '2026-12-01' }] }
    const reopened = { ...facts, results: { ...facts.results, [rescissionDelivery.id]: { data: kept, basis: 'another', settledAt: NOW } } }
    expect([openIn(reopened), noticesToGive(knownIn(reopened)).map(({ name }) => name)]).toEqual(['rescission-delivery', ['Sam Reyes']])
    const corrected = answered(reopened, { delivered: [had(ROBIN, '2026-12-02')] })
    expect([openIn(corrected), lastDayOfRescission(knownIn(corrected))]).toEqual(['rescission-delivery', undefined])
    expect(noticesToGive(knownIn(corrected)).map(({ name }) => name)).toEqual(['Sam Reyes'])
    const given = answered(corrected, { delivered: [had(SAM, '2026-12-18')] })
    expect([openIn(given), lastDayOfRescission(knownIn(given))]).toEqual(['rescission', '2026-12-22'])
  })

  it('is corrected to another day, of one person at a time, and what was recorded of the others stays', () => {
    const recorded = answered(before(), both, '2026-12-11')
    expect(rescissionDelivery.decidedAgain!(knownIn(recorded), '2026-12-18')).toBe(true)
    expect(lastDayOfRescission(knownIn(recorded))).toBe('2026-12-15')
    expect(pathsOf(recorded, { delivered: [had(ROBIN, '2026-12-14')] })).toEqual([])
    expect(pathsOf(recorded, { delivered: [had(ROBIN, '2026-12-10')] })).toEqual(['delivered.0.on'])
    expect(pathsOf(recorded, { delivered: [had(ROBIN, '2026-12-14'), had(SAM, '2026-12-14')] })).toContain('delivered')
    const corrected = answered(recorded, { delivered: [had(ROBIN, '2026-12-17')] })
    const known = knownIn(corrected)
    expect(deliveriesRecorded(known).map(({ party, on }) => [party, on])).toEqual([
      [SAM.party, '2026-12-11'],
      [ROBIN.party, '2026-12-17'],
    ])
    expect(lastDayOfRescission(known)).toBe('2026-12-21')
    const words = signerNews([rescissionDelivery.id], { known, signers }).map((mail) => mail.words.body)
    expect(words).toEqual([
      expect.stringContaining('You received your notice of the right to cancel on Thursday, December 17, 2026. This takes the place'),
      expect.stringContaining('We corrected what we had recorded of the notice of someone else'),
    ])
    for (const body of words) expect(body).toContain('The last day to cancel the line is Monday, December 21, 2026.')
    expect(rescissionDelivery.settledMail!(known(rescissionDelivery)!, known)?.body).toContain('The last day to cancel the line is Monday')
  })

  it('of someone who did not have it is waited for again, of them alone, and no day to cancel is known until then', () => {
    const recorded = answered(before(), both, '2026-12-11')
    expect(pathsOf(before(), { delivered: [had(SAM, '2026-12-11')], notReceived: [ROBIN.party] })).toContain('notReceived.0')
    const none = { delivered: [], notReceived: [ROBIN.party] }
    expect(pathsOf(recorded, none)).toEqual([])
    const open = answered(recorded, none)
    const known = knownIn(open)
    expect([openIn(recorded), openIn(open)]).not.toEqual([rescissionDelivery.id, rescissionDelivery.id])
    expect(openIn(open)).toBe(rescissionDelivery.id)
    expect([noticesToGive(known).map(({ name }) => name), lastDayOfRescission(known)]).toEqual([['Robin Reyes'], undefined])
    expect(rescissionDelivery.about!.of(known).persons.map(({ name }) => name)).toEqual(['Robin Reyes'])
    const bodies = signerNews([rescissionDelivery.id], { known, signers }).map((mail) => mail.words.body)
    expect(bodies[0]).toContain('That was wrong: you get it now, and your time to cancel begins when you have it.')
    expect(bodies[1]).toContain('the last day to cancel the line is not known now')
    expect(rescissionDelivery.settledMail!(open.results[rescissionDelivery.id]!.data as never, known)?.body).toContain('is not known now')
    const again = answered(open, { delivered: [had(ROBIN, '2026-12-18')] })
    expect([openIn(again), lastDayOfRescission(knownIn(again))]).toEqual(['rescission', '2026-12-22'])
    expect(signerNews([rescissionDelivery.id], { known: knownIn(again), signers }).map((mail) => mail.words.subject)).toEqual([
      'Your time to cancel has begun',
      'Your time to cancel has begun',
    ])
    // Whoever opens it on a page of their own leaves nothing to be recorded, and the other's record stands.
    const received = [{ party: ROBIN.party, sha256: ROBIN.sha256, at: NOW }]
    const opened = {
      ...open,
      results: { ...open.results, 'rescission-receipts': { data: { received }, basis: EMPTY_BASIS, settledAt: NOW } },
    }
    expect(openIn(opened)).toBe('rescission')
    expect(lastDayOfRescission(knownIn(opened))).toBe('2026-12-22')
    // With the other's record it sets the last day, and everyone was promised to be told.
    const set = expect.objectContaining({ subject: 'Your last day to cancel is set', body: expect.stringContaining('December 22, 2026') })
    expect(rescissionReceipts.settledMail!({ received }, knownIn(opened))).toEqual(set)
    expect(signerNews([rescissionReceipts.id], { known: knownIn(opened), signers })).toEqual([
      { party: ROBIN.party, words: set },
      { party: SAM.party, words: set },
    ])
  })

  it('is told as what was corrected: that someone has none of whoever has none alone, and of a way or a receipt that alone', () => {
    const mailsOf = (facts: Facts) => {
      const known = knownIn(facts)
      const data = facts.results[rescissionDelivery.id]!.data as never
      const owners = signerNews([rescissionDelivery.id], { known, signers }).map((mail) => mail.words.body)
      return [rescissionDelivery.settledMail!(data, known)?.body, ...owners]
    }
    const open = answered(answered(before(), both, '2026-12-11'), { delivered: [], notReceived: [ROBIN.party] })
    const wrong = expect.stringContaining('That was wrong: they do not have it yet. So the last day to cancel the line is not known now.')
    expect(mailsOf(open)).toEqual([wrong, expect.stringContaining('That was wrong: you get it now'), wrong])
    const words = mailsOf(answered(open, { delivered: [{ ...had(SAM, '2026-12-11'), way: 'MAIL' }] }))
    for (const body of words) {
      expect(body).not.toContain('That was wrong')
      expect(body).toContain('Not everyone who may cancel has their notice yet, so the last day to cancel the line is not known.')
    }
    const ofOther = expect.stringContaining('the notice of someone else who may cancel: how it was received. Not everyone')
    const own = expect.stringContaining(
      'We corrected what we had recorded of your notice of the right to cancel: how it was received. It still says that you received it on Friday, December 11, 2026.',
    )
    expect(words).toEqual([ofOther, ofOther, own])
    const moved = mailsOf(answered(open, { delivered: [{ ...had(SAM, '2026-12-12'), way: 'MAIL' }] }))
    expect(moved[0]).toContain('someone else who may cancel: how and on which day it was received.')
    expect(moved[2]).toContain('You received your notice of the right to cancel on Saturday, December 12, 2026. This takes the place')
  })

  it('is recorded by someone else than whoever confirms or refuses a notice that cancels, whether or not it was corrected', () => {
    expect(rescissionConfirmation.apartFrom).toHaveProperty('rescission-delivery', expect.stringContaining('Someone else on the team'))
  })

  it('changes what an approval of the money rests on, and every statement that was made before the new days ended', () => {
    const recorded = answered(before(), both, '2026-12-11')
    const corrected = answered(recorded, { delivered: [had(ROBIN, '2026-12-17')] })
    for (const approval of [fundingDecision, fundingFirstApproval])
      expect(approval.reads!(knownIn(corrected))).not.toEqual(approval.reads!(knownIn(recorded)))
    // What was approved before there were corrections stays approved.
    expect(fundingDecision.reads!(knownIn(recorded))).toEqual(fundingDecision.reads!(knownIn(before())))
    const statement = (signedOn: string) => ({
      statements: [{ party: ROBIN.party, sha256: ROBIN.sha256, way: 'HERE', signature: ROBIN.name, signedOn, at: `${signedOn}T18:00:00Z` }],
    })
    const stated = (facts: Facts, signedOn: string) =>
      statementOf(
        knownIn({
          ...facts,
          results: { ...facts.results, 'rescission-statements': { data: statement(signedOn), basis: EMPTY_BASIS, settledAt: NOW } },
        }),
        ROBIN.party,
      )
    expect([stated(recorded, '2026-12-19'), stated(corrected, '2026-12-19'), stated(corrected, '2026-12-22')].map(Boolean)).toEqual([
      true,
      false,
      true,
    ])
  })

  it('is not corrected once money was sent, also where it came back', () => {
    const recorded = answered(before(), both, '2026-12-11')
    const sent = {
      ...recorded,
      results: {
        ...recorded.results,
        disbursement: { data: { traceNumber: '1', sentOn: '2026-12-17' }, basis: EMPTY_BASIS, settledAt: NOW },
      },
    }
    const again = (returns: readonly object[]) => {
      const results = { ...sent.results, 'disbursement-returns': { data: { returns }, basis: EMPTY_BASIS, settledAt: NOW } }
      return rescissionDelivery.decidedAgain!(knownIn({ ...sent, results }), '2026-12-18')
    }
    expect(rescissionDelivery.decidedAgain!(knownIn(sent), '2026-12-18')).toBe(false)
    expect(again([{ traceNumber: '1', code: 'R03', returnedOn: '2026-12-18' }])).toBe(false)
    // What was stopped before a bank had it was never sent.
    expect(again([{ traceNumber: '1', code: 'WITHDRAWN', returnedOn: '2026-12-18' }])).toBe(true)
  })
})
