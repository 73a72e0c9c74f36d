import { employmentAnswer } from '@hearthline/domain/items/income/employment'
import { incomeSourcesAnswer } from '@hearthline/domain/items/income/income-sources'
import { plainAsk } from '../../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'

const SAID = { heading: 'Who is your employer?' }
const ASKS = [plainAsk('employment', employmentAnswer, SAID), plainAsk('income-sources', incomeSourcesAnswer)]

/** The employer, where the income data does not name one. */
export default function EmployerVerification() {
  return <PlainScreen {...SAID} asks={ASKS} />
}
