import { aboutYouAnswer } from '@hearthline/domain/items/about-you/about-you'
import { hmdaAnswer } from '@hearthline/domain/items/about-you/hmda'
import { submissionAnswer } from '@hearthline/domain/items/submission/submission'
import { plainAsk } from '../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../plain-ask/plain-screen.tsx'

const SAID = { heading: 'Submit your application', why: 'When you submit we make a hard credit pull, which may affect your score.' }
const ASKS = [plainAsk('submission', submissionAnswer, SAID), plainAsk('about-you', aboutYouAnswer), plainAsk('hmda', hmdaAnswer)]

/** The application is submitted. */
export default function AppSummary() {
  return <PlainScreen {...SAID} asks={ASKS} />
}
