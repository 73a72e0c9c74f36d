import { employmentAnswer } from '@hearthline/domain/items/income/employment'
import { incomeSourcesAnswer } from '@hearthline/domain/items/income/income-sources'
import { plainAsk } from '../../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'

const SAID = { heading: 'Verify your income', why: 'We compare it with what you told us.' }
const ASKS = [plainAsk('income-sources', incomeSourcesAnswer, SAID), plainAsk('employment', employmentAnswer)]

/** How income is to be verified, by each of the paths under income/. */
export default function IncomeReview() {
  return <PlainScreen {...SAID} asks={ASKS} />
}
