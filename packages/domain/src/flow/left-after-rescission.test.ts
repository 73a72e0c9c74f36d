import { describe, expect, it } from 'vitest'
import { EXERCISED, knowing } from './canceled-line.fixture.ts'
import { canceledWords, rescissionExercise } from './items/funding/rescission-exercise.ts'
import { type RescissionReturned, rescissionReturn } from './items/funding/rescission-return.ts'
import { canceledMail, canceledNow, leftAfterRescission, leftWords, nextAfterReturn, returnTitle } from './left-after-rescission.ts'
import { BORROWER } from './parties.ts'
import { returnLines } from './return-dates.ts'

const RELEASE = { what: 'LIEN_RELEASE', reference: '2026-99', on: '2026-12-18' } as const
const back = (amountCents: number) => ({ what: 'PAYOFFS', amountCents, reference: 'Wire 77', on: '2026-12-20' }) as const
const after = (...returned: Partial<RescissionReturned>[]) => knowing({ returned })

describe('what is left after an owner canceled', () => {
  it('is the lender’s to do first, with its days, and then the owners’: with the sum, how, where to, and by when', () => {
    const before = after()
    expect(leftAfterRescission(before)?.turn).toBe('LENDER')
    expect(leftWords(before)).toContain('We release the lien with the county by Monday, January 4, 2027. After that you return the $8,000')
    expect(leftWords(before)).toContain('You may keep it until then. We email you when it is your turn.')
    const theirs = after(RELEASE)
    expect(leftAfterRescission(theirs)?.turn).toBe('OWNERS')
    expect(leftWords(theirs)).toBe(
      'We have done our part. It is your turn now: return the $8,000 that we paid to your lenders, without interest or fees. Send it to the address in your notice of the right to cancel, or call us first. The law names no last day for it, so please send it as soon as you can. If we don’t take it within 20 days after you offer it, you may keep it.',
    )
  })

  it('is the rest, where a part was given back, and nothing where all was', () => {
    expect(leftWords(after(RELEASE, back(300_000)))).toContain('return the $5,000 that is left of what we paid to your lenders')
    const done = after(RELEASE, back(300_000), back(500_000))
    expect([leftAfterRescission(done)?.turn, leftWords(done)]).toEqual(['NONE', 'Nothing is left to do, for you or for us.'])
  })

  it('is said by the mail of each return as it stands with it', () => {
    expect(nextAfterReturn(after(), { returned: [RELEASE] })).toContain('It is your turn now: return the $8,000')
    expect(nextAfterReturn(after(RELEASE), { returned: [RELEASE, back(800_000)] })).toBe('Nothing is left to do, for you or for us.')
  })

  it('is the same in the head of the page and in the dates', () => {
    const head = (...returned: Partial<RescissionReturned>[]) => canceledNow(after(...returned), EXERCISED)
    expect(head(RELEASE)).toContain('It is your turn now')
    expect(head(RELEASE)).not.toContain('We release the lien')
    const done = head(RELEASE, back(800_000))
    expect(done).toContain('You owe no interest and no fees for it. Nothing is left to do')
    expect(done).not.toMatch(/You return|was sent before/)
    const last = (...returned: Partial<RescissionReturned>[]) => returnLines(after(...returned), '2027-01-04').at(-1)
    expect(last()).toMatchObject({ detail: 'After we have done our part', state: 'next' })
    expect(last(RELEASE)).toMatchObject({ detail: 'It is your turn now', state: 'current' })
  })

  it('promises no return of what no one paid, and no release of what is not recorded', () => {
    const { money: _none, ...unsent } = EXERCISED
    const body = (part: object, exercised: typeof EXERCISED = unsent as never) => canceledWords(exercised, BORROWER, part).body
    expect(body({})).toMatch(/No money is sent, and you owe nothing\.$/)
    expect(body({ feeCents: 22_640 })).toContain('What anyone paid for this line is returned by')
    expect(body({ recordingNumber: '77' })).toContain('We release the lien with the county by')
  })

  it('is in the mail that the line is canceled, with the sum and who acts first', () => {
    expect(canceledMail(after())?.body).toContain(
      'by Monday, January 4, 2027. After that you return the $8,000 that we paid to your lenders',
    )
    const { money: _none, ...unsent } = EXERCISED
    expect(
      canceledMail(knowing({ more: { [rescissionExercise.id]: { exercised: unsent } }, paid: { references: [], paid: [] } })),
    ).toBeUndefined()
  })

  it('is the one next thing of the borrower once it is their turn, with the sum', () => {
    expect(returnTitle(after())).toBeUndefined()
    expect(returnTitle(after(RELEASE))).toBe('Return the $8,000 that we paid to your lenders')
    expect(returnTitle(after(RELEASE, back(300_000)))).toBe('Return the $5,000 that is left of what we paid to your lenders')
    expect(returnTitle(after(RELEASE, back(800_000)))).toBeUndefined()
  })

  it('was received, and is returned, once it is done: a part is a part', () => {
    const CASH = { what: 'CASH', amountCents: 2_000_000, on: '2026-12-09', reference: 'Wire 7' } as const
    const mail = rescissionReturn.settledMail?.({ returned: [CASH] }, after(), { returned: [] })
    expect(mail?.body).toBe('On Wednesday, December 9, 2026 we received $20,000 of what we had sent to you. Reference: Wire 7.')
    expect(returnLines(after(RELEASE, CASH), '2027-01-04').map(({ label }) => label)).toContain('Cash that you returned to us: $20,000')
  })
})
