import '../../../../uploads/identity-photos/identity.css'
import { IDENTITY_PARTS, type IdentityPart } from '@hearthline/domain'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { useState } from 'react'
import { finishPhotos, type PhotoTask, sendPhoto } from '../../../../api/phone-session.ts'
import { FormProblem } from '../../../../forms/form-problem.tsx'
import { partsOf, partWords } from '../../../../uploads/identity-photos/identity-words.ts'
import { PictureSlot } from '../../../../uploads/identity-photos/picture-slot.tsx'
import { useAfterPhotos, WAITING_LABEL, WAITING_NOTE } from '../../../../uploads/identity-photos/use-after-photos.ts'

interface PhotosFormProps {
  task: PhotoTask
  onDone: () => void
}

/** The photos one below the other, each sent when it is taken. */
export function PhotosForm({ task: { document, photos }, onDone }: PhotosFormProps) {
  const [sent, setSent] = useState<PhotoTask['photos']>(photos)
  const [isAsked, setAsked] = useState(false)
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const parts = partsOf(document)
  const isMissing = (part: IdentityPart) => sent[IDENTITY_PARTS[part]] === undefined
  const { press, isWaiting, onUploading } = useAfterPhotos(() => void finish())
  const finish = async () => {
    setAsked(true)
    if (parts.some(isMissing)) return
    setBusy(true)
    // Where the computer was faster, it has ended the session: everything is there all the same.
    await finishPhotos().then(onDone, (problem: unknown) => (isEnded(problem) ? onDone() : setError(problem)))
    setBusy(false)
  }
  return (
    <div className="portal-form">
      <FormProblem error={error} />
      <div className="identity-parts">
        {parts.map((part) => (
          <PictureSlot
            key={part}
            part={part}
            words={partWords(document, part)}
            document={sent[IDENTITY_PARTS[part]] ?? ''}
            error={isAsked && isMissing(part) ? 'This photo is missing.' : undefined}
            send={sendPhoto(IDENTITY_PARTS[part])}
            onSent={({ uuid }) => setSent((before) => ({ ...before, [IDENTITY_PARTS[part]]: uuid }))}
            onUploading={onUploading}
          />
        ))}
      </div>
      <SubmitRow
        label="I’m done"
        loading={isBusy || isWaiting}
        {...(isWaiting && { loadingLabel: WAITING_LABEL })}
        onPress={press}
        note={isWaiting ? WAITING_NOTE : 'Your photos are encrypted and used only to verify you. This link can do nothing else.'}
      />
    </div>
  )
}

const isEnded = (problem: unknown): boolean =>
  problem instanceof Error && 'status' in problem && [401, 410].includes(Number(problem.status))
