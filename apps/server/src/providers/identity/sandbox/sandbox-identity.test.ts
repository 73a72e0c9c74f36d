import { describe, expect, it } from 'vitest'
import { contractCall } from '../../provider-call.contract.ts'
import { createSandboxWorld } from '../../sandbox/world.ts'
import { describeIdentityContract } from '../port.contract.ts'
import { sandboxIdentity } from './sandbox-identity.ts'

const adapter = () => sandboxIdentity(createSandboxWorld({ speed: 'instant' }))

describeIdentityContract(adapter)

describe('the sandbox’s identity verification', () => {
  it.each([
    ['Reyes', { status: 'VERIFIED', reasons: [] }],
    ['Idfail', { status: 'FAILED', reasons: ['The front of the document is not readable'] }],
    ['Idreview', { status: 'PENDING_REVIEW', reasons: ['The front of the document is not readable'] }],
  ])('%s', async (lastName, expected) => {
    const request = { applicantName: { firstName: 'Ana', lastName }, bornOn: '1984-05-17', document: 'US_DRIVERS_LICENSE' }
    expect((await adapter().verify(request, contractCall())).data).toEqual(expected)
  })
})
