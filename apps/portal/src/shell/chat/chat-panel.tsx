import { formatPhone, phoneLink } from '@hearthline/domain'
import { MailIcon, PhoneIcon } from '@hearthline/ui/icon'
import { LinkButton } from '@hearthline/ui/link-button'
import { Modal } from '@hearthline/ui/modal'
import { StatusChip } from '@hearthline/ui/status-chip'
import { useQuery } from '@tanstack/react-query'
import { useCompany } from '../../session/use-organization.ts'
import { openStatusQuery, phoneHoursQuery } from './hours-query.ts'
import { openingHours } from './opening-hours.ts'

/**
 * What someone who asked for the chat gets while there is none: the people who answer today. The chat takes this
 * file's place; how it is opened, by `pop-webchat` in the address or by openOverlay, stays.
 */
export default function ChatPanel({ onClose }: { onClose: () => void }) {
  const { name, supportPhone, supportEmail } = useCompany()
  const hours = useQuery(phoneHoursQuery)
  const status = useQuery(openStatusQuery)
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="narrow"
      title={`Talk to ${name}`}
      actions={
        <>
          <LinkButton href={phoneLink(supportPhone)} icon={<PhoneIcon />}>
            Call {formatPhone(supportPhone)}
          </LinkButton>
          <LinkButton href={`mailto:${supportEmail}`} variant="secondary" icon={<MailIcon />}>
            Email us
          </LinkButton>
        </>
      }
    >
      {status.data && (
        <p className="mb-3">
          <StatusChip tone={status.data.isOpen ? 'positive' : 'neutral'}>
            {status.data.isOpen ? 'Our team is working now' : 'Our team is off right now'}
          </StatusChip>
        </p>
      )}
      <p>Chat is not available yet. Please call us:</p>
      {hours.data ? (
        <ul className="mt-3">
          {openingHours(hours.data.weekdays).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-3">{formatPhone(supportPhone)}</p>
      )}
      <p className="mt-3 text-muted">Or email {supportEmail}. What you typed on this page stays here.</p>
    </Modal>
  )
}
