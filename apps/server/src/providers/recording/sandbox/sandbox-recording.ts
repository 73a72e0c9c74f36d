/** The sandbox's county recorders: on a business day of the county every deed is recorded at once and for what was expected, but Deedreject's comes back the first time. */
import { isCreditorBusinessDay, localDateIn, zoneOfState } from '@hearthline/domain'
import { type ProviderCall, ProviderUnavailable } from '../../provider-call.ts'
import { askSandbox, type SandboxAnswer } from '../../sandbox/ask-sandbox.ts'
import { drawReference } from '../../sandbox/draw.ts'
import { personaOf } from '../../sandbox/personas.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type { Recording, RecordingOutcome, RecordingRequest } from '../port.ts'

const PROVIDER = 'Willow Recording (sandbox)'

/** What Deedreject's county charges less than was expected. */
const CHEAPER_CENTS = 500

/** @throws ProviderUnavailable while the county's office is closed */
function outcomeOf(
  { property, applicantName, attempt, expectedFeeCents, expectedTaxCents }: RecordingRequest,
  call: ProviderCall,
): RecordingOutcome {
  const today = localDateIn(call.now, zoneOfState(property.address.state))
  if (!isCreditorBusinessDay(today)) throw new ProviderUnavailable(PROVIDER, 'PENDING', { property: property.uuid })
  const isDifficult = personaOf(applicantName.lastName)?.lastName === 'Deedreject'
  if (isDifficult && attempt === 1)
    return {
      outcome: 'REJECTED',
      rejectedOn: today,
      reasons: ['The legal description does not match the parcel.', 'The grantor index is incomplete.'],
    }
  return {
    outcome: 'RECORDED',
    recordingNumber: drawReference('R', call.idempotencyKey, 'county'),
    recordedOn: today,
    feeCents: isDifficult ? Math.max(0, expectedFeeCents - CHEAPER_CENTS) : expectedFeeCents,
    taxCents: expectedTaxCents,
  }
}

function record(request: RecordingRequest, call: ProviderCall): SandboxAnswer<RecordingOutcome> {
  const reference = drawReference('recording', call.idempotencyKey)
  const data = outcomeOf(request, call)
  return { data, reference, response: { reference, ...data } }
}

export const sandboxRecording = (world: SandboxWorld): Recording => ({
  record: (asked, call) => {
    const { property, applicantName: name, signedOn, notary, attempt, correction } = asked
    const { address, county, parcelNumber, uuid } = property
    const request = { property: uuid, parcelNumber, county, address, applicantName: name, signedOn, notary, attempt, correction }
    const question = { provider: PROVIDER, capability: 'recording.record', name, address, request }
    return askSandbox(world, question, call, () => record(asked, call))
  },
})
