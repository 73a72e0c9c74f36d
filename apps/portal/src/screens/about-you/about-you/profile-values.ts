/** What is typed at start/profile before it is an answer. The Social Security number is not among it: it is kept nowhere. */
import type { AnswerOf } from '@hearthline/domain'
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

/** What goes to be judged: nothing for what was left empty, digits for a phone, co-owners only where there can be any. */
export function answerOf({ maritalStatus, ownership, coOwners, citizenship, purpose, hardCreditConsent }: ProfileValues, ssn: string) {
  return {
    ...(ssn.trim() !== '' && { ssn }),
    ...(maritalStatus && { maritalStatus }),
    ...(ownership && { ownership }),
    ...(citizenship && { citizenship }),
    ...(purpose && { purpose }),
    hardCreditConsent,
    coOwners:
      ownership === 'SOLE'
        ? []
        : coOwners.map(({ firstName, lastName, email, phoneNumber }) => ({
            firstName: firstName.trim(),
            lastName: lastName.trim(),
            email: email.trim(),
            ...(phoneNumber.trim() !== '' && { phoneNumber: phoneDigits(phoneNumber) ?? phoneNumber }),
          })),
  }
}
