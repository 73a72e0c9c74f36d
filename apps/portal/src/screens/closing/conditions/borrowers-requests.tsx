import { type ReactNode, useMemo } from 'react'
import { useApplication } from '../../../application/use-application.ts'
import { RequestsContext, type RequestsPlace } from '../../../conditions/requests-place.ts'
import { applicationPath } from '../../../routing/application-path.ts'

/** The borrower's requests, at the addresses of the application. */
export function BorrowersRequests({ children }: { children: ReactNode }) {
  const { uuid, refresh } = useApplication()
  const place = useMemo<RequestsPlace>(() => ({ uuid, path: (within) => applicationPath(uuid, within), refresh }), [uuid, refresh])
  return <RequestsContext value={place}>{children}</RequestsContext>
}
