import { valuationOrderAnswer } from '@hearthline/domain/items/valuation/valuation-order'
import { plainAsk } from '../../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'
import { describeFee } from './describe-fee.ts'

const SAID = { heading: 'What condition is your home in?' }
const ASKS = [plainAsk('valuation-order', valuationOrderAnswer, ({ about }) => ({ ...SAID, why: describeFee(about) }))]

/** The condition of the home, before someone sees it. */
export default function Condition() {
  return <PlainScreen {...SAID} asks={ASKS} />
}
