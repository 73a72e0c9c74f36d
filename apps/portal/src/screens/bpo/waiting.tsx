import { PlainScreen } from '../../plain-ask/plain-screen.tsx'

/** The valuation was ordered. */
export default function ValuationWaiting() {
  return <PlainScreen heading="The valuation is on its way" />
}
