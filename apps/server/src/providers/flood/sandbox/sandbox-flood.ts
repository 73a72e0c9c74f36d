/** The sandbox's flood determinations: zone X, and zone AE for Floodzone. */
import { lenderDay } from '@hearthline/domain'
import type { FloodDetermination } from '@hearthline/domain/facts/flood-determination'
import type { ProviderCall } from '../../provider-call.ts'
import { addressKey } from '../../sandbox/applicant-key.ts'
import type { SandboxAnswer } from '../../sandbox/ask-sandbox.ts'
import { askSandbox } from '../../sandbox/ask-sandbox.ts'
import { drawDigits, drawReference } from '../../sandbox/draw.ts'
import { personaOf } from '../../sandbox/personas.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type { Flood, FloodRequest } from '../port.ts'

const PROVIDER = 'Larkspur Flood (sandbox)'

function determine({ property, applicantName }: FloodRequest, call: ProviderCall): SandboxAnswer<FloodDetermination> {
  const { address } = property
  const reference = drawReference('flood', call.idempotencyKey)
  const zone = personaOf(applicantName.lastName)?.lastName === 'Floodzone' ? 'AE' : 'X'
  const community = drawDigits(6, address.city, address.state, 'community')
  const data: FloodDetermination = {
    reference,
    certificateNumber: drawDigits(10, addressKey(address), 'certificate'),
    community: `${address.city}, city of (${community})`,
    panel: `${community}${drawDigits(4, addressKey(address), 'panel')}J`,
    zone,
    inSpecialFloodHazardArea: /^[AV]/.test(zone),
    inFloodProgram: true,
    determinedOn: lenderDay(call.now),
  }
  return { data, reference, response: { reference, certificateNumber: data.certificateNumber, zone, inFloodProgram: data.inFloodProgram } }
}

export const sandboxFlood = (world: SandboxWorld): Flood => ({
  determine: (request, call) => {
    const { property, applicantName: name } = request
    const question = {
      provider: PROVIDER,
      capability: 'flood.determine',
      name,
      address: property.address,
      request: { property: property.uuid, address: property.address, applicantName: name },
    }
    return askSandbox(world, question, call, () => determine(request, call))
  },
})
