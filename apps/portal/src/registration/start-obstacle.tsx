import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../api/request.ts'
import RegistrationModals from './registration-modals.tsx'

/** Someone with an active application learns of it when they begin, not after eight questions [registration/may-start]. */
export default function StartObstacle() {
  const [closed, setClosed] = useState(false)
  const { data } = useQuery({
    queryKey: ['ability-to-start'],
    // Asked again whenever a wizard begins: what stood in the way may be withdrawn, or just made.
    gcTime: 0,
    queryFn: ({ signal }) =>
      request('GET', '/service-search/api/v1/profiles/actions/verify-ability-to-start-application', { signal, sessionEnd: 'stay' }),
  })
  if (!data || data.canStartApplication || closed) return null
  const result = { kind: 'active' as const, reason: data.reason ?? ('ACTIVE' as const), modal: data.modal }
  return <RegistrationModals result={result} onClose={() => setClosed(true)} />
}
