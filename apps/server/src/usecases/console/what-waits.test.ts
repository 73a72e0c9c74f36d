import { aboutYou, factsUpTo, type ItemId, standing } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { needsOperator } from '../../engine/needs-operator.ts'
import { signersTitle } from './signers-waited-for.ts'
import { ownQueueOf, rolesWaitedFor, type Waits, whatWaits } from './what-waits.ts'

const at = (openItem: string | null, more: Partial<Waits> = {}): Waits => ({
  isHeld: false,
  isPayoffBack: false,
  isInsuranceAhead: false,
  isPaperAsked: false,
  isRescinded: false,
  isNoticeUnchecked: false,
  isRemovalAsked: false,
  row: { openItem, step: 'RESCISSION', actionKind: null, needsOperator: true },
  ...more,
})

const sam = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
const kim = { firstName: 'Kim', lastName: 'Reyes', email: 'kim@example.test' }
const joint = { 'about-you': { ...aboutYou.example, ownership: 'JOINT', coOwners: [sam, kim] } }
const titleOf = (openItem: ItemId, given: Record<string, unknown> = {}) =>
  signersTitle(at(openItem), factsUpTo(openItem, '2026-11-25T18:00:00.000Z', given))

describe('a row that waits for those who sign beside the borrower', () => {
  it('names them, as the page does what it offers', () => {
    expect(titleOf('co-owners', joint)).toBe('Sam Reyes, Kim Reyes: Additional signers sign')
  })
  it('is named as any other where it waits for no one by name', () => {
    expect(titleOf('hazard-insurance-review')).toBeUndefined()
    expect(
      signersTitle(at('rescission-delivery', { isNoticeUnchecked: true }), factsUpTo('co-owners', '2026-11-25T18:00:00.000Z', joint)),
    ).toBeUndefined()
  })
})

describe('a removal of a signer that waits for its second person', () => {
  const partyOf = (name: string) => standing(factsOf({})).walk.signers.find(({ signer }) => signer.name === name)?.signer.party ?? 'gone'
  const asked = (name: string, more: object = {}) => ({
    'signers-removed': {
      removed: [
        {
          ...{ party: partyOf(name), name, because: 'NEVER_OWNED', document: crypto.randomUUID(), askedBy: 'operator:1' },
          askedAt: '2026-11-25T17:00:00.000Z',
          ...more,
        },
      ],
    },
  })
  const factsOf = (given: object) => factsUpTo('note-signing', '2026-11-25T18:00:00.000Z', { ...joint, ...given })
  const needed = (given: object) => needsOperator(standing(factsOf(given)), factsOf(given))

  it('needs the team wherever the application stands, until it is decided or they sign no longer anyway', () => {
    expect([needed({}), needed(asked('Sam Reyes'))]).toEqual([false, true])
    for (const decided of [{ confirmedAt: '2026-11-25T17:30:00.000Z' }, { declinedAt: '2026-11-25T17:30:00.000Z' }])
      expect(needed(asked('Sam Reyes', decided))).toBe(false)
    expect(needed(asked('Pat Gone'))).toBe(false)
  })

  it('is what the row is called, with their name, and stands beside an item that is ours already', () => {
    const found = at('note-signing', { isRemovalAsked: true })
    expect(whatWaits(found).item).toBe('signers-removed')
    expect(signersTitle(found, factsOf(asked('Sam Reyes')))).toBe('Sam Reyes: To be removed as a signer, a second person confirms it')
    // A divorce of owners who sign on removes nobody.
    expect(signersTitle(found, factsOf(asked('Sam Reyes', { because: 'DIVORCED_OWNER' })))).toBe(
      'Sam Reyes: Name or marital status to be corrected, a second person confirms it',
    )
    expect(signersTitle(found, factsOf(asked('Pat Gone')))).toBe(whatWaits(at('note-signing')).title)
    const ours = at('hazard-insurance-review', { isRemovalAsked: true })
    expect(whatWaits(ours).item).toBe('hazard-insurance-review')
    expect(signersTitle(ours, factsOf(asked('Sam Reyes')))).toMatch(/^Home insurance; Sam Reyes: To be removed/)
  })

  it('is for whoever may decide it, whatever else is open', () => {
    const whose = rolesWaitedFor(at('funding-decision', { isRemovalAsked: true }), 'TEAM')
    expect(whose).toEqual(expect.arrayContaining(['funder', 'underwriter', 'administrator']))
    expect(rolesWaitedFor(at('note-signing', { isRemovalAsked: true }), 'TEAM')).not.toContain('closer')
  })
})

describe('what waits for the team', () => {
  it('is the open item where that is ours, whatever may be decided ahead of it', () => {
    const ahead = { isInsuranceAhead: true }
    expect(whatWaits(at('rescission-delivery', ahead)).title).toBe('Notice of the right to cancel to everyone who may cancel')
    expect(whatWaits(at('rescission', ahead)).title).toBe('Home insurance')
    expect(whatWaits(at('rescission', { isHeld: true })).item).toBe('funding-release')
    expect(whatWaits(at('rescission-delivery', { isHeld: true })).item).toBe('rescission-delivery')
  })
  it('says whose it is', () => {
    const whose = (openItem: string | null, more?: Partial<Waits>) => rolesWaitedFor(at(openItem, more), 'TEAM')
    expect(whose('notary-session')).toContain('closer')
    expect(whose('decision-review')).toEqual(['operator', 'underwriter', 'administrator', 'platform-administrator'])
    expect(whose('funding-decision')).toEqual(['funder'])
    // A partner may have one person for each role: a closer checks a notice too.
    expect(whose(null, { isNoticeUnchecked: true })).toContain('closer')
    expect(rolesWaitedFor(at('funding-first-approval'), 'FUNDERS')).toEqual(['funder'])
    expect([whose(null, { isPaperAsked: true }), whose(null, { isPayoffBack: true })]).toEqual([
      expect.arrayContaining(['closer']),
      expect.arrayContaining(['funder']),
    ])
    expect(whose('decision-review', { row: { ...at('decision-review').row, needsOperator: false } })).toEqual([])
  })
  it('is listed to whoever decides some items alone only where it is theirs', () => {
    const closer = ownQueueOf(['closer'])!
    expect(closer.items).toEqual(expect.arrayContaining(['notary-session', 'attorney-review', 'co-owners']))
    expect(closer).toMatchObject({ hasPaper: true, hasNotices: true, hasPayments: false })
    expect(ownQueueOf(['funder'])!.hasNotices).toBe(false)
    expect(ownQueueOf(['funder'])!.items).toEqual(expect.arrayContaining(['funding-decision', 'payoff-quotes']))
    expect([closer.items.includes('funding-decision'), ownQueueOf(['funder'])!.items.includes('notary-session')]).toEqual([false, false])
    expect([ownQueueOf(['operator', 'closer']), ownQueueOf(['auditor'])]).toEqual([undefined, undefined])
  })
})
