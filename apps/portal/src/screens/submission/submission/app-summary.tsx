import { aboutYouAnswer } from '@hearthline/domain/items/about-you/about-you'
import { submissionAnswer } from '@hearthline/domain/items/submission/submission'
import { demographicsAsk } from '../../../demographics/demographics-ask.tsx'
import { plainAsk } from '../../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'

const SAID = { heading: 'Submit your application', why: 'When you submit, we make a hard credit pull, which may affect your credit score.' }
const ASKS = [plainAsk('submission', submissionAnswer, SAID), plainAsk('about-you', aboutYouAnswer), demographicsAsk()]

/** The application is submitted. */
export default function AppSummary() {
  return <PlainScreen {...SAID} asks={ASKS} />
}
