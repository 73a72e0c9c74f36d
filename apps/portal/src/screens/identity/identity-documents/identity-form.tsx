import { formatPhone, phoneLink } from '@hearthline/domain'
import { identityDocumentsAnswer } from '@hearthline/domain/items/identity/identity-documents'
import { Alert } from '@hearthline/ui/alert'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import type { FormEvent } from 'react'
import { sendAs } from '../../../api/send-file.ts'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { usePersistedForm } from '../../../application/item/use-persisted-form.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { useApplication } from '../../../application/use-application.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { useCompany } from '../../../session/use-organization.ts'
import {
  givenPhotos,
  IdentityPhotos,
  type IdentityValues,
  NO_DOCUMENT,
  NO_PHOTOS,
  PHOTOS_NOTE,
} from '../../../uploads/identity-photos/identity-photos.tsx'
import { reasonText } from '../../../uploads/identity-photos/identity-words.ts'
import { useAfterPhotos, WAITING_LABEL, WAITING_NOTE } from '../../../uploads/identity-photos/use-after-photos.ts'
import { PhoneHandoff } from './phone-handoff/phone-handoff.tsx'
import type { PhotosReviewed } from './use-photos-reviewed.ts'

type Question = ReadItem<'identity-documents' | 'identity-retry'>

function knownOf(item: Question, refused = false): IdentityValues {
  // What a person could not use is not sent once more.
  if (refused) return { ...NO_PHOTOS, document: item.data?.document ?? '' }
  // Of an attempt that failed, what nothing was wrong with.
  const { front = '', back = '', selfie = '' } = (item.item === 'identity-retry' ? item.about.kept : item.data) ?? {}
  return { document: (item.item === 'identity-retry' ? item.about.document : item.data?.document) ?? '', front, back, selfie }
}

export function IdentityForm({ item, reviewed }: { item: Question; reviewed?: PhotosReviewed }) {
  const { uuid } = useApplication()
  // What was chosen for an attempt that failed is not that of the next one.
  const attempt = item.item === 'identity-retry' ? `identity-retry/${item.about.triesLeft}` : reviewed?.refused ? 'refused' : item.item
  const form = usePersistedForm<IdentityValues>(attempt, () => knownOf(item, reviewed?.refused))
  const { save, busy, error } = useSaveAnswer(item.item, form.failWith)
  const { document: _kind, attempt: _attempt, ...pictures } = item.example
  useFillWithExample(() => form.replace({ ...NO_PHOTOS, ...pictures, document: item.example.document }))
  const { values, errors } = form
  const submit = async () => {
    // Which photos are missing depends on it.
    const given = givenPhotos(values)
    if (!given) return form.fail([NO_DOCUMENT])
    const answer = form.judge(identityDocumentsAnswer, given)
    if (answer && (await save(answer))) form.forget()
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
      {item.item === 'identity-retry' && <WhatWentWrong reasons={item.about.reasons} triesLeft={item.about.triesLeft} />}
      {reviewed && <Reviewed {...reviewed} />}
      <IdentityPhotos
        values={values}
        errors={errors}
        onValues={form.replace}
        onPhoto={(part, id) => form.set(part, id)}
        send={(kind) => sendAs(uuid, kind)}
        onUploading={onUploading}
        handoff={(kind) => <PhoneHandoff kind={kind} onPhoto={(part, id) => form.set(part, id)} />}
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

function WhatWentWrong({ reasons, triesLeft }: { reasons: readonly string[]; triesLeft: number }) {
  const { supportPhone } = useCompany()
  return (
    <Alert kind="warning" title="What went wrong">
      <ul className="grid list-disc gap-1 ps-5">
        {reasons.map((reason) => (
          <li key={reason}>{reasonText(reason)}</li>
        ))}
      </ul>
      <p className="mt-3">
        You can try {triesLeft === 1 ? 'one more time' : `${triesLeft} more times`}. After that a specialist reviews your photos. Need help?
        Call <a href={phoneLink(supportPhone)}>{formatPhone(supportPhone)}</a>.
      </p>
    </Alert>
  )
}

/** Not what a person decided of the photos, which is told in their own words nowhere, but what makes new ones usable. */
function Reviewed({ refused, reasons }: PhotosReviewed) {
  const { supportPhone } = useCompany()
  const shown = reasons.length > 0 ? reasons.map(reasonText) : GOOD_PHOTOS
  return (
    <Alert kind="warning" title={refused ? 'We couldn’t use the photos you sent' : 'Our team is reviewing your photos'}>
      <p>
        {refused
          ? 'Our team reviewed them, and they don’t show us who you are. Take all of them again, or use another document.'
          : 'You don’t have to send new ones. If you can take clearer ones, they take the place of those you sent.'}
      </p>
      <ul className="mt-3 grid list-disc gap-1 ps-5">
        {shown.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="mt-3">
        Need help? Call <a href={phoneLink(supportPhone)}>{formatPhone(supportPhone)}</a>.
      </p>
    </Alert>
  )
}

const GOOD_PHOTOS = [
  'Use the original document, still valid, in your current legal name.',
  'Take the photos in good light, without glare, with all four corners in view.',
  'Take the photo of your face yourself, facing the light.',
]
