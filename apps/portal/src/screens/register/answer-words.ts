/** What was answered, in a line: the older wizard keeps every answer in sight. Pure. */
import { titleCaseAddress } from '@hearthline/domain'
import {
  EMPLOYMENT_LABELS,
  formatPhoneAsTyped,
  type LegacyRegisterStep,
  type OccupancyType,
  type RegisterData,
} from '@hearthline/domain/registration'

const OCCUPANCIES: Readonly<Record<OccupancyType, string>> = {
  HOME: 'you live there',
  SECONDARY: 'your second home',
  INVESTMENT: 'an investment',
}

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`

const WORDS: Readonly<Record<LegacyRegisterStep, (data: RegisterData) => string>> = {
  'property-info': ({ propertyAddress }) => {
    const { occupancyType } = propertyAddress
    return occupancyType ? `${titleCaseAddress(propertyAddress)}, ${OCCUPANCIES[occupancyType]}` : ''
  },
  'sale-status': ({ isListedForSale }) => (isListedForSale ? 'For sale' : 'Not for sale'),
  'income-info': ({ income: { employmentType, income, otherIncome } }) =>
    [employmentType && EMPLOYMENT_LABELS[employmentType], `${dollars(income)} a year`, otherIncome > 0 && `${dollars(otherIncome)} besides`]
      .filter(Boolean)
      .join(', '),
  name: ({ name: { firstName, middleName, lastName, suffix } }) =>
    [firstName, middleName, lastName, suffix === 'N/A' ? '' : suffix].filter((part) => part !== '').join(' '),
  birthdate: ({ dob }) => (dob ? longDate(dob) : ''),
  'contact-info': ({ email, phoneNumber }) => [email, formatPhoneAsTyped(phoneNumber)].filter((part) => part !== '').join(', '),
  // Kept nowhere, so there is nothing to show.
  'login-info': () => '',
}

export const answerWords = (step: LegacyRegisterStep, data: RegisterData): string => WORDS[step](data)

/** "17 May 1984". */
const longDate = ({ year, month, day }: NonNullable<RegisterData['dob']>): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(Date.UTC(year, month - 1, day)),
  )
