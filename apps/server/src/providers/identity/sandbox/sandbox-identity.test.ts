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
    ['Idfail', { status: 'FAILED', reasons: ['FRONT_UNREADABLE', 'FACE_DIFFERS'] }],
    ['Idreview', { status: 'PENDING_REVIEW', reasons: ['NEEDS_REVIEW'] }],
  ])('%s', async (lastName, expected) => {
    const request = { applicantName: { firstName: 'Ana', lastName }, bornOn: '1984-05-17', document: 'US_DRIVERS_LICENSE', attempt: 1 }
    expect((await adapter().verify(request, contractCall())).data).toEqual(expected)
  })

  it('Idfail is verified when the pictures are taken again', async () => {
    const request = { applicantName: { firstName: 'Ana', lastName: 'Idfail' }, bornOn: '1984-05-17', document: 'US_PASSPORT', attempt: 2 }
    expect((await adapter().verify(request, contractCall())).data).toEqual({ status: 'VERIFIED', reasons: [] })
  })
})
