/** Turns the wizard's answers into the body that creates an application [registration/create]; the shape is a promise to other clients. */
import type { DateParts } from '../fields/calendar-date.ts'
import { type EmploymentChoice, toWireEmployment, type WireEmployment } from './employment.ts'
import type { OccupancyType, RegisterAddress, RegisterData } from './register-data.ts'
import { firstOpenStep } from './register-steps.ts'
import { toWireSuffix } from './wizard-suffixes.ts'

export interface WireAddress {
  readonly street1: string
  readonly street2?: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly occupancyType?: OccupancyType
}

export interface ConsentRequest {
  readonly type: string
  readonly accepted: boolean
}

/** What the visit knows beside the answers; each is sent only when known. */
export interface CreateContext {
  readonly abVersionsRequest?: readonly unknown[]
  readonly affiliateAbVersion?: string
  readonly affiliateAppIndicator?: string
  readonly affiliateLiveOffers?: boolean
  readonly marketingTools?: { readonly totalExpertOwnerId?: string; readonly totalExpertContactId?: string }
  readonly publish?: boolean
  readonly utmParameters?: Readonly<Record<string, string>>
  readonly offerCode?: string
  readonly optimizelyProfileRequest?: Readonly<Record<string, unknown>>
  readonly referrerId?: string
  readonly referralId?: string
  /** The last part of a partner's link. */
  readonly prequalification?: string
}

export interface CreateBody extends CreateContext {
  readonly profileRequest: {
    readonly name: { readonly firstName: string; readonly middleName?: string; readonly lastName: string; readonly suffix?: string }
    readonly dob: DateParts
    readonly email?: string
    readonly phoneNumber?: string
    readonly homeAddress: WireAddress
  }
  readonly propertyRequest: WireAddress
  readonly propertyListedForSale: boolean
  readonly employmentType: WireEmployment
  /** The wizard's own choice, kept for audit beside the mapped one (12 CFR 1002.5(d)(2)). */
  readonly employmentSource: EmploymentChoice
  /** Dollars a year. */
  readonly income: { readonly incomePrimary: number; readonly incomeOther: number; readonly incomeCoDeeders: number }
  readonly consentRequests: readonly ConsentRequest[]
  readonly consentListRequest: readonly ConsentRequest[]
}

export interface CreateInput {
  readonly data: RegisterData
  /** The authorization text was shown and "Check my rate" pressed. */
  readonly softCreditAccepted: boolean
  readonly context?: CreateContext
  /** Dollars a year; the wizard does not ask for it. */
  readonly incomeCoDeeders?: number
}

/** Throws a RangeError that names the step whose answer is missing. Blank optional answers are left out, not sent empty. */
export function toCreateBody({ data, softCreditAccepted, context = {}, incomeCoDeeders = 0 }: CreateInput): CreateBody {
  // In the newer authentication email and phone come from the broker, so their absence is no gap here.
  const open = firstOpenStep(data, { newerAuthentication: true })
  const { dob, income, email, phoneNumber } = data
  if (open !== undefined || dob === undefined || income.employmentType === undefined) {
    throw new RangeError(`The register step ${open ?? 'birthdate'} is not answered`)
  }
  return {
    ...known(context),
    profileRequest: {
      name: wireName(data.name),
      dob,
      ...known({ email: email || undefined, phoneNumber: phoneNumber || undefined }),
      homeAddress: wireAddress(data.homeAddress),
    },
    propertyRequest: wireAddress(data.propertyAddress),
    propertyListedForSale: data.isListedForSale,
    employmentType: toWireEmployment(income.employmentType),
    employmentSource: income.employmentType,
    income: { incomePrimary: income.income, incomeOther: income.otherIncome, incomeCoDeeders },
    consentRequests: [{ type: 'SOFT_CREDIT', accepted: softCreditAccepted }],
    consentListRequest: requiredConsents(data),
  }
}

/** The two consents no one continues without. */
export const requiredConsents = (data: Pick<RegisterData, 'termPrivacyConsent' | 'communicationConsent'>): readonly ConsentRequest[] => [
  { type: 'TERMS_PRIVACY', accepted: data.termPrivacyConsent },
  { type: 'ELECTRONIC_COMMUNICATION', accepted: data.communicationConsent },
]

const wireName = ({ firstName, middleName, lastName, suffix }: RegisterData['name']) => ({
  firstName,
  ...known({ middleName: middleName || undefined }),
  lastName,
  ...known({ suffix: toWireSuffix(suffix) }),
})

const wireAddress = ({ street1, street2, city, state, zip, occupancyType }: RegisterAddress): WireAddress => ({
  street1,
  ...known({ street2: street2 || undefined }),
  city,
  state,
  zip,
  ...known({ occupancyType }),
})

/** Without the members that are undefined. */
const known = <T extends object>(values: T): T => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
