import { describe, expect, it } from 'vitest'
import { standing } from '../../current-step.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import type { Item, Known } from '../../item.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { attorneyReview } from '../notary/attorney-review.ts'
import { borrowerSigned } from './signed-mail.ts'
import { signersProgress } from './signers-progress.ts'

const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
const JOINT = { [aboutYou.id]: { ...aboutYou.example, ownership: 'JOINT', coOwners: [SAM] } }
const inState = (state: string) => ({ [propertyAddress.id]: { ...(propertyAddress.example as object), state } })
const walkAt = (item: 'co-owners' | 'attorney-review' | 'notary-appointment', given: Record<string, unknown>) =>
  standing(factsUpTo(item, '2026-11-24T18:30:00.000Z', given)).walk
/** Of the appointment, once it is open. */
const mailOf = (given: Record<string, unknown>) => {
  const { frontier, known } = walkAt('notary-appointment', given)
  expect(frontier?.item.id).toBe('notary-appointment')
  return (frontier!.item as Item).mailFor?.(known)
}

describe('whoever signed before the others', () => {
  it('is promised an email for when they can choose a time, and gets it when the others have signed', () => {
    for (const state of ['FL', 'CO']) {
      const given = { ...JOINT, ...inState(state) }
      expect(borrowerSigned(walkAt('co-owners', given).known).body).toContain('We email you when you can choose a time')
      expect(mailOf(given)).toMatchObject({ subject: 'Choose when to meet your notary', body: expect.stringContaining('has signed') })
    }
  })

  it('is told whose email is missing, and to add it', () => {
    const { known } = walkAt('co-owners', { ...JOINT, ...inState('OR') })
    const [sam] = known(signersProgress)!
    // An owner whom the records name, and the borrower did not.
    const kim = { ...sam, party: 'kim', name: 'Kim Lee', email: undefined }
    const withKim: Known = (item) => (item.id === signersProgress.id ? ([sam, kim] as never) : known(item))
    expect(borrowerSigned(withKim).body).toContain(
      'Next, Sam Reyes and Kim Lee must sign too. We have no email for Kim Lee. Sign in and add it, so that we can invite them.',
    )
    expect(borrowerSigned(known).body).not.toContain('We have no email')
  })

  it('gets one email of it: by the review of an attorney where there is one, and none more who signs alone', () => {
    const reviewed = { ...JOINT, ...inState('GA') }
    expect(mailOf(reviewed)).toBeUndefined()
    const { known } = walkAt('attorney-review', reviewed)
    expect(attorneyReview.settledMail?.(attorneyReview.example, known)).toMatchObject({ subject: 'Choose when to meet your notary' })
    expect(mailOf(inState('FL'))).toBeUndefined()
    // Whoever signs last of all is told to choose by the email of the appointment, and not by this one too.
    expect(borrowerSigned(walkAt('notary-appointment', { ...JOINT, ...inState('FL') }).known).body).not.toContain('Sign in to choose')
    // Nobody chooses a time before an attorney has reviewed.
    expect(borrowerSigned(walkAt('attorney-review', inState('GA')).known).body).toContain('an attorney reviews your documents')
    expect(borrowerSigned(walkAt('notary-appointment', inState('FL')).known).body).toContain('Sign in to choose how and when')
  })
})
