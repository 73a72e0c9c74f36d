import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { brokerLoginAddress } from '../../api/broker.ts'
import { LOGIN } from '../../routing/access.ts'
import { useOrganization } from '../../session/use-organization.ts'

/** Where an organization's people log in at its broker, the login leaves for there; when the broker cannot be asked it stays [session/broker]. */
export function useBrokerLogin(redirectUrl: string, wanted: boolean): void {
  const { orgCode, orgMetaData } = useOrganization()
  const navigate = useNavigate()
  const byBroker = wanted && orgMetaData.companyInfo.authentication === 'broker'
  useEffect(() => {
    if (!byBroker) return
    let stopped = false
    const { origin } = window.location
    const telemetryTrackingId = localStorage.getItem('tracker_uuid') ?? undefined
    void brokerLoginAddress({ organization: orgCode, redirectUrl, telemetryTrackingId, origin }).then((address) => {
      if (stopped || address === undefined || address.startsWith(LOGIN)) return
      if (address.startsWith('/')) void navigate(address, { replace: true })
      else window.location.replace(address)
    })
    return () => {
      stopped = true
    }
  }, [byBroker, orgCode, redirectUrl, navigate])
}
