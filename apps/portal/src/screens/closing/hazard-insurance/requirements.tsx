import { hazardInsuranceAnswer } from '@hearthline/domain/items/closing/hazard-insurance'
import { trustAndFloodAnswer } from '@hearthline/domain/items/closing/trust-and-flood-insurance'
import { plainAsk } from '../../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'
import { neededOf, trustOrFlood } from './trust-or-flood.ts'

const SAID = { heading: 'Your home insurance' }
const ASKS = [
  plainAsk('hazard-insurance', hazardInsuranceAnswer, SAID),
  plainAsk(
    'trust-and-flood-insurance',
    trustAndFloodAnswer,
    ({ title, about }) => trustOrFlood(title, about),
    ({ about }) => neededOf(about),
  ),
]

/** Flood insurance and the trust before closing; home insurance once the deed is signed. */
export default function InsuranceRequirements() {
  return <PlainScreen {...SAID} asks={ASKS} />
}
