/** The identity was not confirmed: the borrower sends clearer pictures, a few times. Then a person looks. */
import * as z from 'zod/mini'
import { ask, foldInto } from '../../item.ts'
import { identityCheck } from './identity-check.ts'
import {
  exampleIdentityDocuments,
  IDENTITY_DOCUMENTS,
  IDENTITY_PICTURE_LABELS,
  type IdentityPart,
  identityDocuments,
  identityDocumentsAnswer,
  type KeptIdentityDocuments,
  keptIdentityDocuments,
  MOST_IDENTITY_ATTEMPTS,
  picturesOf,
} from './identity-documents.ts'
import type { IdentityReason } from './identity-reasons.ts'

const attemptsOf = (documents: KeptIdentityDocuments | undefined): number => documents?.attempt ?? 1

/** What is taken again for a reason that one photo gives; any other reason is about all of them. */
const RETAKEN: Readonly<Partial<Record<string, IdentityPart>>> = {
  FRONT_UNREADABLE: 'front',
  BACK_UNREADABLE: 'back',
  SELFIE_UNREADABLE: 'selfie',
  FACE_DIFFERS: 'selfie',
} satisfies Partial<Record<IdentityReason, IdentityPart>>

function photosKept(shown: KeptIdentityDocuments | undefined, reasons: readonly string[]): Partial<Record<IdentityPart, string>> {
  const retaken = reasons.map((reason) => RETAKEN[reason])
  if (!shown || reasons.length === 0 || retaken.includes(undefined)) return {}
  return Object.fromEntries(picturesOf(shown).flatMap(({ path, uuid }) => (retaken.includes(path as IdentityPart) ? [] : [[path, uuid]])))
}

export const identityRetry = ask('identity-retry', {
  title: 'Send clearer photos',
  why: 'We couldn’t confirm your identity with the photos. Check what went wrong, and send new ones.',
  steps: ['IDENTITY_VERIFICATION'],
  // Of before there were pictures: nothing can be sent again.
  applies: (known) =>
    known(identityCheck)?.status === 'FAILED' &&
    known(identityDocuments)?.front !== undefined &&
    attemptsOf(known(identityDocuments)) < MOST_IDENTITY_ATTEMPTS,
  reads: (known) => [known(identityCheck)?.reference],
  data: keptIdentityDocuments,
  accepts: identityDocumentsAnswer,
  documents: picturesOf,
  about: {
    data: z.object({
      document: z.optional(z.enum(IDENTITY_DOCUMENTS)),
      reasons: z.array(z.string()),
      triesLeft: z.int(),
      /** Photos that nothing is wrong with: they need not be taken again. */
      kept: z.object({ front: z.optional(z.uuid()), back: z.optional(z.uuid()), selfie: z.optional(z.uuid()) }),
    }),
    of: (known) => ({
      document: known(identityDocuments)?.document,
      reasons: [...(known(identityCheck)?.reasons ?? [])],
      triesLeft: MOST_IDENTITY_ATTEMPTS - attemptsOf(known(identityDocuments)),
      kept: photosKept(known(identityDocuments), known(identityCheck)?.reasons ?? []),
    }),
  },
  labels: IDENTITY_PICTURE_LABELS,
  example: exampleIdentityDocuments,
  answers: foldInto(identityDocuments, (before, answer: KeptIdentityDocuments) => ({ ...answer, attempt: attemptsOf(before) + 1 })),
})
