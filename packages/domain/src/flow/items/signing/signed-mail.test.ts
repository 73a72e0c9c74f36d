import { describe, expect, it } from 'vitest'
import { standing } from '../../current-step.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import type { Item } from '../../item.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { attorneyReview } from '../notary/attorney-review.ts'
import { borrowerSigned } from './signed-mail.ts'

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

  it('gets one email of it: by the review of an attorney where there is one, and none more who signs alone', () => {
    const reviewed = { ...JOINT, ...inState('GA') }
    expect(mailOf(reviewed)).toBeUndefined()
    const { known } = walkAt('attorney-review', reviewed)
    expect(attorneyReview.settledMail?.(attorneyReview.example, known)).toMatchObject({ subject: 'Choose when to meet your notary' })
    expect(mailOf(inState('FL'))).toBeUndefined()
    expect(borrowerSigned(walkAt('notary-appointment', inState('FL')).known).body).toContain('Sign in to choose how and when')
  })
})
