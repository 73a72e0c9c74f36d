import { PlainScreen } from '../../plain-ask/plain-screen.tsx'

/** The disclosures are being made. */
export default function Disclosures() {
  return <PlainScreen heading="Your documents" />
}
