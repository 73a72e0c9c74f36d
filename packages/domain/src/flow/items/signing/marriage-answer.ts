/** What is said of whether an owner is married, and to whom: by themselves, or by the team who heard it. */
import * as z from 'zod/mini'
import { firstName } from '../../../fields/first-name.ts'
import { lastName } from '../../../fields/last-name.ts'
import { NAME_MAX_LENGTH } from '../../../fields/name-length.ts'
import type { Item, Known, Misfit } from '../../item.ts'
import { MARITAL_STATUSES } from '../about-you/marital-status.ts'
import { isWrittenAlike } from '../apply/own-name.ts'

const partyId = z.string().check(z.maxLength(40))

/** What an owner says of it. */
export const marriageAnswer = z.object({
  status: z.enum(MARITAL_STATUSES, 'Choose your marital status'),
  /** The party of their spouse, who is in the application already. */
  to: z.optional(partyId),
  /** Someone who is not in it yet, and signs the instrument alone. */
  spouse: z.optional(z.object({ firstName, lastName: lastName(), email: z.email('Please enter a valid email address') })),
})
export type MarriageAnswer = z.infer<typeof marriageAnswer>

/** At a meeting where the spouse signs too: nobody is added there. */
export const marriageAtTable = z.pick(marriageAnswer, { status: true, to: true })

/** What the team records of it: someone without an email signs at the office, or on paper. */
export const marriageRecord = z.extend(marriageAnswer, {
  spouse: z.optional(z.object({ firstName, lastName: lastName(), email: z.optional(z.email('Please enter a valid email address')) })),
})

const storedName = z.string().check(z.minLength(1), z.maxLength(NAME_MAX_LENGTH))

/** As an owner's own page keeps what they said: earlier releases took other letters. */
export const storedMarriageAnswer = z.extend(marriageAnswer, {
  spouse: z.optional(z.object({ firstName: storedName, lastName: storedName, email: z.email() })),
})

/** As it is kept. */
export const storedMarriage = z.object({
  party: partyId,
  status: z.enum(MARITAL_STATUSES),
  to: z.optional(partyId),
  spouse: z.optional(z.object({ firstName: storedName, lastName: storedName, email: z.optional(z.email()) })),
  /**
   * Whom the team had recorded as their spouse and who had begun to sign, where the owner says otherwise: they sign on until the team has asked both
   * (marriage-review).
   */
  denied: z.optional(z.object({ firstName: storedName, lastName: storedName, email: z.optional(z.email()) })),
  /** Said by the owner, on their own page or in person at the closing, and not heard by the team: the team alone does not change it. */
  isOwnWord: z.optional(z.literal(true)),
})
export type OwnerMarriage = z.infer<typeof storedMarriage>

export const marriageLabels = {
  status: { label: 'Marital status', options: { MARRIED: 'Married', UNMARRIED: 'Unmarried', SEPARATED: 'Separated' } },
  to: 'Spouse, where they are in the application already',
  spouse: { firstName: 'Spouse’s first name', lastName: 'Spouse’s last name', email: 'Spouse’s email' },
} as const

/** Later than those who read it. */
export interface OwnerMarriages {
  readonly owners: readonly OwnerMarriage[]
  /** The home of which the team found out that an owner's spouse signs, where nobody had looked that up. */
  readonly askedOf?: string | undefined
}
export const OWNER_MARRIAGES = { id: 'owner-marriages' } as Item<string, 'wait', OwnerMarriages>

export const SPOUSE_OF_ANOTHER =
  'Another owner named this person as their spouse. One of you is mistaken, or it is someone else: then add their middle name after their first name.'

/** Whoever owners beside the borrower, but this one, are married to by what they or the team said, and who signs with them: nobody is the spouse of two. */
export function misfitsOfTwoSpouses(known: Known, name: string, path: string, self?: string): readonly Misfit[] {
  const said = (known(OWNER_MARRIAGES)?.owners ?? []).filter(({ party }) => party !== self)
  const spouses = said.flatMap(({ spouse, denied }) => [spouse, denied].flatMap((one) => (one ? [`${one.firstName} ${one.lastName}`] : [])))
  return spouses.some((spouse) => isWrittenAlike(spouse, name)) ? [{ path, message: SPOUSE_OF_ANOTHER }] : []
}
