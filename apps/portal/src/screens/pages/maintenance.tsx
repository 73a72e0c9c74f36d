import { maintenancePage } from '@hearthline/domain/registration'
import { LinkButton } from '@hearthline/ui/link-button'
import { useLocation } from 'react-router'
import { Screen } from '../../frame/screen.tsx'

/** The message is the flag's own where it has one. */
export default function Maintenance() {
  const state = useLocation().state as { message?: string; from?: string } | null
  return (
    <Screen title={maintenancePage.title} heading={maintenancePage.title} why={state?.message ?? maintenancePage.message}>
      <div className="mt-8">
        <LinkButton href={state?.from ?? '/dashboard'}>Try again</LinkButton>
      </div>
    </Screen>
  )
}
