/** What an owner types of their marriage, and the answer that it is. */
import { type AnswerOf, isMarried } from '@hearthline/domain'

/** In the list of those in the application: no one of them. */
export const SOMEONE_ELSE = 'SOMEONE_ELSE'

export interface MarriageValues {
  readonly status: string
  /** a party, or someone who is not in the application */
  readonly to: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

type Marriage = NonNullable<AnswerOf<'signer-intro'>['marriage']>

export const marriageValues = (given: Marriage | undefined): MarriageValues => ({
  status: given?.status ?? '',
  to: given?.to ?? (given?.spouse ? SOMEONE_ELSE : ''),
  firstName: given?.spouse?.firstName ?? '',
  lastName: given?.spouse?.lastName ?? '',
  email: given?.spouse?.email ?? '',
})

export const asksWhom = ({ status }: MarriageValues): boolean => isMarried(status)

/** As it is judged and sent: what was typed for another status is left out. */
export function marriageAnswerOf(values: MarriageValues) {
  const { status, to, firstName, lastName, email } = values
  if (!asksWhom(values)) return { status }
  if (to !== SOMEONE_ELSE) return { status, ...(to && { to }) }
  return { status, spouse: { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() } }
}
