/** The create body [registration/create] with another name, home or income: what a client outside this repository would send. */

export interface Applicant {
  readonly firstName?: string
  readonly street1?: string
  readonly place?: { readonly city: string; readonly state: string; readonly zip: string }
  readonly occupancyType?: 'HOME' | 'SECONDARY' | 'INVESTMENT'
  /** dollars a year */
  readonly income?: number
  readonly coOwnersIncome?: number
  readonly listedForSale?: boolean
}

const SACRAMENTO = { city: 'Sacramento', state: 'CA', zip: '95814' }

export type ApplicationRequest = ReturnType<typeof applicationBody>

export function applicationBody(lastName: string, email: string, applicant: Applicant = {}) {
  const {
    firstName = 'Ana',
    street1 = '12 Alder Way',
    place = SACRAMENTO,
    occupancyType = 'HOME',
    income = 145_000,
    coOwnersIncome = 0,
    listedForSale = false,
  } = applicant
  const property = { street1, ...place, occupancyType }
  return {
    profileRequest: {
      name: { firstName, lastName },
      dob: { year: 1984, month: 5, day: 17 },
      email,
      phoneNumber: '4155550132',
      homeAddress: { ...property },
    },
    propertyRequest: property,
    propertyListedForSale: listedForSale,
    employmentType: 'FULL_TIME',
    income: { incomePrimary: income, incomeOther: 0, incomeCoDeeders: coOwnersIncome },
    consentRequests: [{ type: 'SOFT_CREDIT', accepted: true }],
    consentListRequest: [
      { type: 'TERMS_PRIVACY', accepted: true },
      { type: 'ELECTRONIC_COMMUNICATION', accepted: true },
    ],
    utmParameters: { utm_source: 'web' },
  }
}
