import { expect, it } from 'vitest'
import { fillFacts } from './fill-facts.ts'

it('a legal text is drawn with the lender’s facts, and a name that is no fact stays as it is typed', () => {
  const company = {
    ...{
      name: 'Hearthline',
      legalName: 'Hearthline Lending, Inc.',
      termsLabel: 'Terms',
      nmlsNumber: '000000',
      nmlsUrl: 'https://n.example',
    },
    ...{ supportEmail: 'help@h.example', supportPhone: '888-555-0132' },
    address: { street1: '400 Hearth Street', street2: 'Suite 900', city: 'Sacramento', state: 'CA' as const, zip: '95814' },
  }
  expect(fillFacts('{legalName}, {nmlsNumber}. Write to {mailingAddress}. {loan}', company)).toBe(
    'Hearthline Lending, Inc., 000000. Write to Hearthline Lending, Inc., 400 Hearth Street, Suite 900, Sacramento, CA 95814. {loan}',
  )
})
