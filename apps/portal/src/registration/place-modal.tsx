import { newYorkRedirectModal } from '@hearthline/domain/registration'
import { Button } from '@hearthline/ui/button'
import { LinkButton } from '@hearthline/ui/link-button'
import { Modal } from '@hearthline/ui/modal'
import { useCompany } from '../session/use-organization.ts'
import { hawaiiPartnerUrl } from './hawaii-partner.ts'
import type { PlaceOutcome } from './property-place.ts'

/** The modals about the property's location: New York, Hawaii, and the redirect to the right host. */
export default function PlaceModal({ outcome, onClose }: { outcome: PlaceOutcome; onClose: () => void }) {
  const company = useCompany()
  const close = { open: true, onOpenChange: (open: boolean) => !open && onClose(), size: 'narrow' as const }
  if (outcome.kind === 'new-york-host') {
    const words = outcome.toNewYork ? newYorkRedirectModal.toNewYork : newYorkRedirectModal.toMain
    return (
      <Modal {...close} title={words.title} actions={<LinkButton href={outcome.url}>{newYorkRedirectModal.action}</LinkButton>}>
        {words.body}
      </Modal>
    )
  }
  if (outcome.kind !== 'modal') return null
  const { notice } = outcome
  // Without one the words stand alone.
  const partner = hawaiiPartnerUrl(company)
  return (
    <Modal
      {...close}
      title={notice.title}
      actions={
        <>
          {notice.link && partner && <LinkButton href={partner}>{notice.link}</LinkButton>}
          <Button variant="secondary" onClick={onClose}>
            Choose another home
          </Button>
        </>
      }
    >
      {notice.body}
    </Modal>
  )
}
