import { formatPhone, phoneLink } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { useCompany } from '../../session/use-organization.ts'
import { SignerScreen } from './signer-screen.tsx'

/** The application ended before or after they signed: nothing is left to sign, and their home carries no lien of it. */
export default function SignerCancelled() {
  const { supportPhone, supportEmail } = useCompany()
  return (
    <SignerScreen title="There is nothing left to sign" page="cancelled" words={({ title, why }) => ({ heading: title, why })}>
      {({ property }) => (
        <div className="mt-8 grid gap-6">
          <Alert kind="info" title="You don’t need to do anything">
            No line of credit was opened on {property} by this application. What you signed for it has no effect.
          </Alert>
          <p>
            Did you not expect this? Call <a href={phoneLink(supportPhone)}>{formatPhone(supportPhone)}</a> or email{' '}
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </p>
        </div>
      )}
    </SignerScreen>
  )
}
