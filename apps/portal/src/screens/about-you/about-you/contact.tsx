import { aboutYouAnswer } from '@hearthline/domain/items/about-you/about-you'
import { submissionAnswer } from '@hearthline/domain/items/submission/submission'
import { demographicsAsk } from '../../../demographics/demographics-ask.tsx'
import { plainAsk } from '../../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'

const SAID = { heading: 'A little more about you' }
const ASKS = [plainAsk('about-you', aboutYouAnswer, SAID), demographicsAsk(), plainAsk('submission', submissionAnswer)]

/** Who the borrower is, and how the home is held. */
export default function Contact() {
  return <PlainScreen {...SAID} asks={ASKS} />
}
