import { useSearchParams } from 'react-router'
import { AnswerRequest } from '../../conditions/answer-request.tsx'
import { conditionAt } from '../../conditions/condition-words.ts'
import { RequestsContext } from '../../conditions/requests-place.ts'
import { Screen } from '../../page/screen.tsx'
import { ScreenSkeleton } from '../../page/screen-skeleton.tsx'
import { SignerProblem } from './signer-problem.tsx'
import { useSignersRequests } from './signer-requests.ts'

const TITLE = 'Answer a request'

/** Answers one request, in whichever application of theirs it is. */
export default function SignerUploadDocument() {
  const { pending, error, all } = useSignersRequests()
  const [query] = useSearchParams()
  if (pending && !error) return <ScreenSkeleton />
  const place = (all.find(({ conditions }) => conditionAt(conditions, query)) ?? all[0])?.place
  if (error || !place)
    return (
      <Screen title={TITLE} heading={TITLE}>
        <SignerProblem error={error ?? new Error('There is nothing for you to sign here.')} />
      </Screen>
    )
  return (
    <RequestsContext value={place}>
      <AnswerRequest />
    </RequestsContext>
  )
}
