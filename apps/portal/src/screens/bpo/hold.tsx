import { PlainScreen } from '../../plain-ask/plain-screen.tsx'

/** The home is being valued. */
export default function ValuationHold() {
  return <PlainScreen heading="We are valuing your home" />
}
