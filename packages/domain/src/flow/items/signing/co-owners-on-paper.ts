/**
 * Owners who sign in ink and not on pages of their own: those of whom no email is known, and those who cannot use one. The team records for each what the
 * pages would have shown: which set came back, signed when and before whom, and by which ID it was seen who they are. A word alone stands for no
 * signature. Whoever has begun on their own pages ends there, where they may choose paper too, and no one of the team does it for them.
 */
import { z } from 'zod'
import { localDate } from '../../../facts/scalars.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import type { AlsoSettled, Item, Known, Misfit, NamedDocument, SignerProgress } from '../../item.ts'
import { isMarried } from '../about-you/marital-status.ts'
import { mailRefusedOf } from './mail-refusals.ts'
import { marriageAtTable, marriageLabels } from './marriage-answer.ts'
import { contradictedMarriages, type SaidOfMarriage } from './marriage-contradictions.ts'
import { INK_PRESENCES } from './note-signing.ts'
import { ownerMarriages } from './owner-marriages.ts'
import { marriageOf, marriagesKept, ownersAsked, peopleToMarry, withMarriages } from './owners-spouses.ts'
import { misfitsOfPresence } from './paper-signing.ts'
import { isWithDeedOfNow } from './read-again.ts'
import { misfitsOfIdentity, shownIdentity, shownIdentityLabels } from './shown-identity.ts'
import { misfitsOfDay, signableSince } from './signable-since.ts'
import { signersProgress } from './signers-progress.ts'

const ownerOnPaper = z.object({
  /** absent where the application names no one: then the name alone says who it is */
  party: z.string().max(40).optional(),
  name: z.string().trim().min(2, 'Enter the full name').max(160),
  signedOn: localDate,
  before: z.enum(INK_PRESENCES),
  /** who else was there */
  witness: z.string().trim().min(2).max(120).optional(),
  /** of the set, signed in every place */
  scans: z.array(z.uuid('Upload what came back')).min(1, 'Upload what came back').max(20),
  /** by which it was seen who they are */
  identity: shownIdentity,
  /** of an owner of whom it is not known yet, where the law has their spouse sign too */
  marriage: z.optional(marriageAtTable),
  /** where they have an email that mail reaches: why they do not sign there */
  whyPaper: z.string().trim().min(3, 'Say why they sign on paper').max(300).optional(),
})

export const coOwnersAnswer = z.object({ owners: z.array(ownerOnPaper).min(1, 'Record each owner who signed on paper').max(12) })

/** Earlier releases kept names or emails alone, as an operator said them. */
export const coOwnersData = z.object({
  signed: z.array(z.string()).optional(),
  /** With the digest of the deed that was among what came back, kept by the server. */
  owners: z.array(ownerOnPaper.extend({ deed: z.string().optional() })).optional(),
})
type CoOwners = z.infer<typeof coOwnersData>

const person = z.object({ party: z.string(), name: z.string() })

export const ownersAwaited = z.object({
  owners: z.array(
    person.extend({
      state: z.enum(['DONE', 'BEGUN', 'EMAILED', 'NO_EMAIL']),
      /** whom they may be married to, of an owner who has not said it where the law asks */
      people: z.array(person).optional(),
    }),
  ),
})

/** EMAILED: there is an address that mail reaches, and they are asked there first. */
function stateOf(known: Known, signer: SignerProgress): z.infer<typeof ownersAwaited>['owners'][number]['state'] {
  if (signer.isDone) return 'DONE'
  if (signer.hasBegun) return 'BEGUN'
  return signer.email !== undefined && mailRefusedOf(known, signer) === undefined ? 'EMAILED' : 'NO_EMAIL'
}

export function signersToShow(known: Known): z.infer<typeof ownersAwaited>['owners'] {
  const owners = ownersAsked(known)
  return (known(signersProgress) ?? []).map((signer) => {
    const { party, name } = signer
    const isToSay = owners.some((one) => one.party === party) && marriageOf(known, { party, name }, owners) === undefined
    return { party, name, state: stateOf(known, signer), ...(isToSay && { people: [...peopleToMarry(known, party, owners)] }) }
  })
}

type Owner = z.infer<typeof ownerOnPaper>

/** What has no place for this owner, by who the application says they are. */
function misfitOfPerson(known: Known, { party, whyPaper }: Owner, all: readonly SignerProgress[]): readonly Misfit[] {
  if (all.length === 0) return []
  const signer = all.find((one) => one.party === party)
  if (!signer) return [{ path: 'party', message: 'Choose one of the owners of this home' }]
  const state = stateOf(known, signer)
  if (state === 'DONE') return [{ path: 'party', message: `${signer.name} has signed online` }]
  if (state === 'BEGUN')
    return [{ path: 'party', message: `${signer.name} has begun online, and finishes there. They can choose paper there too` }]
  if (state === 'EMAILED' && whyPaper === undefined)
    return [{ path: 'whyPaper', message: `${signer.name} is asked by email. Say why they sign on paper` }]
  return []
}

/** Where the law has the spouse of an owner sign: whoever signs on pages of their own has said it there. */
function misfitsOfMarried(known: Known, { party = '', name, marriage }: Owner): readonly Misfit[] {
  const owners = ownersAsked(known)
  const owner = owners.find((one) => one.party === party)
  if (!owner || marriageOf(known, owner, owners) !== undefined) return []
  if (marriage === undefined)
    return [{ path: 'marriage.status', message: `Ask ${name} whether they are married, and record what they say` }]
  if (isMarried(marriage.status) && marriage.to === undefined)
    return [
      {
        path: 'marriage.to',
        message: `The spouse of ${name} has to sign too. Record who they are under “Marital status of the co-owners”. Then the documents are made again.`,
      },
    ]
  return []
}

/** Their answers beside each other, and beside what was said before. */
const contradictionsOnPaper = (known: Known, data: CoOwners): readonly Misfit[] =>
  contradictedMarriages(known, marriagesSaid(known, data), ownersAsked(known)).map(({ party, path, message }) => ({
    path: `owners.${(data.owners ?? []).findIndex((one) => one.party === party)}.marriage.${path}`,
    message,
  }))

/** Of those of whom it is asked: what another said on pages of their own, nothing takes the place of. */
function marriagesSaid(known: Known, { owners = [] }: CoOwners): readonly SaidOfMarriage[] {
  const asked = ownersAsked(known)
  return owners.flatMap(({ party, marriage }) => {
    const owner = asked.find((one) => one.party === party)
    return owner && marriage && marriageOf(known, owner, asked) === undefined ? [{ party: owner.party, ...marriage }] : []
  })
}

/** What they said beside it is kept where every owner's is. */
export const marriagesOfOwners = (known: Known, data: CoOwners): readonly AlsoSettled[] => {
  const said = marriagesSaid(known, data)
  return said.length > 0 ? [{ item: ownerMarriages as Item, data: marriagesKept(known, withMarriages(known, said, 'TEAM')) }] : []
}

/** Whether what was recorded is of the deed of now. What earlier releases kept as names alone stands. */
export const isOfDeedOfNow = (known: Known, { owners = [] }: CoOwners): boolean =>
  owners.every(({ deed }) => isWithDeedOfNow(known, deed, 'co-owners'))

const MISSING = 'Record each owner who signed on paper. Missing: '

export function misfitsOfOwners(known: Known, { owners = [] }: CoOwners, today: LocalDate): readonly Misfit[] {
  const all = known(signersProgress) ?? []
  const missing = all.filter(({ party, isDone }) => !isDone && !owners.some((owner) => owner.party === party))
  const since = signableSince(known)
  const scans = owners.map((owner) => [...owner.scans, owner.identity.scan])
  return [
    ...(missing.length > 0 ? [{ path: 'owners', message: MISSING + missing.map(({ name }) => name).join(', ') }] : []),
    ...owners.flatMap((owner, index) => {
      const { party, signedOn, before, witness, identity } = owner
      const isTwice = party !== undefined && owners.findIndex((one) => one.party === party) < index
      const isShared = scans.some((other, at) => at < index && other.some((scan) => scans[index]!.includes(scan)))
      return [
        ...misfitOfPerson(known, owner, all),
        ...(isTwice ? [{ path: 'party', message: 'This owner is recorded already' }] : []),
        ...misfitsOfDay(signedOn, today, since),
        ...misfitsOfPresence(before, witness),
        ...misfitsOfIdentity(identity, signedOn),
        ...misfitsOfMarried(known, owner),
        ...(isShared ? [{ path: 'scans', message: 'Each owner has scans of their own' }] : []),
      ].map(({ path, message }) => ({ path: `owners.${index}.${path}`, message }))
    }),
    ...contradictionsOnPaper(known, { owners }),
  ]
}

/** Kept for the file: none of it is the borrower's to have. */
export const documentsOfOwners = ({ owners = [] }: CoOwners): readonly NamedDocument[] =>
  owners.flatMap(({ scans, identity }, index) => [
    ...scans.map((uuid, at) => ({
      ...{ path: `owners.${index}.scans.${at}`, uuid, kind: 'SIGNED_ON_PAPER' as const, isForTheFile: true as const },
    })),
    { path: `owners.${index}.identity.scan`, uuid: identity.scan, kind: 'OWNER_IDENTITY' as const, isForTheFile: true as const },
  ])

export const coOwnersLabels = {
  signed: 'Who signed',
  owners: {
    label: 'Owners who signed on paper',
    each: {
      party: 'Owner',
      name: 'Full name',
      signedOn: 'Signed on',
      before: {
        label: 'Who was there',
        options: { ALONE: 'No one else', OUR_TEAM: 'Someone of our team', NOTARY: 'A notary', WITNESS: 'Another witness' },
      },
      witness: 'Name of who was there',
      scans: 'Scans of what came back',
      identity: shownIdentityLabels,
      marriage: { status: marriageLabels.status, to: marriageLabels.to },
      whyPaper: 'Why on paper, where they have an email',
      deed: 'Digest of the deed',
    },
  },
} as const

export const exampleOwner: Owner = {
  name: 'Sam Reyes',
  signedOn: '2026-11-23',
  before: 'NOTARY',
  witness: 'J. Calloway',
  scans: ['00000000-0000-4000-8000-000000000001'],
  identity: { document: 'US_DRIVERS_LICENSE', expiresOn: '2030-02-11', scan: '00000000-0000-4000-8000-000000000002' },
}
