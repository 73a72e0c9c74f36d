/** The create body of a demo person: the one that the API docs show, under another name. */

import type { CreateBody } from '@hearthline/contract'
import { createBody } from '@hearthline/contract'

export interface DemoPerson {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
  readonly state?: { readonly city: string; readonly state: string; readonly zip: string }
  readonly income?: number
}

const HOME = { city: 'Sacramento', state: 'CA', zip: '95814' }

export function demoApplication({
  firstName,
  lastName,
  email,
  phoneNumber,
  state: place = HOME,
  income = 145_000,
}: DemoPerson): CreateBody {
  const address = { street1: '12 Alder Way', ...place, occupancyType: 'HOME' as const }
  return createBody.parse({
    profileRequest: { name: { firstName, lastName }, dob: { year: 1984, month: 5, day: 17 }, email, phoneNumber, homeAddress: address },
    propertyRequest: address,
    propertyListedForSale: false,
    employmentType: 'FULL_TIME',
    income: { incomePrimary: income, incomeOther: 0, incomeCoDeeders: 0 },
    consentRequests: [{ type: 'SOFT_CREDIT', accepted: true }],
    consentListRequest: [
      { type: 'TERMS_PRIVACY', accepted: true },
      { type: 'ELECTRONIC_COMMUNICATION', accepted: true },
    ],
    utmParameters: { utm_source: 'demo' },
  })
}
