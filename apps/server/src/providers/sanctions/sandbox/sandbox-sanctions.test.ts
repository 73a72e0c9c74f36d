import { expect, it } from 'vitest'
import { contractCall, contractName } from '../../provider-call.contract.ts'
import { createSandboxWorld } from '../../sandbox/world.ts'
import { describeSanctionsContract } from '../port.contract.ts'
import { sandboxSanctions } from './sandbox-sanctions.ts'

const adapter = () => sandboxSanctions(createSandboxWorld({ speed: 'instant' }))
const screened = async (applicantName: { firstName: string; lastName: string }, others: string[] = []) =>
  (await adapter().screen({ applicantName, bornOn: '1984-05-17', others, payees: [] }, contractCall())).data

describeSanctionsContract(adapter)

it('the sandbox is clear for a sound applicant', async () => {
  expect(await screened(contractName)).toEqual({ status: 'CLEAR', listOf: '2026-11-20', matches: [] })
})

it('Sanctionshit is near an entry, whatever the first name; a co-owner may be on the list as well', async () => {
  expect((await screened({ firstName: 'Maria', lastName: 'Sanctionshit' })).matches).toEqual([
    expect.objectContaining({ entry: '90003', listedName: 'Maria SANCTIONSHITT', birthDate: 'UNKNOWN', score: 95 }),
  ])
  expect((await screened(contractName, ['Drago Volkovanov'])).matches).toEqual([expect.objectContaining({ entry: '90001' })])
})
