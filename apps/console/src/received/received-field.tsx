import type { ReceivedDocumentKind } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { FieldError, useFieldIds } from '@hearthline/ui/field'
import { announce } from '@hearthline/ui/live-region'
import { TextField } from '@hearthline/ui/text-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { describeProblem, discardDocument, RequestError, receiveDocument } from '../api/request.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import type { OwnControl } from '../decision/fields-form.tsx'
import { useIsChosenElsewhere } from './chosen-documents.ts'
import { unusedReceived } from './unused-received.ts'

interface ReceivedFieldProps extends OwnControl {
  file: ApplicationFile
  kind: ReceivedDocumentKind
  /** After the formats: who has a copy, and when. */
  about: string
  /** On the button, and in what is announced: 'report'. */
  noun: string
  /** Chosen in another field of the same answer. */
  taken?: readonly string[]
}

/** What someone else gave the team: uploaded here, or by a colleague before. */
export function ReceivedField({ file, kind, about, noun, id, label, value, error, onChange, taken = [] }: ReceivedFieldProps) {
  const hint = `PDF, JPEG or PNG, up to 20 MB. ${about}`
  const { uuid } = file.summary
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ queryKey: ['application', uuid] })
  const [share, setShare] = useState(0)
  /** Why an administrator removes what someone else uploaded: asked for once the server says that it is. */
  const [reason, setReason] = useState('')
  const isElsewhere = useIsChosenElsewhere()
  /** The name of a file that was chosen here though another field has it. */
  const [twice, setTwice] = useState<string>()
  /** What stood here when the error was said: of another file it says nothing. */
  const [judged, setJudged] = useState({ error, value })
  if (judged.error !== error) setJudged({ error, value })
  const picker = useRef<HTMLInputElement>(null)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])
  const sending = useMutation({
    mutationFn: (chosen: File) => {
      setShare(0)
      leaving.current = new AbortController()
      return receiveDocument({ uuid, kind, file: chosen, onProgress: setShare, signal: leaving.current.signal })
    },
    onSuccess: async (document) => {
      // The same file again is the same document: removed here, it would be gone there as well.
      setTwice(isElsewhere(document.uuid, value === document.uuid) ? document.fileName : undefined)
      if (isElsewhere(document.uuid, value === document.uuid)) return
      onChange(document.uuid)
      announce(`${document.fileName} is uploaded`)
      await readAgain()
    },
  })
  const removing = useMutation({
    // What another field names stays there.
    mutationFn: async (document: string) =>
      isElsewhere(document, true) ? undefined : discardDocument(uuid, document, reason.trim() || undefined),
    onSuccess: async () => {
      onChange('')
      setReason('')
      announce(`The ${noun} is removed`)
      requestAnimationFrame(() => document.getElementById(id)?.focus())
      await readAgain()
    },
  })
  const reports = unusedReceived(file, kind)
  const offered = reports.filter((report) => !taken.includes(report.uuid) && !isElsewhere(report.uuid, value === report.uuid))
  const chosen = reports.find((report) => report.uuid === value)
  const name = chosen?.fileName ?? (value === sending.data?.uuid ? sending.data?.fileName : undefined)
  const asksWhy = removing.error instanceof RequestError && removing.error.data?.fields?.some(({ path }) => path === 'reason') === true
  const failed = sending.error ?? (asksWhy ? undefined : removing.error)
  const told = twice
    ? `${twice} is in another field already. Each field has a file of its own.`
    : failed
      ? describeProblem(failed)
      : judged.value === value
        ? error
        : undefined
  const ids = useFieldIds({ id, description: hint, error: told })
  const busy = sending.isPending || removing.isPending
  const labelId = `${id}-label`
  return (
    <fieldset className="ui-field report-field" data-invalid={told ? true : undefined} aria-describedby={ids.describedBy}>
      <legend id={labelId} className="ui-label">
        {label}
      </legend>
      <p className="ui-description" id={ids.descriptionId}>
        {hint}
      </p>
      <div className="report-files">
        {name && (
          <>
            <bdi>{name}</bdi>
            <Button
              size="small"
              variant="quiet"
              disabled={busy}
              aria-label={`Remove ${name}`}
              onClick={() => typeof value === 'string' && removing.mutate(value)}
            >
              Remove
            </Button>
          </>
        )}
        {!name &&
          offered.map((report) => (
            <Button key={report.uuid} size="small" variant="secondary" disabled={busy} onClick={() => onChange(report.uuid)}>
              Use {report.fileName}
            </Button>
          ))}
        <Button
          id={id}
          size="small"
          variant={name ? 'quiet' : 'secondary'}
          loading={sending.isPending}
          loadingLabel={`Uploading: ${Math.round(share * 100)}%`}
          disabled={removing.isPending}
          aria-describedby={ids.describedBy}
          onClick={() => picker.current?.click()}
        >
          {name ? 'Upload another file' : `Upload the ${noun}`}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept="application/pdf,image/jpeg,image/png"
          aria-labelledby={labelId}
          onChange={({ target }) => {
            const [picked] = target.files ?? []
            // The same file may be chosen again after it was refused.
            target.value = ''
            if (!picked) return
            setTwice(undefined)
            sending.mutate(picked)
          }}
        />
      </div>
      {name && asksWhy && (
        <TextField
          label={`Why you remove ${name}, which someone else uploaded`}
          description="Saved in the audit log. Then choose Remove again."
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <FieldError id={ids.errorId}>{told}</FieldError>
    </fieldset>
  )
}
