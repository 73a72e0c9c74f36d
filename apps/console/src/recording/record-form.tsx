import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { describeProblem } from '../api/request.ts'
import { ReasonField } from '../decision/reason-field.tsx'
import { openedForm, useCloseOnEscape } from '../frame/opened-form-mark.ts'
import { sendOnControlEnter } from '../frame/use-shortcut.ts'
import { KeepsWords } from '../kept-words/keeps-words.tsx'
import { closeForm } from '../kept-words/left-forms.ts'
import { TypedText, UPLOAD_UNDER_WAY, uploadUnderWay } from '../received/chosen-documents.ts'
import type { RecordFaults } from './use-record.ts'

interface RecordFormProps {
  readonly recording: {
    readonly draftKey?: string
    readonly typed?: unknown
    readonly reason: string
    readonly faults: RecordFaults
    readonly error: Error | null
    readonly isPending: boolean
    readonly setReason: (reason: string) => void
    readonly submit: () => void
  }
  /** What is recorded: the name of the form. */
  readonly name: string
  /** Of the reason, unlike every other one on the page; left out where none is asked for. */
  readonly reasonId?: string
  readonly reasonLabel?: string
  /** What the reason should say, and where it is kept. */
  readonly reasonWords?: string
  /** On the button, and while it is sent. */
  readonly act?: readonly [act: string, acting: string]
  /** Just above the buttons: what follows. */
  readonly note?: ReactNode
  /** Of a form that a button opened: Close, and the Escape key. What was typed stays. */
  readonly onClose?: () => void
  readonly children?: ReactNode
}

const RECORD = ['Record', 'Recording'] as const
const FIRST_FAULT = '[data-invalid] :is(input, select, textarea, button)'

/** The frame of every form that records something beside the open item: its errors, its reason, its buttons, and where the cursor goes. */
export function RecordForm({
  recording,
  name,
  reasonId,
  reasonLabel,
  reasonWords = '',
  act: [act, acting] = RECORD,
  note,
  onClose,
  children,
}: RecordFormProps) {
  const { reason, faults, error, isPending, setReason, submit } = recording
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal has faults of its own
  useEffect(() => form.current?.querySelector<HTMLElement>(FIRST_FAULT)?.focus(), [faults])
  const [waits, setWaits] = useState(false)
  const typed = JSON.stringify(recording.typed ?? null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file that was waited for changes what is typed
  useEffect(() => setWaits(false), [typed])
  const send = (event: FormEvent) => {
    event.preventDefault()
    const upload = uploadUnderWay(form.current)
    setWaits(upload !== null)
    if (upload) return upload.focus()
    submit()
  }
  const close =
    onClose &&
    (() => {
      if (recording.draftKey !== undefined) closeForm(recording.draftKey)
      onClose()
    })
  useCloseOnEscape(form, isPending ? undefined : close)
  return (
    <form
      ref={form}
      className="record-form"
      onSubmit={send}
      onKeyDown={sendOnControlEnter}
      noValidate
      aria-label={name}
      {...openedForm(onClose !== undefined)}
    >
      {/* Two forms may be open one below the other, each with a reason of its own. */}
      <h4>{name}</h4>
      {recording.draftKey !== undefined && <KeepsWords draftKey={recording.draftKey} name={name} />}
      {error && <Alert kind="error">{describeProblem(error)}</Alert>}
      <TypedText value={typed}>{children}</TypedText>
      {reasonId !== undefined && (
        <ReasonField
          id={reasonId}
          label={reasonLabel}
          value={reason}
          error={faults.reason}
          readers={{ words: reasonWords, isToldToBorrower: false }}
          onChange={setReason}
        />
      )}
      {note && <p className="hint">{note}</p>}
      {waits && <Alert kind="warning">{UPLOAD_UNDER_WAY}</Alert>}
      <div className="decision-buttons">
        <Button type="submit" size="small" loading={isPending} loadingLabel={acting}>
          {act}
        </Button>
        {close && (
          <Button size="small" variant="quiet" onClick={close}>
            Close
          </Button>
        )}
      </div>
    </form>
  )
}
