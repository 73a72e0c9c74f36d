import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BadSetting, readConfig } from './config.ts'

const KEY = Buffer.alloc(32, 1).toString('base64')
const OTHER_KEY = Buffer.alloc(32, 2).toString('base64')
const PRODUCTION = { NODE_ENV: 'production', BASE_URL: 'https://heloc.example' }

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
    ['DATA_KEY', `${KEY},short`],
    ['DATA_KEY', `${KEY},${KEY}`],
    ['DATA_KEY', `${KEY},`],
    ['NODE_ENV', 'staging'],
  ])('a wrong %s is named: %s', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^The setting ${name} .+\\.$`))
  })

  it('every wrong one is named at once, a line each, and no value is repeated', () => {
    const said = refusal({ PORT: 'four', TOKEN_KEY: 'tooShortAndSecret' })
    expect(said.split('\n')).toHaveLength(2)
    expect(said).not.toContain('tooShortAndSecret')
  })

  it('a key setting is a list, the newest first', () => {
    expect(readConfig({ DATA_KEY: KEY }).dataKeys).toEqual([KEY])
    expect(readConfig({ DATA_KEY: `${OTHER_KEY}, ${KEY}`, TOKEN_KEY: `${KEY},${OTHER_KEY}` })).toMatchObject({
      dataKeys: [OTHER_KEY, KEY],
      tokenKeys: [KEY, OTHER_KEY],
    })
  })

  it('only a server is reached from other machines', () => {
    expect(readConfig({}).host).toBe('127.0.0.1')
    expect(readConfig({ NODE_ENV: 'test' }).host).toBe('127.0.0.1')
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
    expect(readConfig(PRODUCTION).host).toBe('0.0.0.0')
  })

  it.each(['production', 'rehearsal'])('in %s there are limits, no faults, an https address, and no demo data', (mode) => {
    const settings = { ...PRODUCTION, NODE_ENV: mode }
    expect(refusal({ ...settings, RATE_LIMITS: 'off' })).toBe('The setting RATE_LIMITS cannot be off in production.')
    expect(refusal({ ...settings, SANDBOX_FAULTS: '0.1' })).toBe('The setting SANDBOX_FAULTS must be 0 in production.')
    for (const BASE_URL of ['', 'http://heloc.example'])
      expect(refusal({ ...settings, BASE_URL })).toMatch(/^The setting BASE_URL must be the https/)
    expect(readConfig({ ...settings, DEMO_DATA: 'on' })).toMatchObject({
      production: true,
      rehearsal: mode === 'rehearsal',
      demoData: false,
    })
  })
})

describe('a setting that does not exist', () => {
  it.each([
    ['RATE_LIMIT', 'RATE_LIMITS'],
    ['HEARTHLINE_DTAA', 'HEARTHLINE_DATA'],
    ['HEARTHLINE_PORT', 'PORT'],
    ['HEARTHLINE_DATABASE_URL', 'DATABASE_URL'],
    ['TOKEN_KEYS', 'TOKEN_KEY'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['Trust_Proxy', 'TRUST_PROXY'],
    ['log_level', 'LOG_LEVEL'],
    ['BASEURL', 'BASE_URL'],
  ])('%s is refused with the name that was meant', (given, meant) => {
    expect(refusal({ [given]: 'off' })).toBe(`There is no setting ${given}. Did you mean ${meant}?`)
  })

  it('with our prefix is refused, whatever it was meant to be', () => {
    expect(refusal({ HEARTHLINE_TELEMETRY: 'off' })).toBe(
      'There is no setting HEARTHLINE_TELEMETRY. The settings are listed in docs/operations.md.',
    )
  })

  it('is named beside the wrong ones', () => {
    expect(refusal({ PORT: 'four', RATE_LIMIT: 'off' }).split('\n')).toHaveLength(2)
  })

  it('of another program is none of ours', () => {
    const others = [
      'PATH',
      'HOME',
      'PWD',
      'POST',
      'HOSTNAME',
      'PGHOST',
      'TEST_DATABASE_URL',
      'DB_URL',
      'NODE_OPTIONS',
      'npm_config_loglevel',
    ]
    const more = ['SANDBOX_ID', 'DATA_DIR', 'API_KEY', 'LOG_FORMAT', 'XDG_DATA_DIRS', 'HTTP_PROXY', 'KUBERNETES_PORT', 'TOKEN', 'DATA']
    expect(readConfig(Object.fromEntries([...others, ...more].map((name) => [name, 'x']))).port).toBe(4400)
  })

  it('that is empty says nothing, and neither do the names that a cluster gives to a service called hearthline', () => {
    const cluster = {
      RATE_LIMIT: '',
      HEARTHLINE_SERVICE_HOST: '10.0.0.1',
      HEARTHLINE_SERVICE_PORT: '4400',
      HEARTHLINE_SERVICE_PORT_HTTP: '4400',
      HEARTHLINE_PORT: 'tcp://10.0.0.1:4400',
      HEARTHLINE_PORT_4400_TCP: 'tcp://10.0.0.1:4400',
      HEARTHLINE_PORT_4400_TCP_ADDR: '10.0.0.1',
    }
    expect(readConfig(cluster).port).toBe(4400)
  })
})
