import { describe, expect, it } from 'vitest'
import { contractCall, contractProperty as property } from '../../provider-call.contract.ts'
import { createSandboxWorld } from '../../sandbox/world.ts'
import { sandboxValuation } from '../../valuation/sandbox/sandbox-valuation.ts'
import { describeAppraisalContract } from '../port.contract.ts'
import { sandboxAppraisal } from './sandbox-appraisal.ts'

const world = createSandboxWorld({ speed: 'instant' })
const adapter = () => sandboxAppraisal(world)

describeAppraisalContract(adapter)

describe('the sandbox’s price opinions', () => {
  const opinionOf = async (lastName: string) => {
    const visit = { condition: 'FAIR', contactName: 'Ana Reyes', contactPhone: '4155550132' }
    return (await adapter().priceOpinion({ property, applicantName: { firstName: 'Ana', lastName }, ...visit }, contractCall())).data
  }

  it('agree with what the models say of the same home', async () => {
    const applicantName = { firstName: 'Ana', lastName: 'Bporequired' }
    const model = await sandboxValuation(world).automatedValue({ property, applicantName, model: 'PRIMARY' }, contractCall())
    expect(await opinionOf('Bporequired')).toEqual({ valueCents: model.data.valueCents, valuedOn: '2026-11-20', conclusive: true })
  })

  it('cannot settle the value of Appraisal’s home', async () => {
    expect(await opinionOf('Appraisal')).toMatchObject({ conclusive: false })
  })
})
