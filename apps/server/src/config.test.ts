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
  it('need no settings: the defaults are those of the two commands', () => {
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

  it('documents are kept in the data folder, in another folder, or in S3', () => {
    expect(readConfig({ HEARTHLINE_DATA: '/data' }).blobs).toEqual({ kind: 'folder', folder: '/data/documents' })
    expect(readConfig({ BLOBS_FOLDER: '/shared' }).blobs).toEqual({ kind: 'folder', folder: '/shared' })
    expect(readConfig({ BLOBS: 's3', S3_BUCKET: 'papers' }).blobs).toEqual({
      kind: 's3',
      bucket: 'papers',
      endpoint: undefined,
      region: 'us-east-1',
      credentials: undefined,
    })
    const own = { S3_ENDPOINT: 'https://s3.example', S3_REGION: 'eu-1', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    expect(readConfig({ BLOBS: 's3', S3_BUCKET: 'papers', ...own }).blobs).toEqual({
      kind: 's3',
      bucket: 'papers',
      endpoint: 'https://s3.example',
      region: 'eu-1',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    })
  })

  it.each<[Record<string, string>, string]>([
    [{ BLOBS: 'disk' }, 'BLOBS'],
    [{ BLOBS: 's3' }, 'The setting S3_BUCKET is missing'],
    [{ BLOBS: 's3', S3_BUCKET: 'papers', S3_ENDPOINT: 'ftp://s3' }, 'S3_ENDPOINT must be the address'],
    [{ BLOBS: 's3', S3_BUCKET: 'papers', S3_ACCESS_KEY_ID: 'id' }, 'The setting S3_SECRET_ACCESS_KEY is missing'],
    [{ BLOBS: 's3', S3_BUCKET: 'papers', S3_SECRET_ACCESS_KEY: 'hush-hush' }, 'The setting S3_ACCESS_KEY_ID is missing'],
    [{ BLOBS: 's3', S3_BUCKET: 'papers', BLOBS_FOLDER: '/shared' }, 'The setting BLOBS_FOLDER is used with BLOBS=folder alone'],
    [{ S3_BUCKET: 'papers' }, 'The setting S3_BUCKET is used with BLOBS=s3 alone'],
  ])('%j is refused with a sentence that names the setting and no secret', (given, sentence) => {
    expect(refusal(given)).toContain(sentence)
    expect(refusal(given)).not.toContain('hush-hush')
  })

  it('an empty one does not count', () => {
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
    ['BASE_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'postgres:hearthline'],
    ['PORT', ' '],
    ['PORT', '0x10'],
    ['SHUTDOWN_SECONDS', '-1'],
    ['SHUTDOWN_SECONDS', '1e2'],
  ])('a wrong %s is named: %s', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^The setting ${name} .+\\.$`))
  })

  it.each<[string, string[], string]>([
    ['NODE_ENV', ['prod', 'Production'], 'must be development, test, rehearsal, or production.'],
    ['SANDBOX_SPEED', ['fast'], 'must be instant or real.'],
    ['RATE_LIMITS', ['false'], 'must be on or off.'],
    ['DEMO_DATA', ['1'], 'must be on or off.'],
    ['LOG_LEVEL', ['loud'], 'must be fatal, error, warn, info, debug, trace, or silent.'],
    ['PORT', ['four', '-1', '1.5', '70000'], 'must be a port number from 0 to 65535.'],
    ['DATABASE_CONNECTIONS', ['1', '201', 'many', '2.5'], 'must be a whole number from 2 to 200.'],
    ['TELEMETRY_DAYS', ['0', '3651', 'long', '1.5'], 'must be a whole number of days from 1 to 3650.'],
    ['SANDBOX_FAULTS', ['1.5', '-0.1', 'some'], 'must be a share from 0 to 1.'],
    ['DATABASE_CONNECT_SECONDS', ['0', '121', 'soon'], 'must be a number of seconds from 1 to 120.'],
    ['DATABASE_STATEMENT_SECONDS', ['0', '601'], 'must be a number of seconds from 1 to 600.'],
    ['DATABASE_LOCK_SECONDS', ['0', '601'], 'must be a number of seconds from 1 to 600.'],
    ['DATABASE_IDLE_SECONDS', ['0', '601'], 'must be a number of seconds from 1 to 600.'],
    ['SHUTDOWN_SECONDS', ['0', '601'], 'must be a number of seconds from 1 to 600.'],
    [
      'DATABASE_URL',
      ['postgres://', 'postgres:///hearthline', 'postgres://user:p@/hearthline', 'postgres://user:a/b#c@db/x', 'mysql://db', 'db:5432'],
      'must be an address that names a host, for example postgres://user:password@db.example:5432/hearthline, with special characters of the password percent-encoded.',
    ],
    [
      'TRUST_PROXY',
      [
        '0.0.0.0/0',
        '::/0',
        '0.0.0.0/1,128.0.0.0/1',
        '10.0.0.0/7',
        '2000::/3',
        'fc00::/6',
        '::ffff:0.0.0.0/96',
        '::ffff:a00:0/103',
        '192.0.2.7,::/0',
      ],
      'must not hold a range wider than /8 (IPv6: /16), which strangers are in: name the addresses of your proxies, such as 10.0.0.0/8,192.0.2.7.',
    ],
  ])('a wrong %s is answered with what is allowed', (name, values, allowed) => {
    for (const value of values) expect(refusal({ [name]: value })).toBe(`The setting ${name} ${allowed}`)
  })

  it.each<[string, unknown]>([
    ['10.0.0.0/8, 192.0.2.7', ['10.0.0.0/8', '192.0.2.7']],
    ['2001:db8::/32,::1', ['2001:db8::/32', '::1']],
    ['fc00::/7,fd00::/8,fe80::/10', ['fc00::/7', 'fd00::/8', 'fe80::/10']],
    ['::ffff:10.0.0.0/104,::ffff:192.0.2.7', ['::ffff:10.0.0.0/104', '::ffff:192.0.2.7']],
    ['2', 2],
  ])('the proxies of an operator are taken: %s', (given, proxies) => {
    expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual(proxies)
  })

  it.each([
    'postgres://db.example',
    'postgresql://user:p%40ss@db.example:5432/hearthline?sslmode=require',
    'postgres://[::1]:5432/x',
    'postgres:///x?host=/var/run/postgresql',
    'postgres://user:p@/x?host=/var/run/postgresql',
    'postgres://user@%2Fvar%2Frun%2Fpostgresql/x',
  ])('a database is named by a host or a socket: %s', (given) => {
    expect(readConfig({ DATABASE_URL: given }).databaseUrl).toBe(given)
  })

  it('numbers may have spaces around them, and shares and seconds parts', () => {
    expect(readConfig({ PORT: ' 80 ', SANDBOX_FAULTS: '.25', SHUTDOWN_SECONDS: '1.5' })).toMatchObject({
      port: 80,
      sandbox: { faults: 0.25 },
      shutdownMs: 1500,
    })
  })

  it('every wrong setting is reported at once, one per line, without its value', () => {
    const said = refusal({ PORT: 'four', TOKEN_KEY: 'tooShortAndSecret' })
    expect(said.split('\n')).toHaveLength(2)
    expect(said).not.toContain('tooShortAndSecret')
  })

  it('a key setting is a list with the newest key first', () => {
    expect(readConfig({ DATA_KEY: KEY }).dataKeys).toEqual([KEY])
    expect(readConfig({ DATA_KEY: `${OTHER_KEY}, ${KEY}`, TOKEN_KEY: `${KEY},${OTHER_KEY}` })).toMatchObject({
      dataKeys: [OTHER_KEY, KEY],
      tokenKeys: [KEY, OTHER_KEY],
    })
  })

  it('only a production server is reachable from other machines', () => {
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

  it('with our prefix is refused, whatever its purpose', () => {
    expect(refusal({ HEARTHLINE_TELEMETRY: 'off' })).toBe(
      'There is no setting HEARTHLINE_TELEMETRY. The settings are listed in docs/operations.md.',
    )
  })

  it('is named beside the wrong ones', () => {
    expect(refusal({ PORT: 'four', RATE_LIMIT: 'off' }).split('\n')).toHaveLength(2)
  })

  it('of another program is ignored', () => {
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
