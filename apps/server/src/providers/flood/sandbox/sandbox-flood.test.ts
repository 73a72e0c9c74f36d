import { describe, expect, it } from 'vitest'
import { contractCall, contractProperty as property } from '../../provider-call.contract.ts'
import { createSandboxWorld } from '../../sandbox/world.ts'
import { describeFloodContract } from '../port.contract.ts'
import { sandboxFlood } from './sandbox-flood.ts'

const adapter = () => sandboxFlood(createSandboxWorld({ speed: 'instant' }))

describeFloodContract(adapter)

describe('the sandbox’s flood determinations', () => {
  const zoneOf = async (lastName: string) =>
    (await adapter().determine({ property, applicantName: { firstName: 'Ana', lastName } }, contractCall())).data

  it('Floodzone’s home is in zone AE, a special flood hazard area', async () => {
    expect(await zoneOf('Floodzone')).toMatchObject({ zone: 'AE', inSpecialFloodHazardArea: true })
  })

  it('every other home is in zone X', async () => {
    expect(await zoneOf('Reyes')).toMatchObject({ zone: 'X', inSpecialFloodHazardArea: false })
  })
})
