/** What is typed at start/profile before it is an answer. The Social Security number is not among it: it is kept nowhere. */
import { type AboutOf, type AnswerOf, isMarried } from '@hearthline/domain'
import { formatPhoneAsTyped, phoneDigits } from '@hearthline/domain/registration'

export interface TypedCoOwner {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
}

export interface TypedSpouse {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

const NO_SPOUSE: TypedSpouse = { firstName: '', lastName: '', email: '' }

export interface ProfileValues {
  readonly maritalStatus: string
  /** absent in what an earlier page has kept */
  readonly spouse?: TypedSpouse
  readonly ownership: string
  readonly coOwners: readonly TypedCoOwner[]
  readonly citizenship: string
  readonly purpose: string
  readonly hardCreditConsent: boolean
}

export function valuesOf(data: Partial<AnswerOf<'about-you'>> | null | undefined): ProfileValues {
  const {
    maritalStatus = '',
    spouse,
    ownership = '',
    coOwners = [],
    citizenship = '',
    purpose = '',
    hardCreditConsent = false,
  } = data ?? {}
  return {
    spouse: spouse ?? NO_SPOUSE,
    ...{ maritalStatus, ownership, citizenship, purpose, hardCreditConsent },
    coOwners: coOwners.map(({ phoneNumber, ...person }) => ({ ...person, phoneNumber: formatPhoneAsTyped(phoneNumber ?? '') })),
  }
}

/** Whether the name of a spouse is asked for: only where the law of the state has them sign (12 CFR 1002.7(d)(4)). */
export const asksSpouse = ({ maritalStatus }: ProfileValues, { spouseSigns }: Pick<AboutOf<'about-you'>, 'spouseSigns'>): boolean =>
  spouseSigns && isMarried(maritalStatus)

export const spouseIn = ({ spouse }: ProfileValues): TypedSpouse => spouse ?? NO_SPOUSE

const trimmed = ({ firstName, lastName, email }: TypedSpouse): TypedSpouse => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
})

/** Whether co-owners are asked for: the borrower names them, or public records do, whatever the borrower chose. */
export const asksCoOwners = ({ ownership, coOwners }: ProfileValues, { recorded }: Pick<AboutOf<'about-you'>, 'recorded'>): boolean =>
  ownership === 'JOINT' || (ownership !== '' && recorded === 'JOINT') || (ownership === 'TRUST' && coOwners.length > 0)

/** What goes to be judged: nothing for what was left empty, digits for a phone, co-owners only where they are asked for. */
export function answerOf(values: ProfileValues, ssn: string, about: Pick<AboutOf<'about-you'>, 'recorded' | 'spouseSigns'>) {
  const { maritalStatus, ownership, coOwners, citizenship, purpose, hardCreditConsent } = values
  return {
    ...(ssn.trim() !== '' && { ssn }),
    ...(maritalStatus && { maritalStatus }),
    ...(asksSpouse(values, about) && { spouse: trimmed(spouseIn(values)) }),
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
