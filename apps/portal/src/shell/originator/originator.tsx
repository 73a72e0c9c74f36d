import { formatPhone, phoneLink } from '@hearthline/domain'
import { MailIcon, PhoneIcon } from '@hearthline/ui/icon'
import { LinkButton } from '@hearthline/ui/link-button'
import { useState } from 'react'
import { initialsOf, type Originator, safeAvatar } from './originator-text.ts'

const role = ({ brokerName }: Originator): string => (brokerName ? 'Your broker' : 'Your loan officer')

function Avatar({ originator: { originatorName, avatarUri } }: { originator: Originator }) {
  const [failed, setFailed] = useState(false)
  const picture = failed ? undefined : safeAvatar(avatarUri, window.location.origin)
  if (picture) return <img src={picture} alt="" className="portal-avatar portal-avatar-large" onError={() => setFailed(true)} />
  return (
    <span className="portal-avatar portal-avatar-large" aria-hidden="true">
      {initialsOf(originatorName)}
    </span>
  )
}

const Names = ({ originator: { originatorName, brokerName, nmls } }: { originator: Originator }) => (
  <div className="min-w-0">
    <p className="font-semibold">{originatorName}</p>
    {brokerName && <p className="portal-fine">{brokerName}</p>}
    {nmls && <p className="portal-fine">NMLS {nmls}</p>}
  </div>
)

/** Beside the page, where there is room. */
export function OriginatorCard({ originator }: { originator: Originator }) {
  const { originatorName, email, phoneNumber } = originator
  return (
    <section className="portal-officer" aria-label={role(originator)}>
      <p className="portal-officer-role">{role(originator)}</p>
      <div className="flex items-center gap-3">
        <Avatar originator={originator} />
        <Names originator={originator} />
      </div>
      <p className="portal-officer-ways">
        <span className="whitespace-nowrap">{formatPhone(phoneNumber)}</span>
        <span>{email}</span>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <LinkButton
          size="small"
          variant="secondary"
          href={phoneLink(phoneNumber)}
          icon={<PhoneIcon size={16} />}
          aria-label={`Call ${originatorName}`}
        >
          Call
        </LinkButton>
        <LinkButton
          size="small"
          variant="secondary"
          href={`mailto:${email}`}
          icon={<MailIcon size={16} />}
          aria-label={`Email ${originatorName}`}
        >
          Email
        </LinkButton>
      </div>
    </section>
  )
}

/** On top of a narrow page: who it is, and the two ways to them; number and address are in the buttons' own words. */
export function OriginatorBanner({ originator }: { originator: Originator }) {
  const { originatorName, email, phoneNumber } = originator
  return (
    <section className="portal-officer-banner" aria-label={role(originator)}>
      <Avatar originator={originator} />
      <Names originator={originator} />
      <div className="portal-officer-buttons">
        <a className="ui-icon-button" href={phoneLink(phoneNumber)} aria-label={`Call ${originatorName}, ${formatPhone(phoneNumber)}`}>
          <PhoneIcon />
        </a>
        <a className="ui-icon-button" href={`mailto:${email}`} aria-label={`Email ${originatorName}, ${email}`}>
          <MailIcon />
        </a>
      </div>
    </section>
  )
}
