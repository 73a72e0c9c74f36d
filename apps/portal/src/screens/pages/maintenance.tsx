import { maintenancePage } from '@hearthline/domain/registration'
import { LinkButton } from '@hearthline/ui/link-button'
import { useLocation } from 'react-router'
import { safeRedirect } from '../../frame/access.ts'
import { Screen } from '../../frame/screen.tsx'
import { useCompany } from '../../session/use-organisation.ts'

/** The message is the flag's own where it has one. */
export default function Maintenance() {
  const { supportPhone } = useCompany()
  const state = useLocation().state as { message?: string; from?: string } | null
  return (
    <Screen title={maintenancePage.title} heading={maintenancePage.title} why={state?.message ?? maintenancePage.message}>
      <p className="mt-6">
        What you have answered so far is kept. If it cannot wait, call <a href={`tel:${supportPhone}`}>{supportPhone}</a>.
      </p>
      <div className="mt-8">
        <LinkButton href={safeRedirect(state?.from, window.location.origin)}>Try again</LinkButton>
      </div>
    </Screen>
  )
}
