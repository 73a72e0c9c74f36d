import './upload-documents.css'
import { FieldError } from '@hearthline/ui/field'
import { UploadIcon } from '@hearthline/ui/icon'
import { announce } from '@hearthline/ui/live-region'
import { type DragEvent, use, useId, useRef, useState } from 'react'
import { RequestError } from '../api/request.ts'
import { removeDocument, type SentDocument, type SentKind, sendAs } from '../api/send-file.ts'
import { ApplicationContext } from '../application/use-application.ts'
import { LeftBehind } from './left-behind.tsx'
import { UploadRow } from './upload-row.tsx'
import { type SendOne, useUploads } from './use-uploads.ts'

export interface UploadDocumentsProps {
  /** What the documents are meant to show. */
  kind: SentKind
  /** Those that the answer names. */
  documents: readonly SentDocument[]
  /** What was sent stays: pages are only added. */
  addsOnly?: boolean | undefined
  onChange: (documents: SentDocument[]) => void
  most: number
  label: string
  hint?: string | undefined
  optional?: boolean | undefined
  /** The control's id, where an error summary leads to it. */
  name?: string | undefined
  error?: string | undefined
  /** Sends a file elsewhere than among the borrower's own: what is sent so can be left out of an answer, and not taken back. */
  sendOne?: SendOne | undefined
  /** As an input says it; PDF, JPEG and PNG where left out. */
  accept?: string | undefined
}

const ACCEPTED = 'application/pdf,image/jpeg,image/png'
const TYPES = 'PDF, JPEG or PNG, at most 20 MB each. An iPhone photo (HEIC) works too, if your browser can open it.'

/** Documents from the device or its camera, several at once, dropped or chosen: each is sent when it is chosen, continues after a break, and can be replaced or removed. */
export function UploadDocuments({
  kind,
  documents,
  addsOnly,
  onChange,
  most,
  label,
  hint,
  optional,
  name,
  error,
  sendOne,
  accept = ACCEPTED,
}: UploadDocumentsProps) {
  const current = use(ApplicationContext)
  const uuid = current?.uuid
  if (!sendOne && uuid === undefined) throw new Error('UploadDocuments is for screens under /account/heloc/:uuid, or is told how to send')
  const made = useId()
  const id = name ?? made
  const camera = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  // What arrives while another one is on its way is added to what is there then, not to what was there when it began.
  const newest = useRef(documents)
  newest.current = documents
  const put = (next: SentDocument[]) => {
    newest.current = next
    onChange(next)
  }
  const takeBack = (document: string) => {
    if (sendOne || uuid === undefined) return
    // An answer of before may name it: then it stays in the application, and out of this answer.
    removeDocument(uuid, document).catch((error: unknown) => {
      if (!(error instanceof RequestError)) throw error
    })
  }
  const { entries, add, drop, goOn } = useUploads(sendOne ?? sendAs(uuid ?? '', kind), (document, replaced) => {
    announce(`${document.fileName} was uploaded`)
    const others = newest.current.filter((each) => each.uuid !== document.uuid)
    const at = others.findIndex((each) => each.uuid === replaced)
    put(at < 0 ? [...others, document] : others.with(at, document))
    if (replaced !== undefined && replaced !== document.uuid) takeBack(replaced)
  })
  const left = most - documents.length - entries.filter(({ state }) => state !== 'refused').length
  const choose = (files: readonly File[]) => {
    add(files.slice(0, Math.max(left, 0)))
    if (files.length > left) announce(`Only ${most} ${most === 1 ? 'file' : 'files'} can be uploaded here`)
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    choose([...event.dataTransfer.files])
  }
  return (
    <div className="ui-field" data-invalid={error ? true : undefined}>
      <label className="ui-label" htmlFor={id}>
        {label}
        {optional && <span className="ui-optional"> (optional)</span>}
      </label>
      <p className="ui-description" id={`${id}-hint`}>
        {hint ? `${hint} ` : ''}
        {TYPES}
      </p>
      {left > 0 && (
        /* biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the input, which does the same by keyboard */
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
          <FileInput
            id={id}
            accept={accept}
            multiple={most > 1}
            describedBy={error ? `${id}-error ${id}-hint` : `${id}-hint`}
            isInvalid={error !== undefined}
            onFiles={choose}
          />
          <button type="button" className="upload-camera" onClick={() => camera.current?.click()}>
            Take a photo
          </button>
          <input
            ref={camera}
            className="upload-hidden"
            type="file"
            accept="image/jpeg,image/png"
            capture="environment"
            tabIndex={-1}
            aria-hidden
            onChange={({ target }) => choose([...(target.files ?? [])])}
          />
        </div>
      )}
      <FieldError id={`${id}-error`}>{error ?? ''}</FieldError>
      {(documents.length > 0 || entries.length > 0) && (
        <ul className="upload-list" aria-label={`${label}: files`}>
          {documents.map((document) => (
            <UploadRow
              key={document.uuid}
              name={document.fileName}
              byteSize={document.byteSize}
              state="sent"
              {...(!addsOnly && {
                action: <Replace name={document.fileName} accept={accept} onFile={(file) => add([file], document.uuid)} />,
                onRemove: () => {
                  put(newest.current.filter(({ uuid: each }) => each !== document.uuid))
                  takeBack(document.uuid)
                  announce(`${document.fileName} was removed`)
                },
              })}
            />
          ))}
          {entries.map((entry) => (
            <UploadRow
              key={entry.id}
              {...entry}
              action={
                entry.state === 'interrupted' && (
                  <button type="button" className="upload-action" onClick={() => goOn(entry.id)}>
                    Continue upload
                  </button>
                )
              }
              onRemove={() => drop(entry.id)}
            />
          ))}
        </ul>
      )}
      {!sendOne && uuid !== undefined && <LeftBehind uuid={uuid} kind={kind} isBusy={entries.length > 0} />}
    </div>
  )
}

interface FileInputProps {
  id: string
  accept: string
  multiple: boolean
  describedBy: string
  isInvalid: boolean
  onFiles: (files: readonly File[]) => void
}

function FileInput({ id, accept, multiple, describedBy, isInvalid, onFiles }: FileInputProps) {
  return (
    <input
      id={id}
      type="file"
      multiple={multiple}
      accept={accept}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])])
        // The same file may be chosen again after it was refused.
        target.value = ''
      }}
    />
  )
}

function Replace({ name, accept, onFile }: { name: string; accept: string; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="upload-action" onClick={() => input.current?.click()} aria-label={`Replace ${name}`}>
        Replace
      </button>
      <input
        ref={input}
        className="upload-hidden"
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </>
  )
}
