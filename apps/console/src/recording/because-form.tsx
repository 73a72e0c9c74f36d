import { Select } from '@hearthline/ui/select'
import { TextField } from '@hearthline/ui/text-field'
import type { ApplicationFile } from '../application/use-application.ts'
import { ReceivedField } from '../received/received-field.tsx'
import { RecordForm } from './record-form.tsx'
import { useRecord } from './use-record.ts'

interface AlsoField {
  readonly name: string
  readonly label: string
  readonly type?: 'date'
  readonly about?: string
  /** what is told where it is left empty; absent of one that may be */
  readonly missing?: string
}

/** Texts that some of the reasons ask for too. */
interface Also<Because extends string> {
  readonly because: readonly Because[]
  /** what they are sent together under; absent of one that is sent under its own name */
  readonly within?: string
  readonly fields: readonly AlsoField[]
}

export type BecauseBody<Because extends string> = { because: Because; document: string; reason: string } & Readonly<Record<string, unknown>>

interface BecauseFormProps<Because extends string> {
  readonly file: ApplicationFile
  /** What is typed stays under it. */
  readonly draftKey: string
  readonly name: string | ((because: Because | '') => string)
  /** Unlike those of every other form on the page. */
  readonly id: string
  readonly because: {
    readonly label: string
    readonly labels: Readonly<Record<Because, string>>
    /** those that fit; all where it is left out */
    readonly offered?: readonly Because[]
    readonly missing: string
  }
  readonly evidence: { readonly label: string; readonly about: string; readonly missing: string }
  readonly also?: readonly Also<Because>[]
  readonly reasonWords: string
  /** by what is chosen, where the reasons do different things */
  readonly act: readonly [act: string | ((because: Because | '') => string), acting: string]
  readonly note: string
  readonly send: (body: BecauseBody<Because>, idempotencyKey: string) => Promise<unknown>
  readonly onRecorded: () => Promise<unknown>
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Something that does not count, for one of a few reasons that a document shows: a notice that is refused, a signer who is taken off. */
export function BecauseForm<Because extends string>(props: BecauseFormProps<Because>) {
  const { file, draftKey, name, id, because, evidence, also = [], reasonWords, act, note, send, onRecorded, onClose, onDone } = props
  const fields = also.flatMap(({ because: of, within, fields: each }) =>
    each.map((field) => ({
      ...field,
      of: of as readonly string[],
      within,
      at: within === undefined ? field.name : `${within}.${field.name}`,
    })),
  )
  const fieldsOf = (chosen: string) => fields.filter(({ of }) => of.includes(chosen))
  const recording = useRecord({
    draftKey,
    blank: { because: '', document: '', ...Object.fromEntries(fields.map(({ at }) => [at, ''])) } as Record<string, string> & {
      because: string
      document: string
    },
    faultsOf: (given) => ({
      because: given.because === '' ? because.missing : undefined,
      document: given.document === '' ? evidence.missing : undefined,
      ...Object.fromEntries(fieldsOf(given.because).map(({ at, missing }) => [at, given[at]?.trim() ? undefined : missing])),
    }),
    bodyOf: (given, reason): BecauseBody<Because> => {
      const body = { because: given.because as Because, document: given.document, reason }
      return also
        .filter(({ because: of }) => (of as readonly string[]).includes(given.because))
        .reduce<BecauseBody<Because>>((whole, { within, fields: each }) => {
          const at = (field: AlsoField) => given[within === undefined ? field.name : `${within}.${field.name}`]?.trim()
          const typed = Object.fromEntries(each.flatMap((field) => (at(field) ? [[field.name, at(field)]] : [])))
          return { ...whole, ...(within === undefined ? typed : { [within]: typed }) }
        }, body)
    },
    send,
    onRecorded: () => {
      onDone()
      return onRecorded()
    },
  })
  const { typed, faults, set } = recording
  const worded = (words: string | ((chosen: Because | '') => string)) =>
    typeof words === 'string' ? words : words(typed.because as Because | '')
  const offered = because.offered ?? (Object.keys(because.labels) as Because[])
  const options = offered.map((value) => ({ value, label: because.labels[value] }))
  return (
    <RecordForm
      recording={recording}
      reasonId={`${id}-reason`}
      name={worded(name)}
      act={[worded(act[0]), act[1]]}
      {...{ reasonWords, note, onClose }}
    >
      <Select
        label={because.label}
        value={typed.because}
        placeholder="Choose one"
        options={options}
        error={faults.because}
        onChange={({ target }) => set({ because: target.value })}
      />
      {fieldsOf(typed.because).map(({ at, ...field }) => (
        <TextField
          key={at}
          type={field.type ?? 'text'}
          label={field.label}
          description={field.about}
          optional={field.missing === undefined}
          value={typed[at] ?? ''}
          error={faults[at]}
          onChange={({ target }) => set({ [at]: target.value })}
        />
      ))}
      <ReceivedField
        file={file}
        kind="FILE_EVIDENCE"
        noun="document"
        about={evidence.about}
        id={`${id}-document`}
        label={evidence.label}
        value={typed.document}
        error={faults.document}
        onChange={(next) => set({ document: typeof next === 'string' ? next : '' })}
      />
    </RecordForm>
  )
}
