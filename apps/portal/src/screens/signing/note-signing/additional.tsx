import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'
import { SignersAwaited } from './signers-awaited.tsx'

/** Those who sign beside the borrower do so. */
export default function AdditionalSigning() {
  return (
    <PlainScreen
      heading="We’re waiting for others to sign"
      mayDo="If we have no email for someone, you can add it below, or call us."
      meanwhile={<SignersAwaited />}
    />
  )
}
