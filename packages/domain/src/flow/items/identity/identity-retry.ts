/** The identity was not confirmed: the borrower sends clearer pictures, a few times. Then a person looks. */
import * as z from 'zod/mini'
import { ask, foldInto } from '../../item.ts'
import { identityCheck } from './identity-check.ts'
import {
  exampleIdentityDocuments,
  IDENTITY_DOCUMENTS,
  IDENTITY_PICTURE_LABELS,
  identityDocuments,
  identityDocumentsAnswer,
  type KeptIdentityDocuments,
  keptIdentityDocuments,
  MOST_IDENTITY_ATTEMPTS,
  picturesOf,
} from './identity-documents.ts'

const attemptsOf = (documents: KeptIdentityDocuments | undefined): number => documents?.attempt ?? 1

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
    data: z.object({ document: z.optional(z.enum(IDENTITY_DOCUMENTS)), reasons: z.array(z.string()), triesLeft: z.int() }),
    of: (known) => ({
      document: known(identityDocuments)?.document,
      reasons: [...(known(identityCheck)?.reasons ?? [])],
      triesLeft: MOST_IDENTITY_ATTEMPTS - attemptsOf(known(identityDocuments)),
    }),
  },
  labels: IDENTITY_PICTURE_LABELS,
  example: exampleIdentityDocuments,
  answers: foldInto(identityDocuments, (before, answer: KeptIdentityDocuments) => ({ ...answer, attempt: attemptsOf(before) + 1 })),
})
