import { valuationOrderAnswer } from '@hearthline/domain/items/valuation/valuation-order'
import { plainAsk } from '../../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'

const ASKS = [plainAsk('valuation-order', valuationOrderAnswer)]

/** The home is being valued. */
export default function ValuationHold() {
  return <PlainScreen heading="We are valuing your home" asks={ASKS} />
}
