import { IDENTITY_PARTS } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { CopyButton } from '@hearthline/ui/copy-button'
import { ClockIcon, SuccessIcon } from '@hearthline/ui/icon'
import { announce } from '@hearthline/ui/live-region'
import { Modal } from '@hearthline/ui/modal'
import { Skeleton } from '@hearthline/ui/skeleton'
import { useEffect, useRef } from 'react'
import { FormProblem } from '../../../../forms/form-problem.tsx'
import { partsOf, partWords } from '../../../../uploads/identity-photos/identity-words.ts'
import type { PhoneHandoffProps } from './phone-handoff-props.ts'
import { QrCode } from './qr-code.tsx'
import { usePhotoLink } from './use-photo-link.ts'

/** The code for the phone, and then what arrives from it. Closing takes the link back. */
export default function PhoneLink({ kind, onPhoto, onClose }: PhoneHandoffProps & { onClose: () => void }) {
  const { address, state, photos, error, renew, end } = usePhotoLink(kind)
  const parts = partsOf(kind)
  const arrived = parts.filter((part) => photos[IDENTITY_PARTS[part]] !== undefined)
  const isComplete = arrived.length === parts.length
  const known = useRef<Record<string, string>>({})
  useEffect(() => {
    for (const part of parts) {
      const document = photos[IDENTITY_PARTS[part]]
      if (document === undefined || known.current[part] === document) continue
      known.current[part] = document
      announce(`${partWords(kind, part).title} arrived`)
      onPhoto(part, document)
    }
  })
  const close = () => {
    end()
    onClose()
  }
  const isOver = state === 'ENDED' && !isComplete
  return (
    <Modal
      open
      onOpenChange={(open) => !open && close()}
      title="Take the photos with your phone"
      actions={
        <>
          <Button variant={isComplete ? 'primary' : 'quiet'} onClick={close}>
            {isComplete ? 'Use these photos' : 'Cancel'}
          </Button>
          {isOver && <Button onClick={renew}>Get a new code</Button>}
        </>
      }
    >
      <div className="identity-link">
        {error && <FormProblem error={error} />}
        {isOver && <p role="alert">This code has expired or was closed on your phone. Get a new one to continue.</p>}
        {state === 'WAITING' && !error && (
          <>
            {address ? <QrCode text={address} label="Code for your phone’s camera" /> : <Skeleton />}
            <ol>
              <li>Open the camera on your phone.</li>
              <li>Point it at this code, and open the link that appears.</li>
              <li>Take the photos there. They will appear here.</li>
            </ol>
            <p className="text-muted">The code works once, for 10 minutes. It only lets the phone take these photos.</p>
            {address && <CopyButton text={address} label="Copy the link instead" variant="quiet" />}
          </>
        )}
        {(state === 'OPEN' || arrived.length > 0) && (
          <>
            <p>{isComplete ? 'All photos are here.' : 'Your phone is connected. Keep this page open.'}</p>
            <ul className="identity-arrivals">
              {parts.map((part) => (
                <li key={part} data-arrived={arrived.includes(part) || undefined}>
                  {arrived.includes(part) ? <SuccessIcon size={18} /> : <ClockIcon size={18} />}
                  {partWords(kind, part).title}
                  <span className="text-muted">{arrived.includes(part) ? 'Arrived' : 'Waiting'}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Modal>
  )
}
