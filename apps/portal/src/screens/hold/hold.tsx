import { PlainScreen } from '../../plain-ask/plain-screen.tsx'

/** An appraiser is at work. */
export default function AppraisalHold() {
  return <PlainScreen heading="The appraisal is under way" />
}
