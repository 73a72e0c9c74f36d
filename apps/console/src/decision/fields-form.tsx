import type { LabelTree } from '@hearthline/domain'
import {
  type FieldFault,
  type FieldSpec,
  fieldAt,
  fieldsOf,
  type JsonSchema,
  operatorForm,
  readAnswer,
  SchemaFields,
  toldApart,
  type Values,
  valuesOf,
} from '@hearthline/schema-form'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { describeProblem, RequestError } from '../api/request.ts'
import { useSandboxTime } from '../frame/use-clock.ts'
import { sendOnControlEnter, useShortcut } from '../frame/use-shortcut.ts'
import { KeepsWords } from '../kept-words/keeps-words.tsx'
import { TypedText, UPLOAD_UNDER_WAY, uploadUnderWay } from '../received/chosen-documents.ts'
import { formatCode } from '../words/format-code.ts'
import { DecisionFoot } from './decision-foot.tsx'
import { changeDraft, readDraft, useDraft } from './draft.ts'
import { ReasonField, reasonFault } from './reason-field.tsx'
import { reasonReaders } from './reason-words.ts'
import type { DecisionProps } from './review-form.tsx'
import { useSettle } from './use-settle.ts'

/** Before the ids of the generated controls, so that none of them collides with the reason's. */
export const PREFIX = 'answer-'
const style = operatorForm(formatCode)

interface Faults {
  readonly answer: readonly FieldFault[]
  readonly reason?: string
}

const FIRST_FIELD = ':is(input:not([type=file], [disabled]), select:not([disabled]), textarea:not([disabled]))'

/** An answer that has a reason of its own has the one of the audit log: nobody is asked for two. */
const REASON = 'reason'
const isReasonAt = (path: string): boolean => path === REASON || path === `data.${REASON}`

/** What the server found wrong, by its own paths: 'data.valuedOn', or 'reason'. */
function serverFaults(error: unknown, fields: readonly FieldSpec[]): Faults {
  const told = error instanceof RequestError ? (error.data?.fields ?? []) : []
  return {
    answer: told
      .filter(({ path }) => !isReasonAt(path))
      .map(({ path, message }) => ({ field: fieldAt(fields, path.replace(/^data\.?/, '')), message })),
    reason: told.find(({ path }) => isReasonAt(path))?.message,
  }
}

export interface OwnControl {
  readonly id: string
  readonly label: string
  readonly value: unknown
  readonly error: string | undefined
  readonly onChange: (value: unknown) => void
}

/** Of an answer that is asked for as a whole: its field, and what is wrong at each path within. */
export interface OwnWhole extends OwnControl {
  readonly field: FieldSpec
  readonly errors: Readonly<Record<string, string | undefined>>
}

interface FieldsFormProps extends DecisionProps {
  /** Fields that no schema describes well, by name, with what asks for them. An example does not fill them by itself. */
  own?: Readonly<Record<string, (control: OwnWhole) => ReactNode>>
  /** What an example gives of those fields, beside what was typed in them; nothing where left out. */
  ownExample?: (example: Values, typed: Values) => Values
  /** Whose a field is, by its path, where several of a name are asked for: before its message in the list of errors. */
  whose?: (path: string) => string | undefined
  /** What is missing by what was typed, where a choice makes it needed: the schema lets it be left out. Takes the place of the schema's words there. */
  missingIn?: (typed: Values) => readonly FieldFault[]
  /** Which of the fields are asked for, by what was typed so far; all of them where left out. */
  fieldsFor?: (fields: readonly FieldSpec[], typed: Values) => readonly FieldSpec[]
  /** Few fields, which stay in sight with the reason. */
  isInFoot?: boolean
  /** What is said right where it is recorded. */
  note?: ReactNode
}

/** In the order of the answer: whatever a choice asks for comes after it. Plain fields that follow one another stand in one grid. */
function inRuns(fields: readonly FieldSpec[], own: NonNullable<FieldsFormProps['own']>): readonly (FieldSpec | FieldSpec[])[] {
  const runs: (FieldSpec | FieldSpec[])[] = []
  for (const field of fields) {
    const last = runs.at(-1)
    if (own[field.name]) runs.push(field)
    else if (Array.isArray(last)) last.push(field)
    else runs.push([field])
  }
  return runs
}

/** Any other shape of answer: plain fields made from the item's schema, and why. */
export function FieldsForm({
  file,
  item,
  draftKey,
  onNotice,
  fieldsFor = (all) => all,
  own = {},
  ownExample = () => ({}),
  whose = () => undefined,
  missingIn = () => [],
  isInFoot = false,
  note,
}: FieldsFormProps) {
  const every = useMemo(() => fieldsOf(item.schema as JsonSchema, item.labels as LabelTree, style), [item.schema, item.labels])
  const { reason, typed } = useDraft(draftKey)
  const hasReason = every.some(({ name }) => name === REASON)
  const fields = fieldsFor(every, typed).filter(({ name }) => name !== REASON)
  const [found, setFound] = useState<Faults>({ answer: [] })
  const [attempt, setAttempt] = useState(0)
  const settle = useSettle(file, item, draftKey, onNotice)
  // What has a control of its own was missing, and may be there by now.
  const local = found.answer.filter(({ field }) => !(own[field] && typed[field] && !Array.isArray(typed[field])))
  const faults = local.length > 0 || found.reason ? { ...found, answer: local } : serverFaults(settle.error, fields)
  const summary = [
    ...toldApart(
      fields,
      faults.answer.map((fault) => ({ ...fault, whose: whose(fault.field) })),
    ).map(({ field, message }) => ({ field: PREFIX + field, message })),
    ...(faults.reason ? [{ field: 'reason', message: faults.reason }] : []),
  ]
  // The first message of a field is the one that it shows.
  const errors = Object.fromEntries(faults.answer.toReversed().map(({ field, message }) => [field, message]))
  // Example data has no place in a real file: only where sandbox time exists.
  const { available: sandbox } = useSandboxTime()

  const place = useRef<HTMLFormElement>(null)
  // Nothing to accept or refuse: the key leads to what is entered.
  useShortcut('a', () => place.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus())
  const [waits, setWaits] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file that was waited for changes what is typed
  useEffect(() => setWaits(false), [typed])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const upload = uploadUnderWay(event.currentTarget)
    setWaits(upload !== null)
    if (upload) return upload.focus()
    const read = readAnswer(fields, typed)
    const why = reasonFault(reason)
    const missing = missingIn(typed)
    const wrong = [...missing, ...read.faults.filter(({ field }) => !missing.some((one) => one.field === field))]
    setFound({ answer: wrong, reason: why })
    setAttempt(attempt + 1)
    if (wrong.length > 0 || why || settle.isPending) return
    const words = reason.trim()
    settle.mutate({ reason: words, data: hasReason ? { ...read.answer, [REASON]: words } : read.answer, done: 'Recorded' })
  }

  const fillWithExample = () => {
    const kept = Object.entries(typed).filter(([name]) => own[name])
    // An example's first answer may ask for more fields.
    const asked = fieldsFor(every, valuesOf(every, item.example))
    const filled = valuesOf(
      asked.filter(({ name }) => !own[name]),
      item.example,
    )
    const owned = ownExample(valuesOf(every, item.example), typed)
    // What was wrong before may be right by now: it is looked at again when it is recorded.
    setFound({ answer: [] })
    const because = hasReason && reason.trim() === '' ? (item.example as { readonly reason?: string } | null)?.reason : undefined
    changeDraft(draftKey, { typed: { ...filled, ...Object.fromEntries(kept), ...owned }, ...(because && { reason: because }) })
  }

  const heading = <h3 id="decision-title">{item.title}</h3>
  const problems = <ErrorSummary attempt={attempt} errors={summary} />
  const ownControl = (field: FieldSpec) => {
    const { name, label } = field
    return own[name]?.({
      ...{ field, errors },
      id: PREFIX + name,
      label,
      value: typed[name],
      error: errors[name],
      // Read anew: a file may arrive after more was typed.
      onChange: (value) => changeDraft(draftKey, { typed: { ...readDraft(draftKey).typed, [name]: value } }),
    })
  }
  const controlsOf = (plain: readonly FieldSpec[]) => (
    <div key={plain[0]?.name} className="decision-fields">
      <SchemaFields
        fields={plain}
        prefix={PREFIX}
        values={typed}
        errors={errors}
        onChange={(next) => changeDraft(draftKey, { typed: next })}
      />
    </div>
  )
  const form = (
    <form
      ref={place}
      className="decision"
      data-wide={isInFoot || undefined}
      onSubmit={submit}
      onKeyDown={sendOnControlEnter}
      noValidate
      aria-labelledby="decision-title"
    >
      <KeepsWords draftKey={draftKey} name={item.title} />
      {isInFoot ? (
        <>
          {problems}
          {fields.map(ownControl)}
        </>
      ) : (
        <div className="decision-card">
          {heading}
          {problems}
          {inRuns(fields, own).map((run) => (Array.isArray(run) ? controlsOf(run) : ownControl(run)))}
        </div>
      )}
      <DecisionFoot
        note={
          <>
            {isInFoot && heading}
            {note}
          </>
        }
        buttons={
          <>
            <Button type="submit" size="small" loading={settle.isPending} loadingLabel="Recording">
              Record
            </Button>
            {sandbox && (
              <Button size="small" variant="quiet" onClick={fillWithExample}>
                Fill with the example
              </Button>
            )}
          </>
        }
      >
        {waits && <Alert kind="warning">{UPLOAD_UNDER_WAY}</Alert>}
        {settle.error && summary.length === 0 && <Alert kind="error">{describeProblem(settle.error)}</Alert>}
        {isInFoot && controlsOf(fields.filter(({ name }) => !own[name]))}
        <ReasonField
          value={reason}
          error={faults.reason}
          readers={reasonReaders({ item: item.id })}
          onChange={(next) => changeDraft(draftKey, { reason: next })}
        />
      </DecisionFoot>
    </form>
  )
  return <TypedText value={JSON.stringify(typed)}>{form}</TypedText>
}
