/** The only reader of the environment. A wrong setting stops the start with a sentence that names it. */
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { databaseAddress, numberSetting, oneOf } from './allowed-values.ts'
import type { BlobPlace } from './blobs/port.ts'
import { type ProviderChoices, readProviderChoices } from './provider-choices.ts'
import { CATALOG, type Catalog } from './providers/catalog.ts'
import { StartRefused } from './start-refused.ts'
import { type TrustedProxies, trustedProxies } from './trusted-proxies.ts'
import { unknownSettings } from './unknown-settings.ts'

const onOff = (standard: 'on' | 'off') => oneOf(['on', 'off']).default(standard)

/** Those that come with the product. */
const OWN_BRANDS = fileURLToPath(new URL('../../../brands', import.meta.url))

const KEY_BYTES = 32
/** Newest first, separated by commas. Counted as decoded: letters that are no base64 are worth nothing. */
const keys = z
  .string()
  .transform((text) => text.split(',').map((key) => key.trim()))
  .refine(
    (list) => list.every((key) => Buffer.from(key, 'base64').length >= KEY_BYTES),
    'must be at least 32 bytes in base64, or several of them separated by commas, the newest first',
  )
  .refine((list) => new Set(list).size === list.length, 'names the same key twice: give each once')

const seconds = (least: number, most: number, standard: number) =>
  numberSetting({ what: 'a number of seconds', least, most, standard, parts: true })

const folderOrS3 = {
  BLOBS: oneOf(['folder', 's3']).default('folder'),
  BLOBS_FOLDER: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(3, 'must be the name of a bucket').optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be the address of the S3 server, for example https://s3.example' }).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
}

const settings = z.object({
  ...folderOrS3,
  NODE_ENV: oneOf(['development', 'test', 'rehearsal', 'production']).default('development'),
  PORT: numberSetting({ what: 'a port number', least: 0, most: 65_535, standard: 4400 }),
  HOST: z.string().optional(),
  BASE_URL: z.url({ protocol: /^https?$/, error: 'must be the address people type, for example https://heloc.example' }).optional(),
  HEARTHLINE_DATA: z.string().min(1).default('./.data'),
  HEARTHLINE_BRANDS: z.string().min(1).optional(),
  DATABASE_URL: databaseAddress.optional(),
  SANDBOX_SPEED: oneOf(['instant', 'real']).default('real'),
  SANDBOX_FAULTS: numberSetting({ what: 'a share', least: 0, most: 1, standard: 0, parts: true }),
  RATE_LIMITS: onOff('on'),
  TRUST_PROXY: trustedProxies,
  TELEMETRY_DAYS: numberSetting({ what: 'a whole number of days', least: 1, most: 3650, standard: 90 }),
  MAIL_RETURN_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TOKEN_KEY: keys.optional(),
  DATA_KEY: keys.optional(),
  DEMO_DATA: onOff('on'),
  SIGNING_CERTIFICATE: z.string().min(1).optional(),
  FLAGS_FILE: z.string().min(1).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  DATABASE_CONNECTIONS: numberSetting({ what: 'a whole number', least: 2, most: 200, standard: 20 }),
  DATABASE_CONNECT_SECONDS: seconds(1, 120, 5),
  DATABASE_STATEMENT_SECONDS: seconds(1, 600, 20),
  DATABASE_LOCK_SECONDS: seconds(1, 600, 10),
  DATABASE_IDLE_SECONDS: seconds(1, 600, 30),
  SHUTDOWN_SECONDS: seconds(1, 600, 30),
})

export interface Config {
  /** Real applications, or a rehearsal of them: every rule of production holds. */
  readonly production: boolean
  /** Production except for the providers, which may be sandbox ones; every page says so. */
  readonly rehearsal: boolean
  readonly test: boolean
  readonly port: number
  readonly host: string
  readonly baseUrl: string
  /** Absolute path of the folder with the embedded database, keys and files. */
  readonly dataFolder: string
  /** Absolute path of the folder that holds a folder for each brand. */
  readonly brandsFolder: string
  readonly blobs: BlobPlace
  readonly databaseUrl: string | undefined
  readonly databaseConnections: number
  /** how long is waited for the database, in milliseconds */
  readonly databaseTimeouts: { readonly connectMs: number; readonly statementMs: number; readonly lockMs: number; readonly idleMs: number }
  /** how long the work and the requests in progress may take after SIGTERM, in milliseconds */
  readonly shutdownMs: number
  /** which provider answers for each capability, for everyone and for single organizations */
  readonly providers: ProviderChoices
  readonly sandbox: { readonly speed: 'instant' | 'real'; readonly faults: number }
  readonly rateLimits: boolean
  /** the trusted proxies in front, by number or by address: their X-Forwarded-For is trusted */
  readonly trustProxy: TrustedProxies
  /** telemetry and event posts are deleted after so many days */
  readonly telemetryDays: number
  /** signs what is announced of mail that came back; where there is none, nothing is taken */
  readonly mailReturnSecret: string | undefined
  readonly logLevel: string
  /** base64, newest first; kept in the data folder where not set */
  readonly tokenKeys: readonly string[] | undefined
  readonly dataKeys: readonly string[] | undefined
  readonly demoData: boolean
  /** whoever shows it may read /metrics */
  /** absolute path of the PEM file by which signed documents are sealed */
  readonly signingCertificate: string | undefined
  readonly metricsToken: string | undefined
  /** absolute path of the JSON file with rules of feature flags */
  readonly flagsFile: string | undefined
}

export class BadSetting extends StartRefused {}

/**
 * @param catalog the providers that may be chosen
 * @throws BadSetting naming every wrong setting
 */
export function readConfig(environment: Record<string, string | undefined>, catalog: Catalog = CATALOG): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const read = settings.safeParse(given)
  const wrong = read.success ? [] : read.error.issues.map((issue) => `The setting ${issue.path.join('.')} ${issue.message}.`)
  const { choices, organizations, problems, names } = readProviderChoices(given, catalog)
  const refused = [...wrong, ...problems, ...unknownSettings(environment, [...Object.keys(settings.shape), ...names])]
  if (!read.success || refused.length > 0) throw new BadSetting(refused.join('\n'))
  const value = read.data
  const rehearsal = value.NODE_ENV === 'rehearsal'
  const production = value.NODE_ENV === 'production' || rehearsal
  if (production && value.RATE_LIMITS === 'off') throw new BadSetting('The setting RATE_LIMITS cannot be off in production.')
  if (production && value.SANDBOX_FAULTS > 0) throw new BadSetting('The setting SANDBOX_FAULTS must be 0 in production.')
  if (production && !value.BASE_URL?.startsWith('https://'))
    throw new BadSetting(
      'The setting BASE_URL must be the https address that people type in production, for example https://heloc.example.',
    )
  return {
    production,
    rehearsal,
    test: value.NODE_ENV === 'test',
    port: value.PORT,
    // A developer's machine is no one else's to reach; a server is started to be reached.
    host: value.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    baseUrl: value.BASE_URL ?? `http://localhost:${value.PORT}`,
    dataFolder: resolve(value.HEARTHLINE_DATA),
    brandsFolder: value.HEARTHLINE_BRANDS ? resolve(value.HEARTHLINE_BRANDS) : OWN_BRANDS,
    blobs: blobPlace(value),
    databaseUrl: value.DATABASE_URL,
    databaseConnections: value.DATABASE_CONNECTIONS,
    databaseTimeouts: {
      connectMs: value.DATABASE_CONNECT_SECONDS * 1000,
      statementMs: value.DATABASE_STATEMENT_SECONDS * 1000,
      lockMs: value.DATABASE_LOCK_SECONDS * 1000,
      idleMs: value.DATABASE_IDLE_SECONDS * 1000,
    },
    shutdownMs: value.SHUTDOWN_SECONDS * 1000,
    providers: { choices, organizations },
    sandbox: { speed: value.SANDBOX_SPEED, faults: value.SANDBOX_FAULTS },
    rateLimits: value.RATE_LIMITS === 'on',
    trustProxy: value.TRUST_PROXY,
    telemetryDays: value.TELEMETRY_DAYS,
    mailReturnSecret: value.MAIL_RETURN_SECRET,
    logLevel: value.LOG_LEVEL,
    tokenKeys: value.TOKEN_KEY,
    dataKeys: value.DATA_KEY,
    demoData: value.DEMO_DATA === 'on' && !production,
    signingCertificate: value.SIGNING_CERTIFICATE ? resolve(value.SIGNING_CERTIFICATE) : undefined,
    metricsToken: value.METRICS_TOKEN,
    flagsFile: value.FLAGS_FILE ? resolve(value.FLAGS_FILE) : undefined,
  }
}

/** Amazon's standard; other servers mostly do not care. */
const STANDARD_REGION = 'us-east-1'

/** @throws BadSetting where settings are missing, or are of the other kind and would do nothing */
function blobPlace(value: z.output<typeof settings>): BlobPlace {
  const given = (Object.keys(folderOrS3) as (keyof typeof folderOrS3)[]).filter((name) => value[name] !== undefined)
  const refuse = (names: readonly string[], sentence: string) => {
    const unfit = given.filter((name) => names.includes(name))
    if (unfit.length > 0) throw new BadSetting(`The setting ${unfit.join(' and ')} ${sentence}`)
  }
  if (value.BLOBS === 'folder') {
    refuse(
      ['S3_BUCKET', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
      'is used with BLOBS=s3 alone. Set BLOBS=s3, or leave it out.',
    )
    return { kind: 'folder', folder: resolve(value.BLOBS_FOLDER ?? join(value.HEARTHLINE_DATA, 'documents')) }
  }
  refuse(['BLOBS_FOLDER'], 'is used with BLOBS=folder alone. Leave it out, or leave BLOBS=s3 out.')
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = value
  if (!bucket) throw new BadSetting('The setting S3_BUCKET is missing: BLOBS=s3 needs the name of the bucket that documents are kept in.')
  if ((id === undefined) !== (secret === undefined))
    throw new BadSetting(
      `The setting ${id ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID'} is missing: give both, or neither to use the role of the machine.`,
    )
  const credentials = id && secret ? { accessKeyId: id, secretAccessKey: secret } : undefined
  return { kind: 's3', bucket, endpoint, region: region ?? STANDARD_REGION, credentials }
}
