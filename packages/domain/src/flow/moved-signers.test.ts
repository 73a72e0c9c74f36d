/** Who is told that they are no longer asked to sign: nobody of whom that is not known. */
import { describe, expect, it } from 'vitest'
import { standing } from './current-step.ts'
import type { Facts } from './facts.ts'
import { factsUpTo } from './facts-up-to.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { instrumentDetails } from './items/signing/instrument-details.ts'
import { answered, homeIn, NOW, sam } from './items/signing/said-of-marriages.fixture.ts'
import { signerEmails } from './items/signing/signer-emails.ts'
import { partyNamed } from './items/signing/signers.ts'
import { leftSpouse, movedSigners } from './moved-signers.ts'

const HOME = `IN ${propertyAddress.example.occupancyType ?? 'HOME'}`
const JAMES = 'james@example.test'
const james = partyNamed('James Reyes')
const DECIDED = { spouseSigns: 'YES', spouseSource: 'Title company', spouse: 'James Reyes', vesting: 'Ana Reyes and Sam Reyes' }

const walkOf = (facts: Facts) => standing(facts).walk
const listed = (facts: Facts) => walkOf(facts).signers.some(({ signer }) => signer.party === james)
const withDetails = (facts: Facts, data: object): Facts => ({
  ...facts,
  results: {
    ...facts.results,
    [instrumentDetails.id]: { data, basis: walkOf(facts).bases[instrumentDetails.id]!, settledAt: NOW },
  },
})

/** Indiana: the desk has the borrower's spouse sign, and asked the co-owner of theirs. */
const asked = (): Facts =>
  factsUpTo('co-owners', NOW, {
    ...homeIn('IN', { maritalStatus: 'MARRIED' }),
    [instrumentDetails.id]: { ...DECIDED, isOfOwners: true, spouseDecidedOf: HOME },
    'owner-marriages': { owners: [], askedOf: HOME },
    [signerEmails.id]: { emails: [{ party: james, email: JAMES, at: NOW }] },
  })

describe('a spouse whom the team had named, and asked to sign', () => {
  it('is told nothing while the details are confirmed again because a co-owner spoke of a marriage of their own', () => {
    const before = asked()
    expect(listed(before)).toBe(true)
    const wendy = { status: 'MARRIED', spouse: { firstName: 'Wendy', lastName: 'Stone', email: 'wendy@example.test' } }
    const after = answered(before, sam, wendy)
    // The instrument is made anew, with Wendy in it, and until then no one of it is listed.
    expect(listed(after)).toBe(false)
    expect([...movedSigners(walkOf(before), walkOf(after)), leftSpouse(before, after)]).toEqual([undefined])
    const again = withDetails(after, {
      ...DECIDED,
      vesting: 'Ana Reyes, Sam Reyes and Wendy Stone',
      isOfOwners: true,
      spouseDecidedOf: HOME,
    })
    expect([...movedSigners(walkOf(after), walkOf(again)), leftSpouse(after, again)]).toEqual([undefined])
  })

  it('is told once the details that are confirmed again leave them out', () => {
    const before = asked()
    const open = {
      ...before,
      results: { ...before.results, [instrumentDetails.id]: { ...before.results[instrumentDetails.id]!, basis: 'stale' } },
    }
    expect(listed(open)).toBe(false)
    const without = withDetails(open, {
      vesting: DECIDED.vesting,
      spouseSigns: 'NO',
      spouseSource: 'The title company, by letter',
      isOfOwners: true,
      spouseDecidedOf: HOME,
    })
    expect(leftSpouse(open, without)).toEqual({
      ...{ party: james, name: 'James Reyes', former: JAMES, email: undefined, isStillUsed: false },
    })
  })
})
