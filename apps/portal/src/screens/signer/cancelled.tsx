import { formatPhone, phoneLink } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { useCompany } from '../../session/use-organization.ts'
import { SignerRightToCancel } from './signer-right-to-cancel.tsx'
import { SignerScreen } from './signer-screen.tsx'

/** The application ended before or after they signed: nothing is left to sign. While a notice is checked, nothing is said of what it does. */
export default function SignerCancelled() {
  const { supportPhone, supportEmail } = useCompany()
  return (
    <SignerScreen title="There is nothing left to sign" page="cancelled" words={({ title, why }) => ({ heading: title, why })}>
      {(signing) => (
        <div className="mt-8 grid gap-6">
          {signing.step !== 'RESCISSION' && (
            <Alert kind="info" title="You don’t need to do anything">
              What you signed for a line of credit on {signing.property} has no effect.
            </Alert>
          )}
          {/* What is checked may be refused: until then they keep their own days. */}
          <SignerRightToCancel signing={signing} />
          <p>
            Did you not expect this? Call <a href={phoneLink(supportPhone)}>{formatPhone(supportPhone)}</a> or email{' '}
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </p>
        </div>
      )}
    </SignerScreen>
  )
}
