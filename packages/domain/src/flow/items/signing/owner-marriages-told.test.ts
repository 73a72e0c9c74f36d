import { describe, expect, it } from 'vitest'
import type { Facts } from '../../facts.ts'
import { ownerMarriages, toldOfRecord } from './owner-marriages.ts'
import { answered, KIM, knownIn, said, sam, submitted } from './said-of-marriages.fixture.ts'

describe('the spouse of a co-owner', () => {
  it('is spoken of to the team only where the owner has one', () => {
    const told = (marriage: object) => toldOfRecord(knownIn(answered(submitted(), sam, marriage)), { party: sam, name: 'Sam Reyes' })
    expect(told({ status: 'UNMARRIED' })).toBe(
      'Sam Reyes said this themselves, and one of the team does not change it. Until Sam Reyes has signed, they correct it on pages of their own. Where the line is closed at an office, ask them there.',
    )
    expect(told({ status: 'MARRIED', spouse: KIM })).toContain('Until their spouse has signed in')
  })

  it('is told to the borrower by mail when a co-owner, or the team, names them, and not again while they are the same', () => {
    const before = submitted()
    const mailOf = (facts: Facts, was?: object) =>
      ownerMarriages.settledMail!(knownIn(facts)(ownerMarriages)!, knownIn(facts), was as never)
    const told = answered(before, sam, { status: 'MARRIED', spouse: KIM })
    expect(mailOf(told)).toEqual({
      subject: 'Kim Okafor signs for the home too',
      body: 'Sam Reyes told us that Kim Okafor is their spouse. We email Kim Okafor when there is something to sign. The law of the state where the home is asks each owner’s spouse to sign the lien. They do not become a borrower. If this is not right, call us.',
    })
    expect(mailOf(told, knownIn(told)(ownerMarriages))).toBeUndefined()
    expect(mailOf(answered(before, sam, { status: 'UNMARRIED' }))).toBeUndefined()
    const { email: _none, ...unreached } = KIM
    const recorded = submitted('TX', {}, said({ party: sam, status: 'MARRIED', spouse: unreached }))
    expect(mailOf(recorded)?.body).toContain('Our team recorded that Kim Okafor is the spouse of Sam Reyes. Our team contacts Kim Okafor.')
  })
})
