import { maintenancePage } from '@hearthline/domain/registration'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useFlags } from '../session/flags.ts'
import { useOrganisation } from '../session/use-organisation.ts'
import { isUnderMaintenance } from './maintenance-routes.ts'

const FLAG = 'fe-heloc-maintenance'

/** Puts the maintenance page in the place of the routes the flag names; no others (seed 000 §2). */
export default function MaintenanceGate() {
  const { isOn, list, value } = useFlags(useOrganisation())
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const stands = isOn(FLAG) && isUnderMaintenance(pathname, list(FLAG, 'routes'))
  const message = value(FLAG, 'message') ?? maintenancePage.message
  useEffect(() => {
    if (stands) void navigate('/account/heloc/maintenance', { replace: true, state: { message, from: pathname } })
  }, [stands, message, pathname, navigate])
  return null
}
