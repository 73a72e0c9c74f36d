import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BadSetting, readConfig } from './config.ts'

const refusal = (settings: Record<string, string>): string => {
  try {
    readConfig(settings)
  } catch (problem) {
    expect(problem).toBeInstanceOf(BadSetting)
    return (problem as Error).message
  }
  throw new Error('The settings were taken')
}

describe('settings', () => {
  it('need nothing: the standard ones are those of the two commands', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      port: 4400,
      baseUrl: 'http://localhost:4400',
      dataFolder: resolve('./.data'),
      databaseUrl: undefined,
      sandbox: { speed: 'real', faults: 0 },
      rateLimits: true,
      trustProxy: false,
      demoData: true,
    })
  })

  it('an empty one is none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4400, databaseUrl: undefined })
  })

  it.each<[string, string]>([
    ['PORT', 'four'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://db'],
    ['BASE_URL', 'hearthline'],
    ['SANDBOX_SPEED', 'fast'],
    ['SANDBOX_FAULTS', '1.5'],
    ['RATE_LIMITS', 'false'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', 'on'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '1.5'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/'],
    ['TRUST_PROXY', '10.0.0.300'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['TRUST_PROXY', 'proxy.example'],
    ['TRUST_PROXY', '2001:db8::/129'],
    ['TELEMETRY_DAYS', '0'],
    ['TELEMETRY_DAYS', 'long'],
    ['LOG_LEVEL', 'loud'],
    ['TOKEN_KEY', 'short'],
    ['DATA_KEY', 'short'],
    ['DATA_KEY', '!'.repeat(60)],
    ['DEMO_DATA', '1'],
    ['DATABASE_CONNECTIONS', '1'],
    ['NODE_ENV', 'staging'],
  ])('a wrong %s is named: %s', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^The setting ${name} .+\\.$`))
  })

  it('every wrong one is named at once, a line each, and no value is repeated', () => {
    const said = refusal({ PORT: 'four', TOKEN_KEY: 'tooShortAndSecret' })
    expect(said.split('\n')).toHaveLength(2)
    expect(said).not.toContain('tooShortAndSecret')
  })

  it('in production there are limits, no faults, and no demo data', () => {
    expect(refusal({ NODE_ENV: 'production', RATE_LIMITS: 'off' })).toBe('The setting RATE_LIMITS cannot be off in production.')
    expect(refusal({ NODE_ENV: 'production', SANDBOX_FAULTS: '0.1' })).toBe('The setting SANDBOX_FAULTS must be 0 in production.')
    expect(readConfig({ NODE_ENV: 'production', DEMO_DATA: 'on' })).toMatchObject({ production: true, demoData: false })
  })
})
