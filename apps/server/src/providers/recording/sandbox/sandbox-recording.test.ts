import { describe, expect, it } from 'vitest'
import { contractCall, contractProperty as property } from '../../provider-call.contract.ts'
import { createSandboxWorld } from '../../sandbox/world.ts'
import { describeRecordingContract } from '../port.contract.ts'
import { sandboxRecording } from './sandbox-recording.ts'

const adapter = () => sandboxRecording(createSandboxWorld({ speed: 'instant' }))

describeRecordingContract(adapter)

describe('the sandbox’s county recorders', () => {
  const record = (lastName: string, idempotencyKey = 'one/recording/0', attempt = 1, now = contractCall().now) => {
    const expected = { expectedFeeCents: 4_300, expectedTaxCents: 100 }
    const request = {
      property,
      applicantName: { firstName: 'Ana', lastName },
      signedOn: '2026-11-13',
      notary: 'J. Calloway',
      attempt,
      ...expected,
    }
    return adapter().record(request, { ...contractCall({ idempotencyKey }), now })
  }

  it('give each deed a number of its own', async () => {
    const [one, other] = [(await record('Reyes')).data, (await record('Reyes', 'two/recording/0')).data]
    expect(one).toMatchObject({ outcome: 'RECORDED', recordedOn: '2026-11-20', feeCents: 4_300, taxCents: 100 })
    expect(one).not.toEqual(other)
  })

  it('record nothing on a weekend or a holiday, by the calendar where the home is', async () => {
    const on = (now: string) => record('Reyes', 'three/recording/0', 1, now)
    for (const closed of ['2026-11-21T18:00:00.000Z', '2026-11-26T18:00:00.000Z'])
      await expect(on(closed)).rejects.toMatchObject({ kind: 'PENDING', retryable: true })
    // Late on Monday in California, where it is Tuesday in UTC already.
    expect((await on('2026-11-24T07:30:00.000Z')).data).toMatchObject({ recordedOn: '2026-11-23' })
  })

  it('send Deedreject’s deed back once with their reasons, and record the corrected one for less', async () => {
    expect((await record('Deedreject')).data).toMatchObject({
      outcome: 'REJECTED',
      reasons: [expect.stringContaining('legal description'), expect.anything()],
    })
    expect((await record('Deedreject', 'one/recording/1', 2)).data).toMatchObject({ outcome: 'RECORDED', feeCents: 3_800 })
  })
})
