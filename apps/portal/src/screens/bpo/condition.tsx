import { valuationOrderAnswer } from '@hearthline/domain/items/valuation/valuation-order'
import { plainAsk } from '../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../plain-ask/plain-screen.tsx'

const SAID = { heading: 'What condition is your home in?' }
const ASKS = [plainAsk('valuation-order', valuationOrderAnswer, SAID)]

/** The condition of the home, before somebody sees it. */
export default function Condition() {
  return <PlainScreen {...SAID} asks={ASKS} />
}
