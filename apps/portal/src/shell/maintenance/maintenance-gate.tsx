import { maintenancePage } from '@hearthline/domain/registration'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useOrganization } from '../../session/use-organization.ts'
import { useFlags } from '../../visitor/flags.ts'
import { isUnderMaintenance } from './maintenance-routes.ts'

const FLAG = 'fe-heloc-maintenance'

/** Puts the maintenance page in the place of the routes the flag names; no others [routes/maintenance]. */
export default function MaintenanceGate() {
  const { isOn, list, value } = useFlags(useOrganization())
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const stands = isOn(FLAG) && isUnderMaintenance(pathname, list(FLAG, 'routes'))
  const message = value(FLAG, 'message') ?? maintenancePage.message
  useEffect(() => {
    if (stands) void navigate('/account/heloc/maintenance', { replace: true, state: { message, from: pathname } })
  }, [stands, message, pathname, navigate])
  return null
}
