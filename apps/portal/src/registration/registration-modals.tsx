import { formatLocalDate, formatPhone, phoneLink } from '@hearthline/domain'
import {
  accountExistsModal,
  activeApplicationModals,
  formatPhoneAsTyped,
  isUsState,
  registrationMessageModal,
  US_STATES,
} from '@hearthline/domain/registration'
import { Button } from '@hearthline/ui/button'
import { LinkButton } from '@hearthline/ui/link-button'
import { Modal } from '@hearthline/ui/modal'
import { Link, useLocation, useNavigate } from 'react-router'
import { LOGIN } from '../routing/access.ts'
import { useCompany } from '../session/use-organization.ts'
import type { RegistrationResult } from './submit-registration.ts'

type Shown = Extract<RegistrationResult, { kind: 'account-exists' | 'active' | 'message' }>

/** The modals around registration [registration/may-start]: account exists, active application in its three titles, a message about the state. */
export default function RegistrationModals({ result, onClose }: { result: Shown; onClose: () => void }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const frame = { open: true, onOpenChange: (open: boolean) => !open && onClose(), size: 'narrow' as const }
  if (result.kind === 'account-exists') {
    const login = `${LOGIN}?email=${encodeURIComponent(result.email)}&redirectUrl=${encodeURIComponent(pathname + search)}`
    return (
      <Modal
        {...frame}
        title={accountExistsModal.title}
        actions={<Button onClick={() => void navigate(login)}>{accountExistsModal.action}</Button>}
      >
        {accountExistsModal.body(result.email)}
      </Modal>
    )
  }
  if (result.kind === 'message') {
    return (
      <Modal
        {...frame}
        title={registrationMessageModal.title}
        actions={
          <>
            <Button onClick={() => void navigate('/account/heloc/waitlist', { state: { reason: 'STATE_NOT_SERVED' } })}>
              {registrationMessageModal.waitlist}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {registrationMessageModal.action}
            </Button>
          </>
        }
      >
        <p>{asSentence(result.message)}</p>
        <p className="mt-3">{registrationMessageModal.body}</p>
      </Modal>
    )
  }
  return <ActiveApplication {...{ result, frame }} />
}

/** The server's words begin in lower case, by which the wizard knows them, and end with the state's letters. */
const asSentence = (message: string): string => {
  const named = message.replace(/\b([A-Z]{2})\.?$/, (whole, code: string) => (isUsState(code) ? US_STATES[code] : whole))
  return `${named.charAt(0).toUpperCase()}${named.slice(1).replace(/\.?$/, '.')}`
}

/** Phone and email to read as well as to press [registration/may-start]: someone may want to write them down. */
function Officer({ name, phoneNumber, email }: { name: string; phoneNumber: string; email: string }) {
  return (
    <dl className="mt-4 grid gap-1">
      <dt className="font-semibold">{name}</dt>
      <dd>{formatPhoneAsTyped(phoneNumber)}</dd>
      <dd className="[overflow-wrap:anywhere]">{email}</dd>
    </dl>
  )
}

interface ActiveProps {
  result: Extract<Shown, { kind: 'active' }>
  frame: { open: boolean; onOpenChange: (open: boolean) => void; size: 'narrow' }
}

function ActiveApplication({ result: { reason, modal }, frame }: ActiveProps) {
  const navigate = useNavigate()
  const { supportPhone } = useCompany()
  const { title, body } = activeApplicationModals[reason]
  const phone = modal?.contact.phoneNumber || supportPhone
  const email = modal?.contact.email
  const from = reason === 'RECENT_HELOC' && modal?.availableOn ? ` That is ${formatLocalDate(modal.availableOn)}.` : ''
  return (
    <Modal
      {...frame}
      title={title}
      actions={
        <>
          {reason === 'ACTIVE' && modal && (
            <Button onClick={() => void navigate(`/account/heloc/${modal.applicationUuid}`)}>Continue</Button>
          )}
          {reason === 'ACTIVE' && (
            <LinkButton as={Link} variant="secondary" to="/account/heloc/register/support?pop-webchat=true">
              Contact us
            </LinkButton>
          )}
          {reason === 'RECENT_HELOC' && <Button onClick={() => void navigate('/dashboard')}>Go to dashboard</Button>}
          <LinkButton variant={reason === 'INQUIRY' ? 'primary' : 'secondary'} href={phoneLink(phone)}>
            Call {formatPhone(phone)}
          </LinkButton>
          {reason === 'INQUIRY' && email && (
            <LinkButton variant="secondary" href={`mailto:${email}`}>
              Email {modal?.contact.name || email}
            </LinkButton>
          )}
        </>
      }
    >
      <p>
        {body}
        {from}
      </p>
      {reason === 'INQUIRY' && modal && <Officer {...modal.contact} />}
    </Modal>
  )
}
