/** What the register wizard keeps in the client while it runs [registration/answers]. The password is never part of it. */
import type { DateParts } from '../fields/calendar-date.ts'
import type { EmploymentChoice } from './employment.ts'

export const OCCUPANCY_TYPES = ['HOME', 'SECONDARY', 'INVESTMENT'] as const
export type OccupancyType = (typeof OCCUPANCY_TYPES)[number]

export interface RegisterAddress {
  readonly street1: string
  readonly street2: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly occupancyType: OccupancyType | undefined
}

export interface RegisterName {
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  /** As the wizard lists it, N/A included; blank while nothing is chosen. */
  readonly suffix: string
}

export interface RegisterData {
  readonly propertyAddress: RegisterAddress
  readonly homeAddress: RegisterAddress
  readonly isListedForSale: boolean
  /** Dollars a year. */
  readonly income: { readonly income: number; readonly otherIncome: number; readonly employmentType: EmploymentChoice | undefined }
  readonly name: RegisterName
  readonly dob: DateParts | undefined
  readonly email: string
  /** Ten digits. */
  readonly phoneNumber: string
  readonly communicationConsent: boolean
  readonly smsMarketingConsent: boolean
  readonly smsTransactionalConsent: boolean
  readonly termPrivacyConsent: boolean
  /** The borrower answered the for-sale question; `isListedForSale` alone cannot distinguish "no" from "not asked". */
  readonly isSaleStatusSet: boolean
  /** The borrower gave or confirmed the income; a prefilled one does not count. */
  readonly isIncomeSet: boolean
  readonly isPrepopulationComplete: boolean
}

export const emptyAddress: RegisterAddress = { street1: '', street2: '', city: '', state: '', zip: '', occupancyType: undefined }

export const emptyRegisterData: RegisterData = {
  propertyAddress: emptyAddress,
  homeAddress: emptyAddress,
  isListedForSale: false,
  income: { income: 0, otherIncome: 0, employmentType: undefined },
  name: { firstName: '', middleName: '', lastName: '', suffix: '' },
  dob: undefined,
  email: '',
  phoneNumber: '',
  communicationConsent: false,
  smsMarketingConsent: false,
  smsTransactionalConsent: false,
  termPrivacyConsent: false,
  isSaleStatusSet: false,
  isIncomeSet: false,
  isPrepopulationComplete: false,
}
