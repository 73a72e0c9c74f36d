import { describe, expect, it } from 'vitest'
import { contractCall, contractProperty as property } from '../../provider-call.contract.ts'
import { createSandboxWorld } from '../../sandbox/world.ts'
import { describeRecordingContract } from '../port.contract.ts'
import { sandboxRecording } from './sandbox-recording.ts'

const adapter = () => sandboxRecording(createSandboxWorld({ speed: 'instant' }))

describeRecordingContract(adapter)

describe('the sandbox’s county recorders', () => {
  const record = (lastName: string, idempotencyKey = 'one/recording/0', attempt = 1) => {
    const expected = { expectedFeeCents: 4_300, expectedTaxCents: 100 }
    const request = {
      property,
      applicantName: { firstName: 'Ana', lastName },
      signedOn: '2026-11-13',
      notary: 'J. Calloway',
      attempt,
      ...expected,
    }
    return adapter().record(request, contractCall({ idempotencyKey }))
  }

  it('give each deed a number of its own', async () => {
    const [one, other] = [(await record('Reyes')).data, (await record('Reyes', 'two/recording/0')).data]
    expect(one).toMatchObject({ outcome: 'RECORDED', recordedOn: '2026-11-20', feeCents: 4_300, taxCents: 100 })
    expect(one).not.toEqual(other)
  })

  it('send Deedreject’s deed back once with their reasons, and record the corrected one for less', async () => {
    expect((await record('Deedreject')).data).toMatchObject({
      outcome: 'REJECTED',
      reasons: [expect.stringContaining('legal description'), expect.anything()],
    })
    expect((await record('Deedreject', 'one/recording/1', 2)).data).toMatchObject({ outcome: 'RECORDED', feeCents: 3_800 })
  })
})
