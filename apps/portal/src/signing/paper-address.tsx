import { Link } from 'react-router'
import { useSigningSource } from './signing-source.ts'
import { useSigning } from './use-signing.ts'

/** For whoever is told that paper comes: where to, and where that is changed. Nothing of whoever signs here. */
export function PaperAddress() {
  const { data: state } = useSigning()
  const { deliveryPath } = useSigningSource()
  if (!state || (state.onPaperSince === null && state.way !== 'PAPER')) return null
  const { mailTo } = state
  return (
    <p className="break-words">
      {mailTo === null ? (
        'We don’t have a mailing address for you yet.'
      ) : (
        <>
          We mail paper to <span className="font-medium">{mailTo}</span>.
        </>
      )}{' '}
      <Link to={deliveryPath}>{mailTo === null ? 'Add a mailing address' : 'Change the mailing address'}</Link>
    </p>
  )
}
