import { PlainScreen } from '../../plain-ask/plain-screen.tsx'

/** The co-owners sign. */
export default function AdditionalSigning() {
  return <PlainScreen heading="We are waiting for your co-owners to sign" />
}
