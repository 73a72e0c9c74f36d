import { aboutYouAnswer } from '@hearthline/domain/items/about-you/about-you'
import { submissionAnswer } from '@hearthline/domain/items/submission/submission'
import { demographicsAsk } from '../../../demographics/demographics-ask.tsx'
import { plainAsk } from '../../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'

const SAID = {
  heading: 'Questions the government asks',
  why: 'Federal law requires us to ask. Your answers do not affect our decision. You may choose not to answer.',
}
const ASKS = [demographicsAsk(SAID), plainAsk('about-you', aboutYouAnswer), plainAsk('submission', submissionAnswer)]

/** Demographic information, which federal law makes us ask for. */
export default function Monitoring() {
  return <PlainScreen {...SAID} asks={ASKS} />
}
