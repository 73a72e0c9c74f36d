import { Select } from '@hearthline/ui/select'
import type { ApplicationFile } from '../application/use-application.ts'
import { ReceivedField } from '../received/received-field.tsx'
import { RecordForm } from './record-form.tsx'
import { useRecord } from './use-record.ts'

interface BecauseFormProps<Because extends string> {
  readonly file: ApplicationFile
  /** What is typed stays under it. */
  readonly draftKey: string
  readonly name: string
  /** Unlike those of every other form on the page. */
  readonly id: string
  readonly because: { readonly label: string; readonly labels: Readonly<Record<Because, string>>; readonly missing: string }
  readonly evidence: { readonly label: string; readonly about: string; readonly missing: string }
  readonly reasonWords: string
  readonly act: readonly [act: string, acting: string]
  readonly note: string
  readonly send: (body: { because: Because; document: string; reason: string }, idempotencyKey: string) => Promise<unknown>
  readonly onRecorded: () => Promise<unknown>
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Something that does not count, for one of a few reasons that a document shows: a notice that is refused, a signer who is taken off. */
export function BecauseForm<Because extends string>(props: BecauseFormProps<Because>) {
  const { file, draftKey, name, id, because, evidence, reasonWords, act, note, send, onRecorded, onClose, onDone } = props
  const recording = useRecord({
    draftKey,
    blank: { because: '', document: '' },
    faultsOf: (given) => ({
      because: given.because === '' ? because.missing : undefined,
      document: given.document === '' ? evidence.missing : undefined,
    }),
    bodyOf: (given, reason) => ({ because: given.because as Because, document: given.document, reason }),
    send,
    onRecorded: () => {
      onDone()
      return onRecorded()
    },
  })
  const { typed, faults, set } = recording
  const options = (Object.keys(because.labels) as Because[]).map((value) => ({ value, label: because.labels[value] }))
  return (
    <RecordForm recording={recording} reasonId={`${id}-reason`} {...{ name, reasonWords, act, note, onClose }}>
      <Select
        label={because.label}
        value={typed.because}
        placeholder="Choose one"
        options={options}
        error={faults.because}
        onChange={({ target }) => set({ because: target.value })}
      />
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
