import { valuationOrderAnswer } from '@hearthline/domain/items/valuation/valuation-order'
import { plainAsk } from '../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../plain-ask/plain-screen.tsx'

const SAID = { heading: 'Let us arrange the valuation', why: 'A valuer looks at the home and writes a short report.' }
const ASKS = [plainAsk('valuation-order', valuationOrderAnswer, SAID)]

/** Whom the valuer meets. */
export default function OrderValuation() {
  return <PlainScreen {...SAID} asks={ASKS} />
}
