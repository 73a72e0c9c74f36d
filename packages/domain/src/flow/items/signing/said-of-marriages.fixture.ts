/** A borrower whose co-owners say whether they are married, in a state that has an owner's spouse sign. */
import { standing } from '../../current-step.ts'
import type { Facts } from '../../facts.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { ownerMarriages } from './owner-marriages.ts'
import { partyNamed } from './signers.ts'

export const NOW = '2026-12-14T18:30:00.000Z'
export const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
export const LEE = { firstName: 'Lee', lastName: 'Reyes', email: 'lee@example.test' }
export const KIM = { firstName: 'Kim', lastName: 'Okafor', email: 'Kim@example.test' }
export const [sam, lee, kim] = ['Sam Reyes', 'Lee Reyes', 'Kim Okafor'].map((name) => partyNamed(name)) as [string, string, string]

/** @param more of what the borrower says of themselves */
export const homeIn = (state: string, more: object = {}) => ({
  'property-address': { ...propertyAddress.example, state },
  'submission-time': { at: '2026-11-20T18:30:00.000Z' },
  [aboutYou.id]: { ...(aboutYou.example as object), ownership: 'JOINT', coOwners: [SAM], ...more },
})

export const said = (...owners: object[]) => ({ [ownerMarriages.id]: { owners } })

export const knownIn = (facts: Facts) => standing(facts).walk.known
