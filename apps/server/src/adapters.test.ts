import { describe, expect, it } from 'vitest'
import { type AdapterParts, type Adapters, createProviders } from './adapters.ts'
import type { ProviderChoice } from './provider-choices.ts'
import type { Flood } from './providers/flood/port.ts'

const made: string[] = []
const adapters = {
  flood: {
    tidewater: (_parts: AdapterParts, { KEY }: { KEY: string }) => {
      made.push(KEY)
      return { determine: async () => ({ provider: KEY }) } as unknown as Flood
    },
  },
} as unknown as Adapters

const choice = (organization: string | undefined, KEY: string): ProviderChoice => ({
  capability: 'flood',
  organization,
  provider: 'tidewater',
  sandbox: false,
  setting: 'PROVIDER_FLOOD',
  values: { KEY },
})

describe('adapters', () => {
  it('are made once for each account with a provider, and found by organization in any case', () => {
    made.length = 0
    const choices = [choice(undefined, 'house'), choice('RIOSOL', 'riosol'), choice('NORTHGATE', 'house')]
    const provider = createProviders(choices, adapters, {} as AdapterParts)
    expect(made).toEqual(['house', 'riosol'])
    expect(provider('flood', 'riosol')).toBe(provider('flood', 'RIOSOL'))
    expect(provider('flood', 'NORTHGATE')).toBe(provider('flood', 'HEARTH'))
    expect(provider('flood', 'RIOSOL')).not.toBe(provider('flood', 'HEARTH'))
  })

  it('a provider choice without an adapter fails the start', () => {
    expect(() => createProviders([{ ...choice(undefined, 'x'), provider: 'larch' }], adapters, {} as AdapterParts)).toThrow('larch (flood)')
  })
})
