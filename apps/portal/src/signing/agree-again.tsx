import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { request } from '../api/request.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { useForm } from '../forms/use-form.ts'
import { useOrganization } from '../session/use-organization.ts'
import { AgreeBox, missingAccess, NO_ACCESS_YET, WordOfTestFile } from './shows-access.tsx'
import { useRecord } from './use-signing.ts'

interface AgreeAgainProps {
  readonly onAgreed: () => void
}

/** Electronic documents again, after a withdrawal. The words that are agreed to come first: without them there is nothing to agree to. */
export function AgreeAgain({ onAgreed }: AgreeAgainProps) {
  const { orgCode } = useOrganization()
  const words = useQuery({
    queryKey: ['consent-words', orgCode, 'delivery'],
    queryFn: ({ signal }) => request('GET', '/service-comms-prefs/external/api/v1/consent/words', { signal }),
    refetchOnMount: 'always',
  })
  const text = words.data?.find(({ type }) => type === 'ELECTRONIC_COMMUNICATION')
  if (text) return <AgreeForm text={text} onAgreed={onAgreed} />
  if (words.isPending)
    return (
      <SkeletonGroup label="Loading what you can agree to">
        <Skeleton lines={3} />
      </SkeletonGroup>
    )
  const again = (
    <Button variant="secondary" size="medium" loading={words.isFetching} loadingLabel="Trying…" onClick={() => void words.refetch()}>
      Try again
    </Button>
  )
  return (
    <Alert kind="error" action={again}>
      We could not load what you would agree to, so you cannot agree again right now. Your documents still come by mail.
    </Alert>
  )
}

interface AgreeFormProps extends AgreeAgainProps {
  readonly text: { readonly text: string; readonly version: string }
}

function AgreeForm({ text, onAgreed }: AgreeFormProps) {
  const prefix = useId()
  const form = useForm(NO_ACCESS_YET)
  const { record, busy, error } = useRecord(form.failWith)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = missingAccess(form.values, 'Check the box to get documents electronically')
    form.fail(missing)
    if (missing.length > 0) return
    if (await record({ event: 'DELIVERY_AGREED', word: form.values.word, version: text.version })) onAgreed()
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate aria-label="Get documents electronically again">
      <ErrorSummary errors={form.problems.map((one) => ({ ...one, field: `${prefix}${one.field}` }))} attempt={form.attempt} />
      <FormProblem error={error} />
      <p>
        You can get documents electronically again. Read <a href="/communications">what you agree to</a>, then open the test file and type
        the word in it.
      </p>
      <WordOfTestFile form={form} prefix={prefix} />
      <AgreeBox form={form} prefix={prefix} label={text.text} />
      <div>
        <Button type="submit" variant="secondary" size="medium" loading={busy} loadingLabel="Saving…">
          Get documents electronically
        </Button>
      </div>
    </form>
  )
}
