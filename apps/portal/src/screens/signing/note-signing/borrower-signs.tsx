import { type ReactNode, useCallback, useMemo } from 'react'
import { useLocation } from 'react-router'
import { useApplication } from '../../../application/use-application.ts'
import { useProceed } from '../../../application/use-proceed.ts'
import { borrowersSigning, GoneContext, SigningContext } from '../../../signing/signing-source.ts'

/** Around the parts of signing, of the borrower. */
export function BorrowerSigns({ children }: { readonly children: ReactNode }) {
  const { uuid } = useApplication()
  const proceed = useProceed()
  const { pathname } = useLocation()
  const source = useMemo(() => borrowersSigning(uuid), [uuid])
  const lead = useCallback(() => void proceed({ previous: null, onlyFrom: pathname }).catch(() => undefined), [proceed, pathname])
  return (
    <GoneContext value={lead}>
      <SigningContext value={source}>{children}</SigningContext>
    </GoneContext>
  )
}
