import { describe, expect, it } from 'vitest'
import {
  aboutYou,
  deedSigning,
  type Facts,
  factsUpTo,
  type Known,
  noteSigning,
  rescissionNotice,
  type StepMail,
  signedSet,
  standing,
} from '../index.ts'
import { signerSignedSet } from './items/signer/signer-signed-set.ts'
import { signerSigning } from './items/signer/signer-signing.ts'
import { signerSigningChoice } from './items/signer/signer-signing-choice.ts'
import { thisSigner } from './items/signer/this-signer.ts'
import { signerNews } from './signer-news.ts'
import { signersLineWords, withoutReading } from './signers-line.ts'

const NOW = '2026-11-20T18:30:00.000Z'
const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
const factsAt = (until: Parameters<typeof factsUpTo>[0], given: Record<string, unknown> = {}): Facts =>
  factsUpTo(until, NOW, { [aboutYou.id]: { ...(aboutYou.example as object), ownership: 'JOINT', coOwners: [SAM] }, ...given })
const told = (settled: string, facts: Facts) => signerNews([settled], standing(facts).walk).map(({ words }) => words)
const NAMES = /Ana|Alder|San Jose/

describe('Whoever owns the home beside the borrower', () => {
  it('is written when the deed is recorded and when the line is open, without a name, an address or a figure', () => {
    const recorded = told('recording', factsAt('funding-decision'))
    expect(recorded).toMatchObject([
      { subject: 'The deed on your home is recorded', body: expect.stringContaining('On Saturday, November 28, 2026') },
    ])
    const open = told('line-opening', factsAt('complete'))
    expect(open).toMatchObject([{ subject: 'The line on your home is open', body: expect.stringContaining('You owe no payments.') }])
    for (const { subject, body } of [...recorded, ...open]) expect(`${subject} ${body}`).not.toMatch(NAMES)
    for (const { body } of [...recorded, ...open]) expect(body).not.toMatch(/\$|2026-11280042/)
  })

  it('is told of no documents to read at a mailbox that opens none', () => {
    for (const words of [...told('recording', factsAt('funding-decision')), ...told('line-opening', factsAt('complete'))]) {
      expect(words.body).toContain('documents')
      expect(withoutReading(words)).toEqual({ ...words, body: expect.not.stringContaining('documents') })
    }
  })

  it('is written nothing of a deed that the county sent back', () => {
    const rejected = { recording: { outcome: 'REJECTED', rejectedOn: '2026-11-28', reasons: ['No seal'] } }
    expect(told('recording', factsAt('recording-correction', rejected))).toEqual([])
  })

  it('is written when a lien on the home is released, and not whose it was', () => {
    const on = '2026-12-20'
    const ended = { 'rescission-return': { returned: [{ what: 'LIEN_RELEASE', on, reference: '2026-12200007' }] } }
    const earlier = { 'payoff-follow-up': { events: [{ what: 'RELEASED', debt: 'mortgage-1', on, reference: '2026-12200008' }] } }
    expect(told('rescission-return', factsAt('complete', ended))).toEqual([
      {
        subject: 'The lien on your home is released',
        body: 'The line of credit on your home was canceled, so we released its lien. The county recorded the release on Sunday, December 20, 2026.',
      },
    ])
    expect(told('payoff-follow-up', factsAt('complete', earlier))).toMatchObject([{ subject: 'An earlier lien on your home is released' }])
    const paid = { 'payoff-follow-up': { events: [{ what: 'IN_FULL', debt: 'mortgage-1', on }] } }
    expect(told('payoff-follow-up', factsAt('complete', paid))).toEqual([])
  })

  it('reads the same on their page, with the number of the county', () => {
    const words = (until: Parameters<typeof factsUpTo>[0]) => signersLineWords(standing(factsAt(until)).walk.known)
    expect(words('recording')).toBeUndefined()
    expect(words('funding-decision')).toContain('under number 2026-11280042. We email you when the line is open.')
    expect(words('complete')).toContain('The line of credit is open')
  })
})

describe('Whoever has signed is told where the copies are and what comes next', () => {
  const inInk = { signature: 'Ana Reyes', paper: { signedOn: '2026-11-20', before: 'ALONE', scans: [] } }
  const knowing = (known: Known, item: { readonly id: string }, data: unknown) =>
    ((other: { readonly id: string }) => (other.id === item.id ? data : known(other as never))) as Known
  const mailOf = (known: Known) => signedSet.settledMail!(signedSet.example, known) as StepMail

  it('the borrower of the co-owners who still sign, by name alone, and then of the notary', () => {
    const waiting = mailOf(standing(factsAt('co-owners')).walk.known)
    expect(waiting).toMatchObject({ subject: 'You have signed your documents' })
    expect(waiting.body).toContain('Your copy of them is among your documents. Next, Sam Reyes must sign too.')
    expect(waiting.body).not.toContain('@')
    expect(mailOf(standing(factsUpTo('notary-appointment', NOW)).walk.known).body).toContain('Next, you sign the deed with a notary.')
    expect(mailOf(standing(factsAt('notary-appointment')).walk.known).body).toContain('Next, you sign the deed with a notary.')
  })

  it('the co-owner of their own', () => {
    const { known } = standing(factsAt('co-owners')).walk
    const { body } = signerSignedSet.settledMail!(signerSignedSet.example, known) as StepMail
    expect(body).toMatch(/your copy\. Next, you sign the deed with a notary/)
    expect(body).not.toMatch(NAMES)
  })

  it('whoever signs again though the deed is signed, of their notice and of no notary', () => {
    const notice = { ...rescissionNotice.example, persons: [{ ...rescissionNotice.example.persons![0]!, party: 'sam', delivery: 'READY' }] }
    const after = (more: readonly (readonly [item: { readonly id: string }, data: unknown])[]) =>
      (
        signerSignedSet.settledMail!(
          signerSignedSet.example,
          more.reduce((known, [item, data]) => knowing(known, item, data), standing(factsAt('co-owners')).walk.known),
        ) as StepMail
      ).body
    const deed = [deedSigning, deedSigning.example] as const
    const own = [
      ...([
        [thisSigner, { party: 'sam' }],
        [rescissionNotice, notice],
      ] as const),
      deed,
    ]
    const onPaper = [signerSigningChoice, { way: 'PAPER' }] as const
    const said = [after([deed]), after(own), after([...own, onPaper])]
    for (const body of said) expect(body).not.toContain('Next, you sign the deed')
    expect(said[0]).toContain('The deed that you signed with the notary still counts. We email you when the line is open.')
    expect(said[1]).toContain('Your time to cancel begins when you have your own notice of this right: sign in and open it.')
    expect(said[2]).toContain('Your notice of this right comes on paper, in two copies')
  })

  it('once, where the documents were signed on paper', () => {
    const { known } = standing(factsAt('co-owners')).walk
    expect(signedSet.settledMail!(signedSet.example, knowing(known, noteSigning, inInk))).toBeUndefined()
    expect(signerSignedSet.settledMail!(signerSignedSet.example, knowing(known, signerSigning, inInk))).toBeUndefined()
    for (const item of [noteSigning, signerSigning]) {
      expect(item.settledMail!(inInk as never, known)).toMatchObject({
        subject: 'We have your signed documents',
        body: expect.stringContaining('What is left for you is to sign the deed with a notary.'),
      })
      expect(item.settledMail!(item.example, known)).toBeUndefined()
    }
  })
})
