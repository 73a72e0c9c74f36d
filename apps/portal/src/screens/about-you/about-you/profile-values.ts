/** What is typed at start/profile before it is an answer. The Social Security number is not among it: it is kept nowhere. */
import type { AboutOf, AnswerOf } from '@hearthline/domain'
import { formatPhoneAsTyped, phoneDigits } from '@hearthline/domain/registration'

export interface TypedCoOwner {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
}

export interface ProfileValues {
  readonly maritalStatus: string
  readonly ownership: string
  readonly coOwners: readonly TypedCoOwner[]
  readonly citizenship: string
  readonly purpose: string
  readonly hardCreditConsent: boolean
}

export function valuesOf(data: Partial<AnswerOf<'about-you'>> | null | undefined): ProfileValues {
  const { maritalStatus = '', ownership = '', coOwners = [], citizenship = '', purpose = '', hardCreditConsent = false } = data ?? {}
  return {
    ...{ maritalStatus, ownership, citizenship, purpose, hardCreditConsent },
    coOwners: coOwners.map(({ phoneNumber, ...person }) => ({ ...person, phoneNumber: formatPhoneAsTyped(phoneNumber ?? '') })),
  }
}

/** Whether co-owners are asked for: the borrower names them, or public records do, whatever the borrower chose. */
export const asksCoOwners = ({ ownership, coOwners }: ProfileValues, { recorded }: Pick<AboutOf<'about-you'>, 'recorded'>): boolean =>
  ownership === 'JOINT' || (ownership !== '' && recorded === 'JOINT') || (ownership === 'TRUST' && coOwners.length > 0)

/** What goes to be judged: nothing for what was left empty, digits for a phone, co-owners only where they are asked for. */
export function answerOf(values: ProfileValues, ssn: string, about: Pick<AboutOf<'about-you'>, 'recorded'>) {
  const { maritalStatus, ownership, coOwners, citizenship, purpose, hardCreditConsent } = values
  return {
    ...(ssn.trim() !== '' && { ssn }),
    ...(maritalStatus && { maritalStatus }),
    ...(ownership && { ownership }),
    ...(citizenship && { citizenship }),
    ...(purpose && { purpose }),
    hardCreditConsent,
    coOwners: (asksCoOwners(values, about) ? coOwners : []).map(({ firstName, lastName, email, phoneNumber }) => ({
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
      ...(phoneNumber.trim() !== '' && { phoneNumber: phoneDigits(phoneNumber) ?? phoneNumber }),
    })),
  }
}
