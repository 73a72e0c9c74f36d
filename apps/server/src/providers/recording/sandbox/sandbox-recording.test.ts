import { describe, expect, it } from 'vitest'
import { contractCall, contractProperty as property } from '../../provider-call.contract.ts'
import { createSandboxWorld } from '../../sandbox/world.ts'
import { describeRecordingContract } from '../port.contract.ts'
import { sandboxRecording } from './sandbox-recording.ts'

const adapter = () => sandboxRecording(createSandboxWorld({ speed: 'instant' }))

describeRecordingContract(adapter)

describe('the sandbox’s county recorders', () => {
  const record = (lastName: string, idempotencyKey = 'one/recording/0') => {
    const request = { property, applicantName: { firstName: 'Ana', lastName }, signedOn: '2026-11-13', notary: 'J. Calloway' }
    return adapter().record(request, contractCall({ idempotencyKey }))
  }

  it('give each deed a number of its own', async () => {
    const [one, other] = [(await record('Reyes')).data, (await record('Reyes', 'two/recording/0')).data]
    expect(one.recordedOn).toBe('2026-11-20')
    expect(one.recordingNumber).not.toBe(other.recordingNumber)
  })

  it('reject Deedreject’s deed, and recording is not retried', async () => {
    await expect(record('Deedreject')).rejects.toMatchObject({ retryable: false, because: expect.stringContaining('rejects the deed') })
  })
})
