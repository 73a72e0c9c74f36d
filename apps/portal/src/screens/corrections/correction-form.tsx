import { RequestError } from '@hearthline/client'
import type { ItemId, LabelTree } from '@hearthline/domain'
import { borrowerForm, fieldsOf, type JsonSchema, readAnswer, SchemaFields, type Values, valuesOf } from '@hearthline/schema-form'
import { Alert } from '@hearthline/ui/alert'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePersistedForm } from '../../application/item/use-persisted-form.ts'
import { useApplication } from '../../application/use-application.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { Screen } from '../../page/screen.tsx'
import { applicationPath } from '../../routing/application-path.ts'
import { CorrectionPreview } from './correction-preview.tsx'
import { type Answers, type Group, groupKey, type Preview, previewCorrection } from './corrections-query.ts'

/** What a person has to know before they answer, by item. */
const NOTES: Partial<Readonly<Record<ItemId, string>>> = {
  // 12 CFR 1002.5(d)(2)
  'annual-income':
    'Alimony, child support or separate maintenance income need not be revealed if you do not wish to have it considered as a basis for repaying this line.',
}

const SPOUSE_NOTE = 'If you are married, enter your spouse. The law of the state where your home is asks your spouse to sign too.'

/** One question as it was answered, to be corrected; then what that changes. */
export function CorrectionForm({ group }: { group: Group }) {
  const { uuid } = useApplication()
  const [search] = useSearchParams()
  const note = group.fields.includes('spouse') ? SPOUSE_NOTE : NOTES[group.item as ItemId]
  const [fields] = useState(() => fieldsOf(group.schema as JsonSchema, group.labels as LabelTree, borrowerForm))
  const form = usePersistedForm<{ answer: Values }>(`corrections/${groupKey(group)}`, () => ({ answer: valuesOf(fields, group.data) }))
  const [shown, setShown] = useState<{ answers: Answers; preview: Preview }>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  /** The file has changed since the preview that was on the screen. */
  const [isRemade, setRemade] = useState(false)

  const show = async (answers: Answers) => {
    setBusy(true)
    setError(undefined)
    try {
      setShown({ answers, preview: await previewCorrection(uuid, answers) })
    } catch (failed) {
      setShown(undefined)
      // Fields are named with their item before them.
      const own = failed instanceof RequestError ? ownProblems(failed, group.item) : []
      form.fail(own)
      if (own.length === 0) setError(failed)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readAnswer(fields, form.values.answer)
    form.fail(read.faults)
    if (read.faults.length > 0) return
    setRemade(false)
    void show({ [group.item]: read.answer })
  }
  if (shown) {
    return (
      <CorrectionPreview
        {...shown}
        isRemade={isRemade}
        onStale={async () => {
          setRemade(true)
          await show(shown.answers)
        }}
        onBack={() => setShown(undefined)}
        onDone={form.forget}
      />
    )
  }
  return (
    <Screen
      title={`Correct: ${group.title}`}
      heading={`Correct: ${group.title}`}
      why="Nothing changes until you confirm it on the next page."
      back={applicationPath(uuid, search.get('from') === 'summary' ? 'start/app-summary' : 'corrections')}
    >
      <form className="portal-form" onSubmit={submit} noValidate>
        <ErrorSummary errors={form.problems} attempt={form.attempt} />
        {error instanceof RequestError && error.status === 409 ? (
          <Alert kind="warning" title="This can’t be corrected here">
            {error.message}
          </Alert>
        ) : (
          <FormProblem error={error} />
        )}
        {note !== undefined && <p className="text-muted">{note}</p>}
        <SchemaFields fields={fields} values={form.values.answer} errors={form.errors} onChange={(answer) => form.replace({ answer })} />
        <SubmitRow loading={busy} label="See what this changes" />
      </form>
    </Screen>
  )
}

const ownProblems = ({ data }: RequestError, item: string) =>
  (data?.fields ?? []).map(({ path, message }) => ({ field: path.replace(`${item}.`, ''), message }))
