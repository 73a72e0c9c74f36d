import { formatPhone, phoneLink } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { MailIcon, PhoneIcon } from '@hearthline/ui/icon'
import { LinkButton } from '@hearthline/ui/link-button'
import type { ReactNode } from 'react'
import { useCompany } from '../../session/use-organization.ts'
import { PhoneHours } from './phone-hours.tsx'

/** By phone, with its hours, and by email; what else there is stands between. */
export function ContactOptions({ children }: { children?: ReactNode }) {
  const { supportEmail, supportPhone } = useCompany()
  // Where it must break, it breaks between the two.
  const [user, host] = supportEmail.split('@')
  return (
    <>
      <Card title="By phone">
        <div className="grid gap-5">
          <div>
            <LinkButton href={phoneLink(supportPhone)} icon={<PhoneIcon />}>
              Call {formatPhone(supportPhone)}
            </LinkButton>
          </div>
          <PhoneHours />
          <p className="text-sm text-muted">
            If you are deaf, hard of hearing or have a speech disability, dial 711 for the relay service.
          </p>
        </div>
      </Card>
      {children}
      <Card title="By email">
        <div className="grid gap-5">
          <div>
            <LinkButton
              href={`mailto:${supportEmail}`}
              variant="secondary"
              icon={<MailIcon />}
              className="max-w-full px-4 [overflow-wrap:anywhere]"
            >
              <span className="min-w-0">
                {user}
                {host && (
                  <>
                    @<wbr />
                    {host}
                  </>
                )}
              </span>
            </LinkButton>
          </div>
          <p className="text-sm text-muted">Please don’t email Social Security or account numbers. Email is not private.</p>
        </div>
      </Card>
    </>
  )
}
