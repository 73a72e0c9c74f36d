/**
 * What was signed at the office where a line is closed: who signed the documents, in ink, and where (Tex. Const. XVI s.50(a)(6)(N); 7 TAC 153.15). It is
 * recorded with the signing before the notary, because it is the same meeting.
 */
import * as z from 'zod/mini'
import { localDate } from '../../../facts/scalars.ts'
import { MEETING_PLACES } from '../../../policy/notary-law.ts'
import { meetingPlaces } from '../../../policy/notary-meeting.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import type { AlsoSettled, Item, Known, Misfit, NamedDocument } from '../../item.ts'
import { SIGNER_IDENTITIES, type SignerIdentity } from '../../item-parts.ts'
import { BORROWER } from '../../parties.ts'
import { legalName } from '../apply/legal-name.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { firstAndLastName, ownerMatches } from '../property/owner-matches.ts'
import { signerSigning } from '../signer/signer-signing.ts'
import { signsAtOffice } from '../signing/closing-office.ts'
import { closingSigners } from '../signing/closing-signers.ts'
import { documentsToSign } from '../signing/documents-to-sign.ts'
import { partiesWithRight } from '../signing/instrument-parties.ts'
import { marriageAtTable, marriageLabels } from '../signing/marriage-answer.ts'
import { noteSigning, OFFICE_LABELS, type StoredSigning } from '../signing/note-signing.ts'
import { ownerMarriages } from '../signing/owner-marriages.ts'
import { ownersAsked, peopleToMarry, withMarriages } from '../signing/owners-spouses.ts'
import { misfitsOfIdentity, shownIdentity, shownIdentityLabels } from '../signing/shown-identity.ts'
import { signersProgress } from '../signing/signers-progress.ts'
import { costsReadOn, costsReadyOn, hasCostsBefore, misfitsOfCosts } from './costs-at-office.ts'
import { isTheHome } from './is-the-home.ts'
import {
  contradictionsAtOffice,
  MARRIAGES_AT_OFFICE,
  marriageAtOffice,
  marriagesSaid,
  misfitsOfMarriageAtOffice,
} from './marriage-at-office.ts'
import { scansOf } from './named-already.ts'

export const officeClosing = z.object({
  place: z.enum(MEETING_PLACES),
  /** The permanent office (7 TAC 153.15(1)). */
  address: z.string().check(z.trim(), z.minLength(8, 'Enter the address of the office: street, city and state'), z.maxLength(200)),
  signers: z
    .array(
      z.object({
        party: z.string().check(z.maxLength(40)),
        /** as it stands on the documents */
        signature: z.string().check(z.trim(), z.minLength(2, 'Enter the name as it was signed'), z.maxLength(120)),
        /** of each document that they signed, or of all of them */
        scans: z.array(z.uuid('Upload what they signed')).check(z.minLength(1, 'Upload what they signed'), z.maxLength(20)),
        /** of whom no check of their own showed who they are */
        identity: z.optional(shownIdentity),
        /** of an owner whose spouse is not among those who sign: what they say of it at the table */
        marriage: z.optional(marriageAtTable),
        /** of an owner of a Texas homestead: since when they have the itemized costs, where it was not on pages of their own */
        costsOn: z.optional(localDate),
        /** of whoever was handed two copies of their notice of the right to cancel there: the receipt that they signed */
        noticeReceipt: z.optional(z.uuid('Upload the receipt')),
      }),
    )
    .check(z.maxLength(12)),
})
export type OfficeClosing = z.infer<typeof officeClosing>
type Signed = OfficeClosing['signers'][number]

export const officeClosingLabels = {
  ...OFFICE_LABELS,
  signers: {
    label: 'Who signed the documents',
    each: {
      party: 'Signer',
      signature: 'Name, as it was signed',
      scans: 'Scans of what they signed',
      identity: shownIdentityLabels,
      marriage: { status: marriageLabels.status, to: marriageLabels.to },
      costsOn: 'Had the itemized costs on',
      noticeReceipt: 'Receipt for two paper copies of the notice of the right to cancel, handed over there',
    },
  },
} as const

/** What the record of a meeting says of it. */
interface Meeting {
  readonly closing?: OfficeClosing | undefined
  readonly signedOn?: LocalDate | undefined
  readonly notary?: string | undefined
}

export const documentSigner = z.object({
  party: z.string(),
  name: z.string(),
  identity: z.enum(SIGNER_IDENTITIES),
  marriage: z.enum(MARRIAGES_AT_OFFICE),
  /** whom they may say they are married to */
  people: z.array(z.object({ party: z.string(), name: z.string() })),
  /** since when they have the itemized costs: NOT_KNOWN where they did not open them, NONE of whom no day counts */
  costs: z.union([z.enum(['NONE', 'NOT_KNOWN']), localDate]),
  /** whether they may cancel, and are to have a notice of it (12 CFR 1026.15(a)(1), (b)) */
  hasRight: z.boolean(),
})
type DocumentSigner = z.infer<typeof documentSigner>

const borrowersName = (known: Known): string => {
  const { firstName = '', lastName = '' } = known(legalName) ?? {}
  return `${firstName} ${lastName}`.trim()
}

/** Who has a place to sign in the documents and has not signed them, of an application whose documents are signed at an office. */
export function signersAtOffice(known: Known): readonly DocumentSigner[] {
  if (!signsAtOffice(known)) return []
  const withPlaces = new Set(documentsToSign(known).flatMap(({ places }) => places.map(({ party }) => party)))
  const progress = known(signersProgress) ?? []
  const signed = new Set(progress.flatMap(({ party, hasSigned }) => (hasSigned ? [party] : [])))
  // The borrower's own was checked long before.
  const identityOf = (of: string): SignerIdentity =>
    of === BORROWER ? 'SHOWN' : (progress.find(({ party }) => party === of)?.identity ?? 'TO_SHOW')
  const owners = ownersAsked(known)
  const peopleOf = (party: string) =>
    party !== BORROWER && marriageAtOffice(known, party) === 'TO_SAY' ? [...peopleToMarry(known, party, owners)] : []
  const costsOf = (party: string) =>
    hasCostsBefore(known, party) ? (costsReadOn(known, party) ?? ('NOT_KNOWN' as const)) : ('NONE' as const)
  if (known(noteSigning) !== undefined) signed.add(BORROWER)
  const mayCancel = partiesWithRight(known)
  return [{ party: BORROWER, name: borrowersName(known) }, ...closingSigners(known)].flatMap(({ party, name }) =>
    withPlaces.has(party) && !signed.has(party)
      ? [
          {
            party,
            name,
            identity: identityOf(party),
            marriage: marriageAtOffice(known, party),
            people: peopleOf(party),
            costs: costsOf(party),
            hasRight: mayCancel.has(party),
          },
        ]
      : [],
  )
}

/** An owner is not to be persuaded at their own table: an office is elsewhere. */
function misfitsOfPlace(known: Known, { place, address }: OfficeClosing, on: LocalDate): readonly Misfit[] {
  const home = known(propertyAddress)
  const allowed = meetingPlaces(home?.state ?? '', home?.occupancyType, on)
  return [
    ...(allowed.includes(place)
      ? []
      : [{ path: 'closing.place', message: 'The law of the state allows the office of the lender, an attorney or a title company alone' }]),
    ...(isTheHome(home ?? {}, address)
      ? [{ path: 'closing.address', message: 'This is the home. The law of the state allows no signing there' }]
      : []),
  ]
}

/** Who signed is seen by an ID: by their own check of it, and where there was none at the table. A doubt of the team's stays until it is decided. */
function misfitsOfWho({ name, identity: state }: DocumentSigner, { identity }: Signed, signedOn: LocalDate | undefined): readonly Misfit[] {
  if (state === 'IN_REVIEW') return [{ path: 'party', message: `Our team is reviewing the ID of ${name}. Decide that review first` }]
  if (identity === undefined)
    return state === 'SHOWN'
      ? []
      : [{ path: 'identity', message: `Record the ID that ${name} showed: no check of their own says who they are` }]
  return signedOn === undefined ? [] : misfitsOfIdentity(identity, signedOn)
}

/**
 * @param owing who signs the documents at this meeting
 * @param on the lender's day on which it is recorded
 * @param named the documents that stand for what somebody signed already
 */
export function misfitsOfClosing(
  known: Known,
  // The day is named by whoever asks, known or not: costs and IDs are judged by it.
  { closing, signedOn }: { readonly closing: OfficeClosing | undefined; readonly signedOn: LocalDate | undefined },
  owing: readonly DocumentSigner[],
  on: LocalDate,
  named: ReadonlySet<string>,
): readonly Misfit[] {
  if (owing.length === 0)
    return closing === undefined ? [] : [{ path: 'closing', message: 'Only the deed was to be signed at this meeting' }]
  if (closing === undefined) return [{ path: 'closing', message: 'Record what each of them signed at the office' }]
  const missing = owing.filter(({ party }) => !closing.signers.some((signer) => signer.party === party))
  return [
    ...misfitsOfPlace(known, closing, on),
    ...(missing.length > 0
      ? [{ path: 'closing.signers', message: `Record what each signed. Missing: ${missing.map(({ name }) => name).join(', ')}` }]
      : []),
    ...closing.signers.flatMap((signed, index) => {
      const { party, signature } = signed
      const at = `closing.signers.${index}`
      const signer = owing.find((one) => one.party === party)
      if (!signer) return [{ path: `${at}.party`, message: 'Choose one of those who sign at this meeting' }]
      const before = closing.signers.slice(0, index)
      const others = new Set([...named, ...before.flatMap(scansOf)])
      const hasNoRight = signed.noticeReceipt !== undefined && !signer.hasRight
      const isShared = scansOf(signed).some((scan) => others.has(scan))
      return [
        ...(before.some((one) => one.party === party) ? [{ path: `${at}.party`, message: 'This signer is recorded already' }] : []),
        ...(ownerMatches([{ name: signature, kind: 'PERSON' }], firstAndLastName(signer.name))
          ? []
          : [{ path: `${at}.signature`, message: `This part is signed by ${signer.name}` }]),
        ...(hasNoRight ? [{ path: `${at}.noticeReceipt`, message: `${signer.name} has no right to cancel` }] : []),
        ...(isShared ? [{ path: `${at}.scans`, message: 'Each signer has scans of their own' }] : []),
        ...[
          ...misfitsOfWho(signer, signed, signedOn),
          ...misfitsOfMarriageAtOffice(known, signer, signed.marriage),
          ...misfitsOfCosts(known, signer, signed, signedOn),
        ].map(({ path, message }) => ({ path: `${at}.${path}`, message })),
      ]
    }),
    ...contradictionsAtOffice(known, closing.signers).map(({ path, message }) => ({ path: `closing.signers.${path}`, message })),
  ]
}

/** Another owner's are for the file, and theirs to read: they are not the borrower's to have. */
export const documentsOfClosing = ({ closing }: Pick<Meeting, 'closing'>): readonly NamedDocument[] =>
  (closing?.signers ?? []).flatMap(({ party, scans, identity, noticeReceipt }, index) => [
    ...scans.map((uuid, at) => ({
      ...{ path: `closing.signers.${index}.scans.${at}`, uuid, kind: 'SIGNED_ON_PAPER' as const },
      ...(party !== BORROWER && { isForTheFile: true as const }),
    })),
    ...(identity
      ? [
          {
            path: `closing.signers.${index}.identity.scan`,
            uuid: identity.scan,
            kind: 'OWNER_IDENTITY' as const,
            isForTheFile: true as const,
          },
        ]
      : []),
    ...(noticeReceipt === undefined
      ? []
      : [
          {
            path: `closing.signers.${index}.noticeReceipt`,
            uuid: noticeReceipt,
            kind: 'FILE_EVIDENCE' as const,
            ...{ isForTheFile: true as const, isOfOneThing: true as const },
          },
        ]),
  ])

/** The documents are signed by it, each signer's as if they had come back on paper (record 0085). */
export function signedByClosing(known: Known, { closing, signedOn, notary }: Meeting): readonly AlsoSettled[] {
  if (closing === undefined || signedOn === undefined) return []
  const documents = documentsToSign(known).map(({ kind, documentId, sha256 }) => ({ kind, documentId, sha256 }))
  const { place, address } = closing
  const said = marriagesSaid(known, closing.signers)
  const marriages = said.length > 0 ? [{ item: ownerMarriages as Item, data: { owners: withMarriages(known, said, 'OWNER') } }] : []
  const signatures = closing.signers.map(({ party, signature, scans }): AlsoSettled => {
    const data: StoredSigning = {
      signature,
      documents,
      paper: { signedOn, before: 'NOTARY', ...(notary !== undefined && { witness: notary }), scans, office: { place, address } },
    }
    return party === BORROWER ? { item: noteSigning as Item, data } : { item: signerSigning as Item, party, data }
  })
  return [...signatures, ...marriages]
}

/** Whether someone who signs beside the borrower signed the documents at that meeting. */
export const hasSignedAt = (meeting: Meeting | undefined, party: string): boolean =>
  meeting?.closing?.signers.some((signer) => signer.party === party) === true

/** As it could be recorded of this application; undefined where the deed alone is signed at the meeting. */
export function exampleClosing(known: Known): OfficeClosing | undefined {
  const owing = signersAtOffice(known)
  if (owing.length === 0) return undefined
  return {
    place: 'TITLE_OFFICE',
    address: '200 Congress Avenue, Austin, TX 78701',
    signers: owing.map(({ party, name, identity, marriage, costs }, index) => ({
      party,
      signature: name,
      scans: [`00000000-0000-4000-8000-00000000000${index + 1}`],
      ...(costs === 'NOT_KNOWN' && { costsOn: costsReadyOn(known) ?? '2026-01-02' }),
      ...(marriage !== 'NONE' && { marriage: { status: 'UNMARRIED' as const } }),
      ...(identity !== 'SHOWN' && {
        identity: { document: 'US_PASSPORT' as const, expiresOn: '2036-01-31', scan: `00000000-0000-4000-8000-00000000010${index + 1}` },
      }),
    })),
  }
}
