/** An identity that the check did not confirm, from what was stored of it. Pure. */
import { IDENTITY_DOCUMENT_LABELS, IDENTITY_PARTS, type IdentityPart, type IdentityReason } from '@hearthline/domain'
import type { ApplicationFile } from '../application/use-application.ts'

type Stored = ApplicationFile['documents'][number]
type Data = Readonly<Record<string, unknown>>

export interface ReviewedIdentity {
  /** What the borrower said, to compare with the document. */
  readonly stated: readonly (readonly [label: string, value: string])[]
  readonly reasons: readonly string[]
  /** In the order in which they are compared. */
  readonly photos: readonly { readonly part: IdentityPart; readonly document: Stored }[]
}

const REASONS: Readonly<Record<IdentityReason, string>> = {
  FRONT_UNREADABLE: 'The front is not readable',
  BACK_UNREADABLE: 'The back is not readable',
  SELFIE_UNREADABLE: 'The face is not visible enough',
  FACE_DIFFERS: 'The face differs from the one on the document',
  EXPIRED: 'The document has expired',
  NAME_DIFFERS: 'The name differs from the one stated',
  BIRTH_DATE_DIFFERS: 'The date of birth differs from the one stated',
  ANOTHER_DOCUMENT: 'The photos show another kind of document',
  NOT_GENUINE: 'The document may not be genuine',
  NEEDS_REVIEW: 'The provider asks for a review',
}

const STATUS: Readonly<Record<string, string>> = { FAILED: 'Not confirmed', PENDING_REVIEW: 'Undecided: asks for a person' }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const joined = (data: Data, fields: readonly string[], by: string): string =>
  fields
    .map((field) => text(data[field]))
    .filter(Boolean)
    .join(by)

/** The review of an additional signer names their party. */
const SIGNER_REVIEW = /^signer-identity-review(@[0-9a-f]+)$/

export const isSignerIdentityReview = (item: string): boolean => SIGNER_REVIEW.test(item)

type File = Pick<ApplicationFile, 'walk' | 'documents' | 'openItem'>

/** The borrower's identity, or that of the signer whom the open item is about; undefined where the check confirmed it, or was not made. */
export function readReviewedIdentity({ walk, documents, openItem }: File): ReviewedIdentity | undefined {
  const dataOf = (item: string) => walk.find(({ id }) => id === item)?.data as Data | undefined
  const [, party] = SIGNER_REVIEW.exec(openItem?.id ?? '') ?? []
  const intro = party === undefined ? undefined : (dataOf(`signer-intro${party}`) ?? {})
  const check = dataOf(party === undefined ? 'identity-check' : `signer-identity-check${party}`)
  const shown = dataOf(party === undefined ? 'identity-documents' : `signer-identity-documents${party}`)
  if (!check || !shown || check.status === 'VERIFIED') return undefined
  const options: Readonly<Record<string, string>> = IDENTITY_DOCUMENT_LABELS.document.options
  const home = dataOf('home-address') ?? {}
  const name = (intro ? intro.legalName : dataOf('legal-name')) as Data | undefined
  const address = [joined(home, ['street1', 'street2', 'city'], ', '), joined(home, ['state', 'zip'], ' ')].filter(Boolean).join(', ')
  return {
    stated: [
      ['Name', joined(name ?? {}, ['firstName', 'middleName', 'lastName', 'suffix'], ' ')],
      ...(text(check.nameRead) ? [['Name on the document', text(check.nameRead)] as const] : []),
      ['Date of birth', text(intro ? intro.bornOn : dataOf('birth-date')?.bornOn)],
      // Where a signer lives is not asked.
      ...(intro ? [] : [['Home address', address] as const]),
      ['Document', options[text(shown.document)] ?? text(shown.document)],
      ['Attempts', String(shown.attempt ?? 1)],
      ['Automatic check', STATUS[text(check.status)] ?? text(check.status)],
      ['Reference', text(check.reference)],
    ],
    reasons: (Array.isArray(check.reasons) ? check.reasons : []).map((reason) => REASONS[reason as IdentityReason] ?? String(reason)),
    photos: (Object.keys(IDENTITY_PARTS) as IdentityPart[]).flatMap((part) => {
      const document = documents.find(({ uuid }) => uuid === shown[part])
      return document ? [{ part, document }] : []
    }),
  }
}
