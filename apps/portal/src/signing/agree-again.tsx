import { Button } from '@hearthline/ui/button'
import { Checkbox } from '@hearthline/ui/checkbox'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { TextField } from '@hearthline/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { request } from '../api/request.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { useForm } from '../forms/use-form.ts'
import { useOrganization } from '../session/use-organization.ts'
import { TestFile } from './test-file.tsx'
import { useRecord } from './use-signing.ts'

/** Electronic documents again, after a withdrawal: whoever agrees reads what it means, and shows that they can open a file. */
export function AgreeAgain({ onAgreed }: { readonly onAgreed: () => void }) {
  const { orgCode } = useOrganization()
  const words = useQuery({
    queryKey: ['consent-words', orgCode, 'delivery'],
    queryFn: ({ signal }) => request('GET', '/service-comms-prefs/external/api/v1/consent/words', { signal }),
    refetchOnMount: 'always',
  })
  const form = useForm({ word: '', agreed: false })
  const { word, agreed } = form.values
  const { record, busy, error } = useRecord(form.failWith)
  const text = words.data?.find(({ type }) => type === 'ELECTRONIC_COMMUNICATION')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = [
      ...(word.trim() === '' ? [{ field: 'word', message: 'Open the test file and type its word' }] : []),
      ...(agreed ? [] : [{ field: 'agreed', message: 'Check the box to get documents electronically' }]),
    ]
    form.fail(missing)
    if (missing.length > 0 || !text) return
    if (await record({ event: 'DELIVERY_AGREED', word, version: text.version })) onAgreed()
  }
  if (!text) return <FormProblem error={words.error} />
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate aria-label="Get documents electronically again">
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <p>
        You can get documents electronically again. Read <a href="/communications">what you agree to</a>, then open the test file and type
        the word in it.
      </p>
      <TestFile />
      <TextField
        id="delivery-word"
        name="word"
        label="The word in the test file"
        required
        autoComplete="off"
        autoCapitalize="none"
        value={word}
        error={form.errors.word}
        onChange={(event) => form.set('word', event.currentTarget.value)}
      />
      <Checkbox
        id="delivery-agreed"
        name="agreed"
        label={text.text}
        required
        checked={agreed}
        error={form.errors.agreed}
        onChange={(event) => form.set('agreed', event.currentTarget.checked)}
      />
      <div>
        <Button type="submit" variant="secondary" size="medium" loading={busy} loadingLabel="Saving…">
          Get documents electronically
        </Button>
      </div>
    </form>
  )
}
