import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'
import { SignersAwaited } from './signers-awaited.tsx'

/** The co-owners sign. */
export default function AdditionalSigning() {
  return (
    <PlainScreen
      heading="We’re waiting for your co-owners to sign"
      mayDo="If we have no email for someone, you can add it below."
      meanwhile={<SignersAwaited />}
    />
  )
}
