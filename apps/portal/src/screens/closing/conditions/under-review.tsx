import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'

/** The same, at the addresses where a phone number or a document will be asked for. */
export default function UnderReview() {
  return <PlainScreen heading="We are reviewing your application" />
}
