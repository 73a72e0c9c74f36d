import { valuationOrderAnswer } from '@hearthline/domain/items/valuation/valuation-order'
import { plainAsk } from '../../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'
import { describeFee } from './describe-fee.ts'

const SAID = { heading: 'Arrange your home valuation', why: 'A local professional visits your home and writes a short report.' }
const ASKS = [plainAsk('valuation-order', valuationOrderAnswer, ({ about }) => ({ ...SAID, why: `${SAID.why} ${describeFee(about)}` }))]

/** Whom the valuer meets. */
export default function OrderValuation() {
  return <PlainScreen {...SAID} asks={ASKS} />
}
