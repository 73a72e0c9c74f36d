import { describe, expect, it } from 'vitest'
import { basisOf } from '../../basis.ts'
import { standing } from '../../current-step.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { detailsWithout } from '../../removal-changes.ts'
import { staysSigner } from '../../remove-signer.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { fullTitle } from '../title/full-title.ts'
import { instrumentDetails } from './instrument-details.ts'
import { instrumentParties } from './instrument-parties.ts'
import { marriageReview } from './marriage-review.ts'
import { noteSigning } from './note-signing.ts'
import { answered, frontierOf, homeIn, KIM, kim, misfits, SAM, sam } from './said-of-marriages.fixture.ts'
import { sourceOfRemoval } from './signers-removed.ts'
import { spouseAgainBarred } from './spouse-again.ts'
import { wasSpouseUnnamed } from './spouse-undecided.ts'

const NOW = '2026-12-14T18:30:00.000Z'
const SOURCE = 'Title company, by letter'
const MARRIED = { maritalStatus: 'MARRIED', ownership: 'SOLE', coOwners: [] }

const upTo = (item: Parameters<typeof factsUpTo>[0], more: object = {}, given: object = {}, state = 'IN'): Facts =>
  factsUpTo(item, NOW, {
    'property-address': { ...propertyAddress.example, state },
    'about-you': { ...(aboutYou.example as object), ownership: 'JOINT', coOwners: [SAM], ...more },
    ...given,
  })
const knownIn = (facts: Facts) => standing(facts).walk.known
const frontier = (facts: Facts) => standing(facts).walk.frontier?.item.id
const detailsIn = (facts: Facts) => facts.results[instrumentDetails.id]!.data as never

/** As the server keeps it, with what it settles beside it. */
function decide(facts: Facts, answer: object): Facts {
  const { known, bases } = standing(facts).walk
  const kept = instrumentDetails.keeps!(known, answer as never)
  // Where its time was over before it was asked, the walk names no basis.
  const anew = basisOf(instrumentDetails.reads!(known))
  const given = (id: string, data: unknown) => [id, { data, basis: bases[id] ?? anew, settledAt: NOW }] as const
  const also = instrumentDetails.alsoSettles!(known, kept).map(({ item, data }) => given(item.id, data))
  return { ...facts, results: { ...facts.results, ...Object.fromEntries([given(instrumentDetails.id, kept), ...also]) } }
}

/** With how title is held, where the title search knows the borrower alone. */
const decided = (facts: Facts, more: object): Facts => {
  const { spouse: _, ...example } = instrumentDetails.exampleFor!(knownIn(facts))
  return decide(facts, { ...example, spouseSource: SOURCE, ...more })
}

describe('the spouses of the other owners, where no one looked up whether a spouse signs', () => {
  it('come before a person as the borrower’s does, also where the borrower is not married', () => {
    const facts = upTo('instrument-details')
    expect(frontier(facts)).toBe('instrument-details')
    const { missing, also } = instrumentDetails.about!.of(knownIn(facts))
    expect([missing.includes('spouseSigns'), missing.includes('spouseSource'), also]).toEqual([true, true, []])
    expect(instrumentDetails.shows!(knownIn(facts))[0]!.data).toMatchObject({ spousesOfOwners: expect.stringContaining('Sam Reyes') })
  })

  it('are asked for on the owners’ own pages once it is found that they sign, also of an owner who has shown their ID', () => {
    const yes = decided(upTo('instrument-details'), { spouseSigns: 'YES' })
    expect(frontierOf(yes, sam)).toBe('signer-intro')
    expect(misfits(yes, sam)).toEqual(['marriage.status'])
    const said = answered(yes, sam, { status: 'MARRIED', spouse: KIM })
    expect(instrumentParties(knownIn(said)).map(({ name, capacity }) => [name, capacity])).toEqual([
      ['Ana Reyes', 'BORROWER'],
      ['Sam Reyes', 'OWNER'],
      ['Kim Okafor', 'SPOUSE'],
    ])
    const shown = { data: {}, basis: '0', settledAt: NOW }
    expect(frontierOf({ ...yes, results: { ...yes.results, [`signer-identity-documents/${sam}`]: shown } }, sam)).toBe('signer-intro')
  })

  it('are asked for nowhere once it is found that they do not sign', () => {
    const no = decided(upTo('instrument-details'), { spouseSigns: 'NO' })
    expect(misfits(no, sam)).toEqual([])
    expect(instrumentDetails.holds!(knownIn(no), detailsIn(no), () => undefined)).toBe(true)
  })

  it('were not meant by what an earlier release took of the borrower’s spouse: the desk is asked before anyone signed, and not after', () => {
    const old = { spouseSigns: 'YES', spouseSource: SOURCE, spouse: 'Lee Reyes', spouseDecidedOf: 'IN HOME', vesting: 'Both' } as const
    const known = knownIn(upTo('instrument-details', { maritalStatus: 'MARRIED' }))
    expect(instrumentDetails.holds!(known, old, () => undefined)).toBe(false)
    expect(instrumentDetails.holds!(known, old, (id) => (id === 'note-signing' ? {} : undefined))).toBe(true)
  })
})

describe('whether a spouse signs', () => {
  it('is decided again until the deed is signed, and the land that was entered stands', () => {
    const facts = decided(upTo('instrument-details', MARRIED), { spouseSigns: 'NO', legalDescription: 'Lot 7' })
    const known = knownIn(facts)
    expect(instrumentDetails.decidedAgain!(known, '2026-12-14')).toBe(true)
    const again = decide(facts, { spouseSigns: 'YES', spouseSource: SOURCE, spouse: 'Lee Reyes' })
    expect(detailsIn(again)).toMatchObject({ legalDescription: 'Lot 7', spouse: 'Lee Reyes' })
    expect(instrumentParties(knownIn(again)).map(({ name }) => name)).toEqual(['Ana Reyes', 'Lee Reyes'])
    expect(instrumentDetails.settledMail!(detailsIn(again), known, detailsIn(facts))?.subject).toBe('Who signs with you has changed')
    expect(instrumentDetails.settledMail!(detailsIn(facts), known)).toBeUndefined()
    expect(spouseAgainBarred(knownIn(upTo('recording', MARRIED)), '2026-12-14')).toContain('The deed is signed')
  })

  it('adds no one by the mail where the spouse signs already as an owner, or where the other owners have yet to say whether they are married', () => {
    const mailOf = (about: object, spouse?: string) => {
      const facts = decided(upTo('instrument-details', about), { spouseSigns: 'NO' })
      return instrumentDetails.settledMail!(
        { spouseSigns: 'YES', spouseSource: SOURCE, ...(spouse && { spouse }) },
        knownIn(facts),
        detailsIn(facts),
      )
    }
    const owner = mailOf({ maritalStatus: 'MARRIED' }, 'Sam Reyes')
    expect(owner?.subject).toBe('Who signs with you may change')
    expect(owner?.body).toContain('Your spouse, Sam Reyes, signs already as an owner.')
    expect(owner?.body).not.toContain('someone else')
    expect(mailOf({})?.body).toContain('We ask the other owners whether they are married.')
    expect(mailOf({ maritalStatus: 'MARRIED' }, 'Lee Reyes')?.body).toContain('We found that someone else has to sign for the home too')
  })

  it('is not the team’s to decide again where the law says it and the borrower named their spouse', () => {
    const known = knownIn(upTo('note-signing', { ...MARRIED, spouse: KIM }, {}, 'MN'))
    expect(instrumentDetails.decidedAgain!(known, '2026-12-14')).toBe(false)
  })

  it('is the team’s where the one whom the borrower named says otherwise, also after the documents were signed', () => {
    const home = homeIn('FL', { maritalStatus: 'MARRIED', spouse: SAM })
    const facts = answered(factsUpTo('co-owners', NOW, home), sam, { status: 'UNMARRIED' })
    expect(marriageReview.applies!(knownIn(facts))).toBe(true)
    expect(facts.results[noteSigning.id]).toBeDefined()
    expect(instrumentDetails.decidedAgain!(knownIn(facts), '2026-12-14')).toBe(true)
    expect(instrumentDetails.fits!(knownIn(facts), {}, '2026-12-14').map(({ path }) => path)).toContain('spouse')
    const named = decide(facts, { spouse: 'Kim Okafor' })
    expect(marriageReview.applies!(knownIn(named))).toBe(false)
    expect(instrumentParties(knownIn(named)).map(({ party }) => party)).toContain(kim)
  })

  it('is turned into a no by two of the team, of a spouse of whom the team decided it and of no one else', () => {
    const facts = decided(upTo('instrument-details', MARRIED), { spouseSigns: 'YES', spouse: 'Kim Okafor' })
    const who = { party: kim, name: 'Kim Okafor' }
    expect(staysSigner(facts, who, 'NOT_NEEDED')).toBeUndefined()
    const source = 'The document by which two of our team removed Kim Okafor'
    const without = detailsWithout(knownIn(facts), 'Kim Okafor', sourceOfRemoval('Kim Okafor')) as never
    expect(without).toMatchObject({ spouseSigns: 'NO', spouseSource: source })
    // The mail of the removal says it, and there is no second one; of a decision of one person there is.
    expect(instrumentDetails.settledMail!(without, knownIn(facts), detailsIn(facts))).toBeUndefined()
    const mail = instrumentDetails.settledMail!({ spouseSigns: 'NO', spouseSource: 'Letter' }, knownIn(facts), detailsIn(facts))
    expect(mail?.body).toContain('If your documents change, we make them again, and email you to read and sign the new ones.')
    const byLaw = upTo('note-signing', { ...MARRIED, spouse: KIM }, {}, 'MN')
    expect(staysSigner(byLaw, who, 'NOT_NEEDED')).toContain('Our team did not decide that')
  })
})

describe('a spouse whom an earlier release took where no law that it knew asked for one', () => {
  /** As that release stored it: beside the land, which it asked for. */
  const unasked = (until: Parameters<typeof factsUpTo>[0], state: string): Facts => {
    const { legalDescription: _, ...undescribed } = fullTitle.example
    const facts = upTo(until, MARRIED, { 'full-title': undescribed }, state)
    const known = knownIn(facts)
    const basis = basisOf([undescribed.reference, true, wasSpouseUnnamed(known), known(aboutYou)?.coOwners, []])
    const details = { data: { legalDescription: 'Lot 7', spouse: 'Kim Okafor' }, basis, settledAt: NOW }
    return { ...facts, results: { ...facts.results, [instrumentDetails.id]: details } }
  }

  it('does not sign because of it: the desk is asked before anyone signed', () => {
    const facts = unasked('note-signing', 'MN')
    expect(frontier(facts)).toBe('instrument-details')
    const named = decide(facts, { spouse: 'Kim Okafor' })
    expect(instrumentParties(knownIn(named)).map(({ party }) => party)).toContain(kim)
  })

  it('is not asked to sign what was signed without them', () => {
    const facts = unasked('recording', 'MN')
    expect(standing(facts).walk.states[instrumentDetails.id]).toBe('settled')
    expect(instrumentParties(knownIn(facts)).map(({ name }) => name)).toEqual(['Ana Reyes'])
  })

  it('signs as before where that release asked for them', () => {
    const facts = unasked('recording', 'FL')
    expect(instrumentParties(knownIn(facts)).map(({ name }) => name)).toEqual(['Ana Reyes', 'Kim Okafor'])
  })
})
