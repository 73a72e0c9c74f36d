/**
 * Who was to sign beside the borrower and signs no longer, as two persons of the team decided by a document of title, a decree or a death certificate: a share that was sold,
 * someone who never owned it, a spouse of before, or someone who died. Never asked: kept when one of them asks for it, and when another confirms or declines it. What someone signed stays in the file.
 * Whom the title search names signs all the same (instrument-owners.ts), and whom the borrower names again signs again.
 */
import * as z from 'zod/mini'
import { instant } from '../../../facts/scalars.ts'
import { firstName } from '../../../fields/first-name.ts'
import { lastName } from '../../../fields/last-name.ts'
import { type Known, wait } from '../../item.ts'
import type { Signer } from '../../parties.ts'
import { isWrittenAlike } from '../apply/own-name.ts'

export const REMOVAL_REASONS = [
  'SOLD_SHARE',
  'NEVER_OWNED',
  'WRONG_PERSON',
  'DIVORCED',
  'DIVORCED_OWNER',
  'DIED',
  'NOT_NEEDED',
  'NOT_TRUSTEE',
  'MISSPELLED',
] as const
export type RemovalReason = (typeof REMOVAL_REASONS)[number]

export const REMOVAL_LABELS: Readonly<Record<RemovalReason, string>> = {
  SOLD_SHARE: 'They sold or gave away their share, and the deed is recorded',
  NEVER_OWNED: 'They never owned a share of the home',
  WRONG_PERSON: 'Another person of this name was invited',
  DIVORCED: 'They are divorced from the borrower or the co-owner, and own no share: the decree shows it',
  DIVORCED_OWNER: 'They are divorced from another owner, and both still own the home: the decree shows it. Both sign on as owners',
  DIED: 'They died: the death certificate shows it. If they owned a share, the title search no longer names them as an owner',
  NOT_NEEDED:
    'They are a spouse of whom we decided that they sign, and an attorney’s or title company’s letter shows that the law does not ask for it',
  NOT_TRUSTEE: 'They are not a trustee, or no longer, and own no share themselves: the trust’s documents show it',
  MISSPELLED: 'Their name was misspelled, and they sign under the right one: an ID, a deed or the marriage certificate shows it',
}

/** The name under which someone who was misspelled signs in place of the other, and their email. */
export const rightName = z.object({
  firstName,
  lastName: lastName(),
  email: z.optional(z.email('Please enter a valid email address')),
})
export type RightName = z.infer<typeof rightName>

export const rightNameOf = ({ firstName: first, lastName: last }: Pick<RightName, 'firstName' | 'lastName'>): string => `${first} ${last}`

/** More than sign anything. */
const MOST_ALONG = 40

const removal = z.object({
  party: z.string(),
  name: z.string(),
  because: z.enum(REMOVAL_REASONS),
  /** what shows who owns the home, that a marriage has ended or who a trustee is, as the team received it */
  document: z.uuid(),
  /** of someone who was misspelled: never changed between the one who asks and the one who confirms */
  rightName: z.optional(z.object({ firstName: z.string(), lastName: z.string(), email: z.optional(z.email()) })),
  /** where someone else who signs has the same name: the mailbox of the one who is taken off */
  email: z.optional(z.string()),
  /** they own no share, and the law has them sign as an owner's spouse: they are asked as a spouse from then on */
  signsAs: z.optional(z.literal('SPOUSE')),
  /** who is the trustee in their place, as the trust's documents show */
  successor: z.optional(z.string()),
  /** as the audit log names people: someone else confirms it */
  askedBy: z.string(),
  askedAt: instant,
  /** who is taken off with them, never changed either: the spouses of whom it was decided together, or the spouse of an owner who owns no share */
  along: z.optional(z.array(z.object({ party: z.string(), name: z.string() })).check(z.maxLength(MOST_ALONG))),
  confirmedAt: z.optional(instant),
  declinedAt: z.optional(instant),
})
export type SignerRemoval = z.infer<typeof removal>

const REMOVED_BY = 'The document by which two of our team removed '

/** What says that no spouse signs, once one of them was removed because the law asks for none: the document, and not what someone wrote of it. */
export const sourceOfRemoval = (name: string): string => `${REMOVED_BY}${name}`
export const isSourceOfRemoval = (source: string | undefined): boolean => source?.startsWith(REMOVED_BY) === true

/** Declined ones too: what was asked for stays in the list. */
export const MOST_REMOVALS = 100

export const signersRemoved = wait('signers-removed', {
  title: 'Additional signers',
  staffTitle: 'Signers removed by two of the team',
  why: 'Our team confirms by a document of title that someone does not own the home.',
  steps: ['CO_DEED_REQ'],
  progress: 'SIGNING',
  by: 'signer',
  data: z.object({ removed: z.array(removal).check(z.maxLength(MOST_REMOVALS)) }),
  initially: { removed: [] },
  labels: {
    removed: {
      label: 'Removed',
      each: {
        party: 'Who',
        name: 'Name',
        because: { label: 'Why', options: REMOVAL_LABELS },
        document: 'What shows it',
        rightName: { firstName: 'First name from now on', lastName: 'Last name from now on', email: 'Email from now on' },
        email: 'Email of the one of this name',
        signsAs: { label: 'Signs from now on as', options: { SPOUSE: 'A spouse who owns no share' } },
        successor: 'Trustee in their place',
        along: { label: 'Taken off with them', each: { party: 'Who', name: 'Name' } },
        askedBy: 'Asked for by',
        askedAt: 'Asked for at',
        confirmedAt: 'Confirmed at',
        declinedAt: 'Declined at',
      },
    },
  },
  example: { removed: [] },
})

const removalsIn = (known: Known): readonly SignerRemoval[] => known(signersRemoved)?.removed ?? []

/** Asked for, and neither confirmed nor declined. */
const isAwaited = ({ confirmedAt, declinedAt }: SignerRemoval): boolean => confirmedAt === undefined && declinedAt === undefined

/** Nobody is taken off by it: they sign on, as an owner or as a spouse, and what they gave counts as before. */
export const signsOn = ({ because, signsAs }: Partial<Pick<SignerRemoval, 'because' | 'signsAs'>>): boolean =>
  because === 'DIVORCED_OWNER' || signsAs !== undefined

/** Public records may name one of the same name who signs on. */
const isStillAnOwners = ({ because, email }: Pick<SignerRemoval, 'because' | 'email'>): boolean =>
  because === 'MISSPELLED' || because === 'DIVORCED_OWNER' || email !== undefined

export const openRemoval = (known: Known, party: string): SignerRemoval | undefined =>
  removalsIn(known).find((one) => one.party === party && isAwaited(one))

export const awaitedOf = (known: Known): readonly SignerRemoval[] => removalsIn(known).filter(isAwaited)

/** The same of what is stored. */
export const removalsOpen = (data: unknown): boolean =>
  ((data as z.output<(typeof signersRemoved)['data']> | undefined)?.removed ?? []).some(isAwaited)

/** What waits for a second person: of whoever no longer signs anyway, nothing does. */
export const removalsAwaited = ({
  known,
  signers,
}: {
  readonly known: Known
  readonly signers: readonly { readonly signer: Signer }[]
}): readonly SignerRemoval[] => awaitedOf(known).filter((one) => signers.some(({ signer }) => signer.party === one.party))

/** Why no one more may be asked to be taken off, in words. */
export const noMoreRemovals = (known: Known): string | undefined =>
  removalsIn(known).length < MOST_REMOVALS
    ? undefined
    : `${MOST_REMOVALS} requests to take someone off were made in this file, and it holds no more. The borrower corrects who owns the home.`

/** Names that public records have and that count no longer. Whoever signs under the right name owns what they owned. */
export const namesRemoved = (known: Known): ReadonlySet<string> =>
  new Set(removalsIn(known).flatMap((one) => (one.confirmedAt === undefined || isStillAnOwners(one) ? [] : [one.name])))

/** Names that two of the team put right, in the order in which they did. */
const namesRight = (known: Known): readonly { readonly was: string; readonly is: string }[] =>
  removalsIn(known).flatMap(({ name, rightName: right, confirmedAt }) =>
    confirmedAt === undefined || right === undefined ? [] : [{ was: name, is: rightNameOf(right) }],
  )

/** The name under which someone signs whom records or the title search name so. */
export const nameToday = (known: Known, name: string): string =>
  namesRight(known).reduce((today, { was, is }) => (isWrittenAlike(today, was) ? is : today), name)

/** Under which names those were known before who sign under these: records and the title search may still write them so. */
export const formerNames = (known: Known, names: readonly string[]): readonly string[] =>
  namesRight(known).reduceRight<readonly string[]>(
    (former, { was, is }) => ([...names, ...former].some((name) => isWrittenAlike(name, is)) ? former.concat(was) : former),
    [],
  )

/** Whom two of the team took off, each once, with whoever went along. */
export const removedSigners = (known: Known): readonly { readonly party: string; readonly name: string }[] => [
  ...new Map(
    removalsIn(known).flatMap(({ party, name, along = [], confirmedAt, ...how }) =>
      confirmedAt === undefined ? [] : [...(signsOn(how) ? [] : [{ party, name }]), ...along].map((one) => [one.party, one] as const),
    ),
  ).values(),
]
