import { useMemo } from 'react'
import { useApplication } from '../application/use-application.ts'
import { PaperCopies } from './paper-copies.tsx'
import { borrowersSigning, SigningContext } from './signing-source.ts'

/** The borrower's, on a page that has more than signing. */
export function BorrowersPaperCopies() {
  const { uuid, application } = useApplication()
  const source = useMemo(() => borrowersSigning(uuid), [uuid])
  // It is the first of the documents that are signed: before it there are no copies to ask for.
  if (!application.documents.some(({ type }) => type === 'CLOSING_DISCLOSURE')) return null
  return (
    <SigningContext value={source}>
      <PaperCopies />
    </SigningContext>
  )
}
