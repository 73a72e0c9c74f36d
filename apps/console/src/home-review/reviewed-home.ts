/** Which documents a review of the home is made beside, and what has to be so. Pure. */
import { formatCents, formatExactCents } from '@hearthline/domain'
import type { ApplicationFile } from '../application/use-application.ts'

type Stored = ApplicationFile['documents'][number]

const KINDS: Readonly<Record<string, readonly string[]>> = {
  'trust-and-flood-review': ['TRUST_PAPER', 'FLOOD_POLICY'],
  'hazard-insurance-review': ['HAZARD_POLICY'],
  appraisal: ['VALUATION_REPORT', 'VALUATION_COPY', 'VALUE_EVIDENCE'],
  'value-review': ['VALUATION_REPORT', 'VALUE_EVIDENCE', 'VALUATION_COPY'],
  'second-valuation': ['VALUATION_REPORT', 'VALUE_EVIDENCE', 'VALUATION_COPY'],
}

export const isHomeReview = (item: string): boolean => Object.hasOwn(KINDS, item)

/** The newest first. */
export const documentsOfReview = (item: string, documents: readonly Stored[]): readonly Stored[] =>
  documents.filter(({ type }) => KINDS[item]?.includes(type)).toSorted((a, b) => b.created.localeCompare(a.created))

/** Pages that were added since the answer was given: no answer names them, and they are looked at with the others. */
export const addedPages = (item: string, documents: readonly Stored[], reads: unknown): readonly Stored[] => {
  if (item !== 'trust-and-flood-review' && item !== 'hazard-insurance-review') return []
  const named = JSON.stringify(reads)
  return documentsOfReview(item, documents).filter(({ uuid }) => !named.includes(uuid))
}

/** What the reviewer compares with, in a sentence each. */
export function neededOfReview(item: string, about: unknown): readonly string[] {
  const { floodZone, floodCoverageCents, heldInTrust, coverageCents, valueCents, namesOnDeed } = (about ?? {}) as Readonly<
    Record<string, unknown>
  >
  // The figure that the borrower reads: to the cent, where there are cents.
  const amount = (cents: unknown) => formatExactCents(Number(cents))
  return [
    ...(typeof floodCoverageCents === 'number'
      ? [`Flood zone ${floodZone}: coverage of at least ${amount(floodCoverageCents)}, in force, the lender named as mortgagee.`]
      : []),
    ...(typeof floodCoverageCents === 'number' ? [receiptOf(about)] : []),
    ...(heldInTrust === true
      ? [`Trust: revocable, its name as on the deed${onDeed(namesOnDeed)}, trustees and their powers shown, signed.`]
      : []),
    ...removedTrustees(about),
    ...oldPages(about),
    ...(item === 'hazard-insurance-review' && typeof coverageCents === 'number'
      ? [`Home insurance: coverage of at least ${amount(coverageCents)} or full replacement, in force, the lender named as mortgagee.`]
      : []),
    ...(item === 'value-review' && typeof valueCents === 'number'
      ? [
          `The value is ${formatCents(valueCents, 0)}. Answer each reason; do not suggest a value to an appraiser (12 CFR 1026.42(c)(1)).`,
          'A concern about fairness also goes to the fair lending officer.',
        ]
      : []),
  ]
}

const onDeed = (names: unknown): string =>
  Array.isArray(names) && names.length > 0 ? ` (${names.map((name) => `“${name}”`).join(', ')})` : ''

interface RemovedTrustee {
  readonly name: string
  readonly isNamed: boolean
  readonly successor?: string
  readonly rightName?: string
}

/** What two of the team decided of a trustee, whom the borrower may name all the same. */
const removedTrustees = (about: unknown): readonly string[] =>
  ((about as { readonly removed?: readonly RemovedTrustee[] } | undefined)?.removed ?? []).map(
    ({ name, isNamed, successor, rightName }) => {
      const found = rightName
        ? `put the name of the trustee ${name} right: ${rightName}`
        : `decided by the trust’s documents or a death certificate that ${name} is no trustee${successor ? `, and ${successor} is` : ''}`
      if (!isNamed) return `Two of the team ${found}. The documents that were sent have to show it: refuse older ones.`
      return `Two of the team ${found}. The borrower names ${name} again: refuse these documents, unless newer ones show it. Someone else than those two reviews them.`
    },
  )

/** By the borrower's word alone. */
const oldPages = (about: unknown): readonly string[] =>
  (about as { readonly given?: { readonly trust?: { readonly sameDocuments?: boolean } } } | undefined)?.given?.trust?.sameDocuments
    ? ['The borrower sent no new page, and says that those sent before show the trustees of now. Refuse them unless they do.']
    : []

/** The record that 42 USC 4104a(a)(1) asks for: the time and the words stand among the consents. */
const receiptOf = (about: unknown): string =>
  (about as { readonly given?: { readonly noticeReceived?: boolean } }).given?.noticeReceived === true
    ? 'Flood notice: the borrower confirmed that they received it. See the time under Consents.'
    : 'Flood notice: the borrower has not confirmed that they received it. Ask for it before you accept.'
