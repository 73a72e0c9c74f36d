import type { TitleOrderReason } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { contractCall, contractProperty as property } from '../../provider-call.contract.ts'
import { createSandboxWorld } from '../../sandbox/world.ts'
import { describeTitleContract } from '../port.contract.ts'
import { sandboxTitle } from './sandbox-title.ts'

const adapter = () => sandboxTitle(createSandboxWorld({ speed: 'instant', began: () => contractCall().now }))

describeTitleContract(adapter)

describe('the sandbox’s title company', () => {
  const request = (lastName: string) => ({ property, applicantName: { firstName: 'Ana', lastName } })
  const prequal = async (lastName: string) => (await adapter().searchPrequal(request(lastName), contractCall())).data
  const final = async (lastName: string) => (await adapter().searchFinal(request(lastName), contractCall())).data

  it('the full search of an eligible home finds the first mortgage and nothing else', async () => {
    const found = await final('Reyes')
    expect(found.openLiens).toEqual((await prequal('Reyes')).openLiens)
    expect(found.openLiens).toHaveLength(1)
    expect(found.judgments).toEqual([])
  })

  it('Titlelien’s judgment comes to light only in the full search', async () => {
    expect((await prequal('Titlelien')).judgments).toEqual([])
    expect((await final('Titlelien')).judgments).toEqual([
      { creditor: 'Hollis Roofing and Repair', amountCents: 840_000, filedOn: '2024-09-16' },
    ])
  })

  it('vesting names every owner, and the trustee of a trust', async () => {
    expect((await prequal('Reyes')).vesting).toBe('Ana Reyes, in fee simple')
    expect((await prequal('Jointowner')).vesting).toBe('Ana Jointowner and Robin Jointowner, as joint tenants')
    expect((await prequal('Trustee')).vesting).toBe('The trustee of the Ana Trustee Revocable Living Trust')
  })

  it('ordered again because a deed was recorded, or a judgment released, it finds the applicant alone, and no judgment', async () => {
    const again = async (lastName: string, orderedAgain: readonly TitleOrderReason[]) =>
      (await adapter().searchFinal({ ...request(lastName), orderedAgain }, contractCall())).data
    expect((await again('Jointowner', ['DEED_RECORDED'])).vesting).toBe('Ana Jointowner, in fee simple')
    expect((await again('Jointowner', ['SEARCH_WRONG'])).owners).toHaveLength(2)
    expect((await again('Titlelien', ['RELEASE_RECORDED'])).judgments).toEqual([])
  })
})
