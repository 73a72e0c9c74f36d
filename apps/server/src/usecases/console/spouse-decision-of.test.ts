import { aboutYou, fullTitle, type Item, instrumentDetails, type Known, legalName, propertyAddress } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { spouseDecisionOf } from './spouse-decision-of.ts'

const vic = { firstName: 'Vic', lastName: 'Splitford', email: 'vic@example.test' }

/** In Colorado, where it depends, with another owner: the team found that spouses sign, and named the borrower's. */
function decisionOf(maritalStatus: string) {
  const facts: Readonly<Record<string, unknown>> = {
    [propertyAddress.id]: { ...propertyAddress.example, state: 'CO', occupancyType: 'HOME' },
    [aboutYou.id]: { ...aboutYou.example, ownership: 'JOINT', coOwners: [vic], maritalStatus },
    [legalName.id]: legalName.example,
    [fullTitle.id]: {
      ...fullTitle.example,
      owners: ['Ana Reyes', 'Vic Splitford'].map((name) => ({ name, kind: 'PERSON' })),
    },
    [instrumentDetails.id]: {
      ...{ spouseSigns: 'YES', spouseSource: 'Counsel of the title company, by email', spouse: 'Vic Splitford' },
      ...{ spouseDecidedOf: 'CO HOME', isOfOwners: true },
    },
  }
  const known = ((item: Item) => facts[item.id]) as Known
  const walk = { known, states: { [instrumentDetails.id]: 'settled' } } as unknown as Parameters<typeof spouseDecisionOf>[0]['walk']
  return spouseDecisionOf({ step: 'NOTE_SIGNING', walk }, '2026-12-14')
}

describe('what the team decided of an owner’s spouse', () => {
  it('names the borrower’s spouse while the borrower is married, and no one once a divorce is recorded', () => {
    expect(decisionOf('MARRIED')).toMatchObject({ signs: 'YES', spouse: 'Vic Splitford', asksName: true })
    expect(decisionOf('UNMARRIED')).toMatchObject({ signs: 'YES', spouse: '', asksName: false })
  })
})
