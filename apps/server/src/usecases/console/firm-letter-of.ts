/** To whom the letter of a firm offer was sent, beside what is known of the applicant by now: what the rules took for the recipient, a person sees. */
import { storedEntries } from '@hearthline/contract'
import {
  homeAddress,
  identityCheck,
  type Known,
  keptFirmOffer,
  legalName,
  propertyAddress,
  recipientBy,
  sharesLastName,
  titleCaseAddress,
} from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import { type ApplicationRow, othersByFirmOffer } from '../../store/repositories/applications.ts'
import { entryVersions } from '../../store/repositories/register-entries.ts'
import { asSystem } from '../../store/scope.ts'

/** Undefined where they came by no firm offer. */
export async function firmLetterOf(
  db: Session,
  { origin, organizationCode, identityId }: Pick<ApplicationRow, 'origin' | 'organizationCode' | 'identityId'>,
  known: Known,
): Promise<string | undefined> {
  const kept = keptFirmOffer.safeParse(origin.firmOffer)
  if (!kept.success) return undefined
  const { code, version } = kept.data
  const [versions, others] = await Promise.all([
    asSystem(() => entryVersions(db, { organizationCode, register: 'offer-code', key: code })),
    othersByFirmOffer(db, { organizationCode, identityId, code }),
  ])
  const letter = storedEntries['offer-code'].safeParse(versions.find((one) => one.version === version)?.data)
  if (!letter.success) return undefined
  const { firstName, lastName } = letter.data
  const applicant = known(legalName)
  const addresses = [known(homeAddress), known(propertyAddress)].filter((address) => address !== undefined)
  const by = applicant ? recipientBy(letter.data, { lastName: applicant.lastName, addresses }) : []
  const read = known(identityCheck)?.nameRead
  return [
    `${firstName} ${lastName}, ${titleCaseAddress(letter.data)}`,
    ...(by.length === 0 ? ['neither their last name nor an address fits'] : []),
    ...(by.length === 1 && by[0] === 'ADDRESS' ? ['recipient by address alone: their last name is another'] : []),
    ...(by.length === 1 && by[0] === 'NAME' ? ['recipient by last name alone: their addresses are others'] : []),
    ...(read && !sharesLastName(lastName, read) ? [`their identity document names ${read}`] : []),
    ...(others.length > 0 ? [`other people applied with the same code: ${others.map(({ id }) => id).join(', ')}`] : []),
  ].join('; ')
}
