/** What was answered, in a line: the older wizard keeps every answer in sight. Pure. */
import { formatMoney, formatShortDate, titleCaseAddress } from '@hearthline/domain'
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

const WORDS: Readonly<Record<LegacyRegisterStep, (data: RegisterData) => string>> = {
  'property-info': ({ propertyAddress }) => {
    const { occupancyType } = propertyAddress
    return occupancyType ? `${titleCaseAddress(propertyAddress)}, ${OCCUPANCIES[occupancyType]}` : ''
  },
  'sale-status': ({ isListedForSale }) => (isListedForSale ? 'For sale' : 'Not for sale'),
  'income-info': ({ income: { employmentType, income, otherIncome } }) =>
    [
      employmentType && EMPLOYMENT_LABELS[employmentType],
      `${formatMoney(income)} a year`,
      otherIncome > 0 && `${formatMoney(otherIncome)} other income`,
    ]
      .filter(Boolean)
      .join(', '),
  name: ({ name: { firstName, middleName, lastName, suffix } }) =>
    [firstName, middleName, lastName, suffix === 'N/A' ? '' : suffix].filter((part) => part !== '').join(' '),
  birthdate: ({ dob }) => (dob ? formatShortDate(dayOf(dob)) : ''),
  'contact-info': ({ email, phoneNumber }) => [email, formatPhoneAsTyped(phoneNumber)].filter((part) => part !== '').join(', '),
  // Kept nowhere, so there is nothing to show.
  'login-info': () => '',
}

export const formatAnswer = (step: LegacyRegisterStep, data: RegisterData): string => WORDS[step](data)

const dayOf = ({ year, month, day }: NonNullable<RegisterData['dob']>): string =>
  [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
