import { describe, expect, it } from 'vitest'
import { contractCall, contractProperty as property } from '../../provider-call.contract.ts'
import { createSandboxWorld } from '../../sandbox/world.ts'
import { describeValuationContract } from '../port.contract.ts'
import type { ValuationModel } from '../port.ts'
import { sandboxValuation } from './sandbox-valuation.ts'

const adapter = () => sandboxValuation(createSandboxWorld({ speed: 'instant' }))

describeValuationContract(adapter)

describe('the sandbox’s valuation models', () => {
  const ask = async (lastName: string, model: ValuationModel = 'PRIMARY', firstName = 'Ana') =>
    (await adapter().automatedValue({ property, applicantName: { firstName, lastName }, model }, contractCall())).data

  it('an eligible home is worth 320,000 to 700,000, with a standard deviation of 5 to 14 percent', async () => {
    const values = await Promise.all(Array.from({ length: 300 }, (_each, index) => ask('Reyes', 'PRIMARY', `Ana${index}`)))
    for (const { valueCents, forecastStandardDeviation } of values) {
      expect(valueCents).toBeGreaterThanOrEqual(32_000_000)
      expect(valueCents).toBeLessThanOrEqual(70_000_000)
      expect(Number(forecastStandardDeviation)).toBeGreaterThanOrEqual(5)
      expect(Number(forecastStandardDeviation)).toBeLessThanOrEqual(14)
    }
    expect(new Set(values.map((value) => value.valueCents)).size).toBeGreaterThan(100)
  })

  it('Noavm’s home is known to neither model', async () => {
    expect((await ask('Noavm', 'PRIMARY')).available).toBe(false)
    expect((await ask('Noavm', 'SECONDARY')).available).toBe(false)
  })

  it('both models are too unsure about Lowconfidence’s home', async () => {
    expect((await ask('Lowconfidence', 'PRIMARY')).forecastStandardDeviation).toBe('27.0')
    expect((await ask('Lowconfidence', 'SECONDARY')).forecastStandardDeviation).toBe('24.0')
  })

  it('Highcltv’s home is worth 500,000', async () => {
    expect((await ask('Highcltv')).valueCents).toBe(50_000_000)
  })
})
