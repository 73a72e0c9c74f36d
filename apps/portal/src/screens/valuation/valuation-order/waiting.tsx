import { valuationOrderAnswer } from '@hearthline/domain/items/valuation/valuation-order'
import { plainAsk } from '../../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'

const ASKS = [plainAsk('valuation-order', valuationOrderAnswer)]

/** The valuation was ordered. */
export default function ValuationWaiting() {
  return <PlainScreen heading="Your home valuation is in progress" asks={ASKS} />
}
