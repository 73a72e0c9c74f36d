import { formatPhone, phoneLink } from '@hearthline/domain'
import { maintenancePage } from '@hearthline/domain/registration'
import { LinkButton } from '@hearthline/ui/link-button'
import { useLocation } from 'react-router'
import { Screen } from '../../page/screen.tsx'
import { safeRedirect } from '../../routing/access.ts'
import { useCompany } from '../../session/use-organization.ts'

/** The message is the flag's own where it has one. */
export default function Maintenance() {
  const { supportPhone } = useCompany()
  const state = useLocation().state as { message?: string; from?: string } | null
  return (
    <Screen title={maintenancePage.title} heading={maintenancePage.title} why={state?.message ?? maintenancePage.message}>
      <p className="mt-6">
        Your answers so far are saved. If it’s urgent, call <a href={phoneLink(supportPhone)}>{formatPhone(supportPhone)}</a>.
      </p>
      <div className="mt-8">
        <LinkButton href={safeRedirect(state?.from, window.location.origin)}>Try again</LinkButton>
      </div>
    </Screen>
  )
}
