/** Which identity document the borrower shows, with its pictures and one of their face. */
import * as z from 'zod/mini'
import type { SentDocumentKind } from '../../../facts/document-kind.ts'
import { ask, type Known, type NamedDocument } from '../../item.ts'
import { disbursementAccount } from '../banking/disbursement-account.ts'

export const IDENTITY_DOCUMENTS = ['US_DRIVERS_LICENSE', 'US_PASSPORT', 'US_STATE_ID_CARD', 'US_PERMANENT_RESIDENT_CARD'] as const
export type IdentityDocument = (typeof IDENTITY_DOCUMENTS)[number]

/** A passport says everything on one page. */
export const hasBack = (document: IdentityDocument): boolean => document !== 'US_PASSPORT'

/** How often pictures are checked before a person looks at them. */
export const MOST_IDENTITY_ATTEMPTS = 3
export const MOST_IDENTITY_ATTEMPTS_IN_ALL = 8

const document = z.enum(IDENTITY_DOCUMENTS, 'Choose a document')

/** `attempt`: how many times pictures were sent; once where left out. Before there were pictures, the kind of document was all. */
export const keptIdentityDocuments = z.object({
  document,
  front: z.optional(z.uuid()),
  back: z.optional(z.uuid()),
  selfie: z.optional(z.uuid()),
  attempt: z.optional(z.int().check(z.positive())),
})
export type KeptIdentityDocuments = z.infer<typeof keptIdentityDocuments>

export const identityDocumentsAnswer = z
  .object({
    document,
    front: z.uuid('Add a photo of the front of your document'),
    back: z.optional(z.uuid()),
    selfie: z.uuid('Add a photo of your face'),
  })
  .check(
    z.refine(({ document: kind, back }) => !hasBack(kind) || back !== undefined, {
      path: ['back'],
      error: 'Add a photo of the back of your document',
      // Beside what else is missing, not after it.
      when: ({ value }) => document.safeParse((value as { document?: unknown } | null)?.document).success,
    }),
  )

export const IDENTITY_PARTS = { front: 'ID_FRONT', back: 'ID_BACK', selfie: 'SELFIE' } as const satisfies Readonly<
  Record<string, SentDocumentKind>
>
export type IdentityPart = keyof typeof IDENTITY_PARTS

/** The pictures that an answer names, with what each has to be. */
export const picturesOf = (answer: KeptIdentityDocuments): readonly NamedDocument[] =>
  (Object.keys(IDENTITY_PARTS) as IdentityPart[]).flatMap((part) => {
    const uuid = answer[part]
    return uuid === undefined ? [] : [{ path: part, uuid, kind: IDENTITY_PARTS[part] }]
  })

export const IDENTITY_DOCUMENT_LABELS = {
  document: {
    label: 'Which document will you use?',
    options: {
      US_DRIVERS_LICENSE: "US driver's license",
      US_PASSPORT: 'US passport',
      US_STATE_ID_CARD: 'US state ID card',
      US_PERMANENT_RESIDENT_CARD: 'US permanent resident card',
    },
  },
} as const

export const IDENTITY_PICTURE_LABELS = {
  ...IDENTITY_DOCUMENT_LABELS,
  front: 'Front of the document',
  back: 'Back of the document',
  selfie: 'Photo of your face',
  attempt: 'Attempt',
} as const

export const exampleIdentityDocuments = {
  document: 'US_DRIVERS_LICENSE',
  front: '3b0d6c1e-8c55-4d0f-9c9a-6f4f2a1b7c01',
  back: '3b0d6c1e-8c55-4d0f-9c9a-6f4f2a1b7c02',
  selfie: '3b0d6c1e-8c55-4d0f-9c9a-6f4f2a1b7c03',
} as const

export const identityDocuments = ask('identity-documents', {
  title: 'Verify your identity',
  why: 'We verify everyone who signs, so that no one else can pledge your home.',
  steps: ['IDENTITY_VERIFICATION'],
  // The account is checked, and payments are authorized from it, until the photos are asked for.
  ends: [disbursementAccount],
  data: keptIdentityDocuments,
  accepts: identityDocumentsAnswer,
  // While a person reviews the photos, clearer ones may be sent: they count on.
  keeps: (known, answer) => {
    const before = documentsBefore(known)
    return before ? { ...answer, attempt: (before.attempt ?? 1) + 1 } : answer
  },
  fits: (known) =>
    (documentsBefore(known)?.attempt ?? 0) >= MOST_IDENTITY_ATTEMPTS_IN_ALL
      ? [{ path: 'document', message: 'You have sent photos several times already. Please contact us, and a specialist will help you.' }]
      : [],
  documents: picturesOf,
  labels: IDENTITY_PICTURE_LABELS,
  example: exampleIdentityDocuments,
})

function documentsBefore(known: Known): KeptIdentityDocuments | undefined {
  return known(identityDocuments)
}
