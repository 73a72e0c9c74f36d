/** Who an applicant is to the sandbox: first and last name, so that a middle initial given later changes nothing. */
import type { PostalAddress } from '@hearthline/domain/facts/scalars'
import type { ApplicantName } from '../applicant-name.ts'
import { normalizeText } from './draw.ts'

export const applicantKey = (name: ApplicantName): string => `${normalizeText(name.firstName)}|${normalizeText(name.lastName)}`

export const addressKey = (address: PostalAddress): string =>
  [address.street1, address.street2 ?? '', address.city, address.state, address.zip].map(normalizeText).join('|')
