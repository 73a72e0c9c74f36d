import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'

/** An appraiser is at work. */
export default function AppraisalHold() {
  return <PlainScreen heading="Your home appraisal is in progress" />
}
