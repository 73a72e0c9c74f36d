import { describe, expect, it } from 'vitest'
import { disbursement, factsUpTo, type Known, type SignerProgress, standing } from '../index.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { rescissionExercise } from './items/funding/rescission-exercise.ts'
import { rescissionNotice } from './items/funding/rescission-notice.ts'
import { signersProgress } from './items/signing/signers-progress.ts'
import { rightEnded, rightEndsAt } from './right-ended.ts'

const SIGNED = '2026-11-23T18:30:00.000Z'
/** Midnight after Friday, November 27, in California: Thanksgiving is the 26th. */
const END = '2026-11-28T08:00:00.000Z'
const known = (given: Record<string, unknown> = {}) => standing(factsUpTo('rescission', SIGNED, given)).walk

describe('the end of the time to cancel', () => {
  it('is waited for, and told once it is there: the day, and that each owner can say that they did not cancel', () => {
    const walk = known()
    expect(rightEndsAt(walk, SIGNED)).toBe(END)
    expect(rightEnded(walk, '2026-11-28T07:59:59.000Z')).toBeUndefined()
    const { borrower, otherOwner } = rightEnded(walk, END)!
    expect(borrower.subject).toBe('Your time to cancel has ended')
    for (const { body } of [borrower, otherOwner('sam')]) expect(body).toContain('ended at midnight on Friday, November 27, 2026')
    expect(borrower.body).toContain('you can confirm that you did not cancel: then we don’t have to wait')
    const { persons } = rescissionNotice.example as { persons: object[] }
    const sam = { ...persons[0], party: 'sam', name: 'Sam Reyes' }
    const joint = known({ [rescissionNotice.id]: { ...rescissionNotice.example, deliveredAt: SIGNED, persons: [...persons, sam] } })
    expect(rightEnded(joint, END)?.borrower.body).toContain('once everyone who could cancel has, we don’t have to wait')
    expect(rightEndsAt(walk, END)).toBeUndefined()
    // By this it is known who was told already, whatever else the mail says by then.
    for (const { body } of [borrower, otherOwner('sam')]) expect(body.startsWith(rightEnded(walk, END)!.ended)).toBe(true)
  })

  it('offers no one to confirm where an owner died: no one can in their place, so a letter is waited for', () => {
    const { persons } = rescissionNotice.example as { persons: object[] }
    const sam = { ...persons[0], party: 'sam', name: 'Sam Reyes', delivery: 'READY' }
    const representative = { name: 'Rita Rep', document: '00000000-0000-4000-8000-000000000001' }
    const walk = known({
      [rescissionNotice.id]: { ...rescissionNotice.example, deliveredAt: SIGNED, persons: [...persons, sam] },
      'rescission-delivery': { delivered: [{ party: 'sam', way: 'IN_PERSON', on: '2026-11-23', representative }] },
    })
    const { borrower, otherOwner } = rightEnded(walk, END)!
    for (const { body } of [borrower, otherOwner('kim'), otherOwner('sam')]) {
      expect(body).toContain('A letter that was mailed in time can still be on its way, so we wait for it.')
      expect(body).not.toContain('confirm')
    }
  })

  it('tells whoever has shown no ID here to confirm on paper: their page takes no word of theirs that lets money leave sooner', () => {
    const { known: whole } = known()
    const mailTo = (identity: SignerProgress['identity']) => {
      const sam = { party: 'sam', name: 'Sam Reyes', isDone: true, hasSigned: true, identity }
      const withSam = ((item) => (item.id === signersProgress.id ? [sam] : whole(item))) as Known
      return rightEnded({ known: withSam }, END)!.otherOwner('sam').body
    }
    expect(mailTo('SHOWN')).toContain('When you sign in, you can confirm that you did not cancel')
    expect(mailTo('TO_SHOW')).not.toContain('When you sign in')
    expect(mailTo('TO_SHOW')).toContain('You can confirm on paper that you did not cancel: call us.')
  })

  it('is no news weeks later, of a canceled line, once money was sent, or where there is no such right', () => {
    expect(rightEnded(known(), '2026-12-13T08:00:00.000Z')).toBeUndefined()
    expect(rightEnded(known({ [rescissionExercise.id]: rescissionExercise.example }), END)).toBeUndefined()
    const sent = standing(factsUpTo('complete', SIGNED)).walk
    expect(sent.known(disbursement)).toBeDefined()
    expect(rightEnded(sent, END)).toBeUndefined()
    const second = known({ 'property-address': { ...propertyAddress.example, occupancyType: 'SECOND_HOME' } })
    expect([rightEnded(second, END), rightEndsAt(second, SIGNED)]).toEqual([undefined, undefined])
  })
})
