import { minutesForSet } from '@hearthline/domain'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { FormProblem } from '../forms/form-problem.tsx'
import { type NumberedStep, NumberedSteps } from '../page/numbered-steps.tsx'
import { whatToDo } from './signing-phase.ts'
import type { SigningStateBody } from './signing-source.ts'
import { useDocumentsToSign } from './use-signing.ts'

const WHAT_TO_DO = {
  READ: 'Read this one. There is nothing to sign in it.',
  SIGN: 'Read it, then sign each place in it.',
  NOTARY: 'Read it now. Sign it later, with the notary.',
  OFFICE: 'Read it now. Sign it at the office.',
} as const

type ToDo = Pick<SigningStateBody, 'documents' | 'atOffice'>

/** Where a document was made anew, what is left of the set: the rest was read and signed, and stands. */
export function documentsLeft({ documents }: Pick<ToDo, 'documents'>): ToDo['documents'] {
  if (!documents.some(({ madeAgain }) => madeAgain)) return documents
  return documents.filter(({ readAt, places }) => readAt === null || places.some(({ signedAt }) => signedAt === null))
}

/** Every document that is left of the set, in its order, for whoever's it is. */
export function whatYouSign({ documents, atOffice }: ToDo): readonly NumberedStep[] {
  const left = documentsLeft({ documents })
  const minutes = minutesForSet(left.length)
  const others = documents.length - left.length
  const stays = others === 0 ? '' : ` What you did in the other ${others === 1 ? 'document' : `${others} documents`} stays.`
  return [
    ...left.map((document) => ({ title: document.title, text: WHAT_TO_DO[whatToDo(document, { atOffice })] })),
    {
      title: 'Finish',
      text: atOffice
        ? `Reading takes about ${minutes} minutes. Nothing is signed here.${stays} You get a copy of every document.`
        : `All of it takes about ${minutes} minutes.${stays} You get a copy of every document.`,
    },
  ]
}

/** What will be read and what will be signed, before any of it is. */
export function WhatYouSign() {
  const { data, error, isPending } = useDocumentsToSign()
  if (isPending)
    return (
      <SkeletonGroup label="Opening the list">
        <Skeleton lines={5} />
      </SkeletonGroup>
    )
  return data ? <NumberedSteps steps={whatYouSign(data)} /> : <FormProblem error={error} />
}
