import { Alert } from '@hearthline/ui/alert'
import { Link } from 'react-router'
import { isToDo } from '../../application/conditions-query.ts'
import { RequestList } from '../../conditions/request-list.tsx'
import { RequestsContext } from '../../conditions/requests-place.ts'
import { Screen } from '../../page/screen.tsx'
import { ScreenSkeleton } from '../../page/screen-skeleton.tsx'
import { signerPath } from './signer-page.ts'
import { SignerProblem } from './signer-problem.tsx'
import { useSignersRequests } from './signer-requests.ts'
import { SignerLinks } from './signer-screen.tsx'

/** What the team asks of someone who signs beside a borrower: theirs alone. */
export default function SignerConditions() {
  const { pending, error, all } = useSignersRequests()
  if (pending && !error) return <ScreenSkeleton />
  const isAsked = all.some(({ conditions }) => conditions.some(isToDo))
  const heading = isAsked ? 'Answer our requests' : 'Requests from our team'
  const [only] = all
  const listed = all.filter(({ conditions }) => conditions.length > 0)
  return (
    <Screen
      title={heading}
      heading={heading}
      why={isAsked ? 'You sign for the home together with the borrower, and we need something from you.' : undefined}
    >
      <SignerProblem error={error} />
      {!error && listed.length === 0 && (
        <div className="mt-8">
          <Alert kind="info" title="There is nothing for you to send">
            If we need something from you, it appears here, and we email you.
          </Alert>
        </div>
      )}
      {listed.map(({ place, signing, conditions }) => (
        <RequestsContext key={place.uuid} value={place}>
          <section aria-label={`For the line of ${signing.borrower}`}>
            <p className="mt-8">
              For the line of <strong>{signing.borrower}</strong> on {signing.property}
            </p>
            <RequestList conditions={conditions} />
          </section>
        </RequestsContext>
      ))}
      {only && all.length === 1 && <SignerLinks signing={only.signing} isAlone />}
      {all.length > 1 && (
        <p className="mt-10 border-t border-hairline pt-6">
          <Link to={signerPath('resume')}>Everyone at this email</Link>
        </p>
      )}
    </Screen>
  )
}
