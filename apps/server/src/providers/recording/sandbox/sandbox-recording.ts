/** The sandbox's county recorders: every deed is recorded at once, but Deedreject's is rejected. */
import { lenderDay } from '@hearthline/domain'
import { type ProviderCall, ProviderRefused } from '../../provider-call.ts'
import { askSandbox, type SandboxAnswer } from '../../sandbox/ask-sandbox.ts'
import { drawReference } from '../../sandbox/draw.ts'
import { personaOf } from '../../sandbox/personas.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type { RecordedDeed, Recording } from '../port.ts'

const PROVIDER = 'Willow Recording (sandbox)'

function record(call: ProviderCall): SandboxAnswer<RecordedDeed> {
  const reference = drawReference('recording', call.idempotencyKey)
  const data = { recordingNumber: drawReference('R', call.idempotencyKey, 'county'), recordedOn: lenderDay(call.now) }
  return { data, reference, response: { reference, ...data } }
}

export const sandboxRecording = (world: SandboxWorld): Recording => ({
  record: ({ property, applicantName: name, signedOn, notary }, call) => {
    const { address, county, parcelNumber, uuid } = property
    const request = { property: uuid, parcelNumber, county, address, applicantName: name, signedOn, notary }
    const question = { provider: PROVIDER, capability: 'recording.record', name, address, request }
    return askSandbox(world, question, call, () => {
      if (personaOf(name.lastName)?.lastName === 'Deedreject')
        throw new ProviderRefused(PROVIDER, 'The county rejects the deed: the legal description does not match the parcel.', request)
      return record(call)
    })
  },
})
