import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { type FormEvent, useMemo, useState } from 'react'
import { problemWords, RequestError } from '../api/request.ts'
import { useSandboxTime } from '../frame/use-clock.ts'
import { changeDraft, useDraft } from './draft.ts'
import { FieldInput } from './field-input.tsx'
import { type FieldFault, readFields, typedFrom } from './read-fields.ts'
import { ReasonField, reasonFault } from './reason-field.tsx'
import type { DecisionProps } from './review-form.tsx'
import { schemaFields } from './schema-fields.ts'
import { useSettle } from './use-settle.ts'

/** Ids of the generated controls, so that none of them collides with the reason's. */
const idOf = (name: string): string => `answer-${name}`

/** What the server found wrong, by its own paths ('data.valuedOn'). */
const faultsOf = (error: unknown): FieldFault[] =>
  error instanceof RequestError
    ? (error.data?.fields ?? []).map(({ path, message }) => ({
        field: path === 'reason' ? 'reason' : path.replace(/^data\.?/, '').split('.')[0]!,
        message,
      }))
    : []

/** Any other shape of answer: plain fields made from the item's schema, and why. */
export function FieldsForm({ file, item, draftKey, onNotice }: DecisionProps) {
  const fields = useMemo(() => schemaFields(item.schema), [item.schema])
  const { reason, typed } = useDraft(draftKey)
  const [found, setFound] = useState<readonly FieldFault[]>([])
  const [attempt, setAttempt] = useState(0)
  const settle = useSettle(file, item, draftKey, onNotice)
  const faults = found.length > 0 ? found : faultsOf(settle.error)
  // Example data has no place in a real file: only where sandbox time exists.
  const { available: sandbox } = useSandboxTime()
  const faultOf = (name: string) => faults.find(({ field }) => field === name)?.message

  function submit(event: FormEvent) {
    event.preventDefault()
    const read = readFields(fields, typed)
    const why = reasonFault(reason)
    const all = why ? [...read.faults, { field: 'reason', message: why }] : read.faults
    setFound(all)
    setAttempt(attempt + 1)
    if (all.length === 0 && !settle.isPending) settle.mutate({ reason: reason.trim(), data: read.data, done: 'Recorded' })
  }

  return (
    <form className="decision" onSubmit={submit} noValidate aria-labelledby="decision-title">
      <h3 id="decision-title">{item.title}</h3>
      {settle.error && faults.length === 0 && <Alert kind="error">{problemWords(settle.error)}</Alert>}
      <ErrorSummary
        attempt={attempt}
        errors={faults.map(({ field, message }) => ({ field: field === 'reason' ? field : idOf(field), message }))}
      />
      <div className="decision-fields">
        {fields.map((field) => (
          <FieldInput
            key={field.name}
            id={idOf(field.name)}
            field={field}
            value={typed[field.name] ?? ''}
            error={faultOf(field.name)}
            onChange={(text) => changeDraft(draftKey, { typed: { ...typed, [field.name]: text } })}
          />
        ))}
      </div>
      <ReasonField
        value={reason}
        error={faultOf('reason')}
        description="Kept in the audit log."
        onChange={(next) => changeDraft(draftKey, { reason: next })}
      />
      <div className="decision-buttons">
        <Button type="submit" size="small" loading={settle.isPending} loadingLabel="Recording">
          Record
        </Button>
        {sandbox && (
          <Button size="small" variant="quiet" onClick={() => changeDraft(draftKey, { typed: typedFrom(fields, item.example) })}>
            Fill with the example
          </Button>
        )}
      </div>
    </form>
  )
}
