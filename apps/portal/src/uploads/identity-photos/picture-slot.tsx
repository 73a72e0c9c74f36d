import type { IdentityPart } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { FieldError } from '@hearthline/ui/field'
import { CameraIcon, SuccessIcon } from '@hearthline/ui/icon'
import { announce } from '@hearthline/ui/live-region'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { SentDocument } from '../../api/send-file.ts'
import { readablePhoto } from '../readable-photo.ts'
import { type SendOne, useUploads } from '../use-uploads.ts'
import type { PartWords } from './identity-words.ts'
import { checkFile } from './photo-quality/check-photo.ts'
import { PHOTO_PROBLEM_TEXTS, type PhotoProblem } from './photo-quality/judge-photo.ts'

const Camera = lazy(() => import('./camera.tsx'))

export interface PictureSlotProps {
  part: IdentityPart
  words: PartWords
  /** The id of the picture that was sent; empty where none was. */
  document: string
  error?: string | undefined
  send: SendOne
  onSent: (document: SentDocument) => void
  /** Whether the picture is on its way, from the moment it is taken. */
  onUploading: (part: IdentityPart, isUploading: boolean) => void
}

/** One picture: taken with the camera or chosen, judged before it is sent, and taken again as often as one likes. */
export function PictureSlot({ part, words, document, error, send, onSent, onUploading }: PictureSlotProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [problems, setProblems] = useState<readonly PhotoProblem[]>([])
  const [preview, setPreview] = usePreview()
  const { entries, add, drop, goOn } = useUploads(send, (sent) => {
    announce(`${words.title} was uploaded`)
    onSent(sent)
  })
  const [isChecking, setChecking] = useState(false)
  const use = async (file: File) => {
    setOpen(false)
    for (const { id: before } of entries) drop(before)
    setChecking(true)
    try {
      const readable = await readablePhoto(file)
      const found = await checkFile(words.subject, readable)
      setProblems(found)
      setPreview(readable)
      // What no one could read is not sent.
      if (found.length === 0) add([readable])
    } finally {
      setChecking(false)
    }
  }
  const [entry] = entries
  const isUploading = isChecking || entry?.state === 'sending'
  useEffect(() => {
    onUploading(part, isUploading)
    return () => onUploading(part, false)
  }, [part, isUploading, onUploading])
  const isSent = document !== '' && entry === undefined && problems.length === 0
  return (
    <section className="identity-part" data-sent={isSent || undefined} aria-labelledby={`${id}-title`}>
      <div className="identity-picture">{preview ? <img src={preview} alt="" /> : <CameraIcon />}</div>
      <div className="identity-about">
        <h2 id={`${id}-title`}>{words.title}</h2>
        <p className="text-muted">{words.hint}</p>
        <div aria-live="polite">
          {problems.map((problem) => (
            <FieldError key={problem}>{PHOTO_PROBLEM_TEXTS[problem]}</FieldError>
          ))}
          {entry?.state === 'refused' && <FieldError>{entry.problem ?? ''}</FieldError>}
          {entry?.state === 'sending' && <progress value={entry.share} max={1} aria-label={`Uploading: ${words.title}`} />}
          {entry?.state === 'interrupted' && (
            <p>
              The upload stopped.{' '}
              <Button size="small" variant="quiet" onClick={() => goOn(entry.id)}>
                Continue upload
              </Button>
            </p>
          )}
          {isSent && (
            <p className="identity-sent">
              <SuccessIcon size={18} /> Photo uploaded
            </p>
          )}
        </div>
        <FieldError id={`${part}-error`}>{error ?? ''}</FieldError>
        <div className="identity-ways">
          <Button
            id={part}
            size="small"
            variant={isSent ? 'quiet' : 'secondary'}
            onClick={() => setOpen(true)}
            aria-describedby={error ? `${part}-error` : undefined}
          >
            {isSent ? 'Take a new photo' : 'Use camera'}
            <span className="ui-visually-hidden">: {words.title}</span>
          </Button>
          <Button size="small" variant="quiet" onClick={() => input.current?.click()}>
            Choose a file<span className="ui-visually-hidden">: {words.title}</span>
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            data-part={part}
            accept="image/jpeg,image/png"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void use(file)
              target.value = ''
            }}
          />
        </div>
      </div>
      {isOpen && (
        <Suspense>
          <Camera
            title={words.title}
            hint={words.hint}
            subject={words.subject}
            onPhoto={(photo) => void use(photo)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

/** The picture that was chosen, for as long as the screen is open. */
function usePreview(): readonly [string | undefined, (file: Blob) => void] {
  const [address, setAddress] = useState<string>()
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])
  return [address, (file) => setAddress(URL.createObjectURL(file))]
}
