import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allApplicationsQuery } from '../../application/all-applications-query.ts'
import { PartState } from '../../page/part-state.tsx'
import { ElectronicDelivery } from '../../signing/electronic-delivery.tsx'
import { borrowersSigning, SigningContext } from '../../signing/signing-source.ts'

/** How documents come, for each application and its line: the consent covers one of them, and so does its withdrawal. */
export function Delivery() {
  const read = useQuery(allApplicationsQuery)
  if (!read.data) return <PartState what="how you get documents" failed={read.isError} onRetry={() => void read.refetch()} />
  if (read.data.length === 0) return <p className="text-muted">Once you apply, you can choose here how you get documents.</p>
  return (
    <ul className="grid gap-8">
      {read.data.map(({ uuid, loanNumber }) => (
        <li key={uuid} className="grid gap-3">
          {read.data.length > 1 && <h3 className="text-base font-medium">Application {loanNumber}</h3>}
          <OfApplication uuid={uuid} />
        </li>
      ))}
    </ul>
  )
}

function OfApplication({ uuid }: { readonly uuid: string }) {
  const source = useMemo(() => borrowersSigning(uuid), [uuid])
  return (
    <SigningContext value={source}>
      <ElectronicDelivery />
    </SigningContext>
  )
}
