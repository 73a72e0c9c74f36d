import './upload-field.css'
import { CloseIcon, DocumentIcon, ErrorIcon, SuccessIcon, UploadIcon } from '@hearthline/ui/icon'
import { announce } from '@hearthline/ui/live-region'
import { type DragEvent, useId, useRef, useState } from 'react'
import type { SentDocument, SentKind } from '../../api/send-file.ts'
import { useApplication } from '../use-application.ts'
import { formatByteSize } from './format-byte-size.ts'
import { type UploadEntry, useUploads } from './use-uploads.ts'

export interface UploadFieldProps {
  label: string
  hint?: string
  /** What the document is meant to show. */
  kind: SentKind
  optional?: boolean
  onUploaded?: (document: SentDocument) => void
}

const ACCEPTED = 'application/pdf,image/jpeg,image/png'

/** Documents from the device or its camera, several at once, dropped or chosen; each is sent when it is chosen and says how far it is. */
export function UploadField({ label, hint, kind, optional, onUploaded }: UploadFieldProps) {
  const { uuid, application } = useApplication()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const { entries, add, drop } = useUploads(uuid, kind, (document) => {
    announce(`${document.fileName} was uploaded`)
    onUploaded?.(document)
  })
  // What an earlier visit sent; what this one sends is in the list by itself.
  const [before] = useState(() => application.documents.filter(({ type, fileName }) => type === kind && fileName !== undefined))
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }
  const rows: readonly UploadEntry[] = [
    ...before.map((document) => ({
      id: document.uuid,
      name: document.fileName ?? document.type,
      byteSize: document.byteSize ?? 0,
      state: 'sent' as const,
      share: 1,
    })),
    ...entries,
  ]
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        {label}
        {optional && <span className="ui-optional"> (optional)</span>}
      </label>
      <p className="ui-description" id={`${id}-hint`}>
        {hint ? `${hint} ` : ''}PDF, JPEG or PNG, at most 20 MB each.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the input, which does the same by keyboard */}
      <div
        className="upload-drop"
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
      >
        <UploadIcon />
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept={ACCEPTED}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            // The same file may be chosen again after it was refused.
            target.value = ''
          }}
        />
      </div>
      {rows.length > 0 && (
        <ul className="upload-list" aria-label={`${label}: files`}>
          {rows.map((entry) => (
            <UploadRow key={entry.id} entry={entry} onDrop={() => drop(entry.id)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function UploadRow({ entry, onDrop }: { entry: UploadEntry; onDrop: () => void }) {
  const { name, byteSize, state, share, problem } = entry
  return (
    <li data-state={state}>
      {state === 'refused' ? <ErrorIcon /> : state === 'sent' ? <SuccessIcon /> : <DocumentIcon />}
      <div className="min-w-0 flex-1">
        <p className="upload-name">
          <bdi>{name}</bdi>
        </p>
        <p className="upload-note" role={state === 'refused' ? 'alert' : undefined}>
          {state === 'refused'
            ? problem
            : `${formatByteSize(byteSize)}, ${state === 'sent' ? 'sent' : `${Math.round(share * 100)}% uploaded`}`}
        </p>
        {state === 'sending' && <progress value={share} max={1} aria-label={`Uploading ${name}`} />}
      </div>
      {state !== 'sent' && (
        <button
          type="button"
          className="upload-remove"
          onClick={onDrop}
          aria-label={`${state === 'sending' ? 'Stop upload' : 'Remove'} ${name}`}
        >
          <CloseIcon />
        </button>
      )}
    </li>
  )
}
