import { Alert } from '@hearthline/ui/alert'
import { Card } from '@hearthline/ui/card'
import { CardSelect } from '@hearthline/ui/card-select'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { Textarea } from '@hearthline/ui/textarea'
import type { FormEvent } from 'react'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { usePersistedForm } from '../../../application/item/use-persisted-form.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { fullName, type PersonName } from '../../../credit/obstacle.ts'
import { explanationProblem } from '../../../explanation/explanation-problem.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { UploadField } from '../../../uploads/upload-field.tsx'
import { isReason, type Owner, REASON_NAMES, REASONS } from './ownership-text.ts'

const MOST = 1000

interface Values {
  readonly reason: string
  readonly note: string
}

/** What is said before is kept when the question is asked again. */
const known = ({ data }: ReadItem<'ownership-explanation'>): Values => ({ reason: data?.reason ?? '', note: data?.note ?? '' })

export function OwnershipForm({ item }: { item: ReadItem<'ownership-explanation'> }) {
  const form = usePersistedForm<Values>('ownership-explanation', () => known(item))
  const { save, busy, error } = useSaveAnswer('ownership-explanation', form.failWith)
  useFillWithExample(() => form.replace(item.example))
  const { values, errors } = form
  const reason = isReason(values.reason) ? values.reason : undefined
  const words = reason && REASONS[reason]
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const problems = [
      ...(words ? [] : [{ field: 'reason', message: 'Choose the closest answer' }]),
      ...explanationProblem('note', values.note, { empty: 'Tell us briefly how this happened', most: MOST }),
    ]
    form.fail(problems)
    if (reason && problems.length === 0 && (await save({ reason, note: values.note.trim() }))) form.forget()
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <OnTitle owners={item.about.owners} name={item.about.name} />
      <CardSelect
        name="reason"
        label="How did this happen?"
        required
        value={values.reason}
        error={errors.reason}
        onValueChange={(value) => form.set('reason', value)}
        options={REASON_NAMES.map((value) => ({ value, label: REASONS[value].label, description: REASONS[value].description }))}
      />
      {values.reason === 'FAMILY_OWNS' && (
        <Alert kind="info" title="Only an owner can borrow against a home">
          The person on the deed must apply, or you must be added to the deed first. You can still ask us to review your case.
        </Alert>
      )}
      <Textarea
        name="note"
        label="In your own words"
        description={words?.ask ?? 'A sentence or two is enough.'}
        required
        maxLength={MOST}
        count={values.note.length}
        maxCount={MOST}
        value={values.note}
        error={errors.note}
        onChange={(event) => form.set('note', event.currentTarget.value)}
      />
      {words && <UploadField key={words.paper.kind} optional {...words.paper} />}
      <SubmitRow
        loading={busy}
        note="An underwriter will review this. A document is not required, but without one we usually have to ask for it."
      />
    </form>
  )
}

function OnTitle({ owners, name }: { owners: readonly Owner[]; name: PersonName | undefined }) {
  return (
    <Card as="div" padding="tight">
      <dl className="grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="text-muted text-sm">On the deed, by the public records</dt>
          {owners.map((owner) => (
            <dd key={owner.name} className="font-semibold wrap-anywhere">
              {owner.name}
              {owner.kind === 'TRUST' && <span className="font-normal text-muted"> (a trust)</span>}
            </dd>
          ))}
        </div>
        {name && (
          <div>
            <dt className="text-muted text-sm">You applied as</dt>
            <dd className="font-semibold wrap-anywhere">{fullName(name)}</dd>
          </div>
        )}
      </dl>
      <details className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-action">
          Does someone own it with you?
        </summary>
        <p className="text-muted">
          That’s fine. Later we’ll ask for their name and email and invite them. They verify their identity and sign the deed with the
          notary, because the home secures the line. They do not owe the money, and we do not pull their credit.
        </p>
      </details>
    </Card>
  )
}
