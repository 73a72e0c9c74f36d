import { aboutYouAnswer } from '@hearthline/domain/items/about-you/about-you'
import { hmdaAnswer } from '@hearthline/domain/items/about-you/hmda'
import { submissionAnswer } from '@hearthline/domain/items/submission/submission'
import { plainAsk } from '../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../plain-ask/plain-screen.tsx'

const SAID = {
  heading: 'Information for government monitoring',
  why: 'Federal law asks us to ask; your answers do not affect the decision, and you may decline.',
}
const ASKS = [plainAsk('hmda', hmdaAnswer, SAID), plainAsk('about-you', aboutYouAnswer), plainAsk('submission', submissionAnswer)]

/** Demographic information, which federal law makes us ask for. */
export default function Monitoring() {
  return <PlainScreen {...SAID} asks={ASKS} />
}
