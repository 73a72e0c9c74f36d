import type { SigningBody } from '@hearthline/contract'
import { identityDocumentsAnswer } from '@hearthline/domain/items/identity/identity-documents'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { sendAsSigner } from '../../api/send-file.ts'
import { usePersistedForm } from '../../application/item/use-persisted-form.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { useFillWithExample } from '../../forms/use-fill-with-example.ts'
import { ScreenSkeleton } from '../../page/screen-skeleton.tsx'
import {
  givenPhotos,
  IdentityPhotos,
  type IdentityValues,
  NO_DOCUMENT,
  NO_PHOTOS,
  PHOTOS_NOTE,
} from '../../uploads/identity-photos/identity-photos.tsx'
import { useAfterPhotos, WAITING_LABEL, WAITING_NOTE } from '../../uploads/identity-photos/use-after-photos.ts'
import { type SignerQuestion, signerItemQuery, useSaveSignerAnswer } from './signer-item.ts'

const ITEM = 'signer-identity-documents'

export interface SignerPhotosProps {
  readonly signing: SigningBody
  /** In the place of those that are being looked at: nothing of them is sent once more. */
  readonly anew?: boolean
  readonly onSaved?: () => void
}

/** The photos of one signer: no one else who signs, nor the borrower, sees them. */
export function SignerPhotos({ signing, ...more }: SignerPhotosProps) {
  const item = useQuery(signerItemQuery(signing, ITEM))
  if (item.isPending) return <ScreenSkeleton />
  if (!item.data) return <FormProblem error={item.error} />
  return <PhotosForm signing={signing} item={item.data} {...more} />
}

interface PhotosFormProps extends SignerPhotosProps {
  readonly item: SignerQuestion<typeof ITEM>
}

function PhotosForm({ signing, item, anew = false, onSaved }: PhotosFormProps) {
  const { uuid, party } = signing
  const known = (): IdentityValues => ({ ...NO_PHOTOS, ...(!anew && { document: item.data?.document ?? '' }) })
  const form = usePersistedForm<IdentityValues>(`${party}/${anew ? 'anew' : ITEM}`, known, uuid)
  const { save, busy, error } = useSaveSignerAnswer(signing, ITEM, { etag: item.etag, failed: form.failWith })
  useFillWithExample(() => form.replace({ ...NO_PHOTOS, ...item.example }))
  const submit = async () => {
    // Which photos are missing depends on it.
    const given = givenPhotos(form.values)
    if (!given) return form.fail([NO_DOCUMENT])
    const answer = form.judge(identityDocumentsAnswer, given)
    if (!answer || !(await save(answer))) return
    form.forget()
    onSaved?.()
  }
  const { press, isWaiting, onUploading } = useAfterPhotos(() => void submit())
  const pressed = (event: FormEvent) => {
    event.preventDefault()
    press()
  }
  return (
    <form className="portal-form" onSubmit={pressed} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <IdentityPhotos
        values={form.values}
        errors={form.errors}
        onValues={form.replace}
        onPhoto={(part, id) => form.set(part, id)}
        send={(kind) => sendAsSigner(uuid, party, kind)}
        onUploading={onUploading}
      />
      <SubmitRow
        label="Verify my identity"
        loading={busy || isWaiting}
        {...(isWaiting && { loadingLabel: WAITING_LABEL })}
        note={isWaiting ? WAITING_NOTE : PHOTOS_NOTE}
      />
    </form>
  )
}
