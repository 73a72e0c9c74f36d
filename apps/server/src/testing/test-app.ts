/** The whole product on a fresh database, for tests that speak HTTP by injection. */
import type { Brand } from '@hearthline/brands'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Logger } from 'pino'
import pino from 'pino'
import type { Adapters } from '../adapters.ts'
import { buildApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { type Container, createContainer } from '../container.ts'
import type { PageFolders } from '../edge/pages.ts'
import type { Catalog } from '../providers/catalog.ts'
import type { Db } from '../store/db.ts'
import { openTestDatabase } from './open-test-database.ts'
import { testCertificate } from './test-certificate.ts'
import { testDocuments } from './test-documents.ts'

const KEY = Buffer.alloc(32, 7).toString('base64')
/** Production refuses sandbox providers; how the rest of it behaves there is to be seen all the same. */
const takenForReal = (config: Config): Config => ({
  ...config,
  providers: { ...config.providers, choices: config.providers.choices.map((choice) => ({ ...choice, sandbox: false })) },
})

/** So with sample brands. */
const takenForLenders = (usual: ReadonlyMap<string, Brand>): ReadonlyMap<string, Brand> =>
  new Map([...usual].map(([code, brand]) => [code, { ...brand, sample: false }]))

export const PASSWORD = 'Correct-horse9!'

export interface TestApp {
  readonly server: FastifyInstance
  readonly container: Container
  /** A new account; gives what its calls carry. */
  signUp(email: string): Promise<{ readonly authorization: string }>
  call(options: InjectOptions): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

/** Providers beside those of the product, to be chosen by settings. */
export interface MoreProviders {
  readonly catalog: Catalog
  readonly adapters: (usual: Adapters) => Adapters
}

/** @param db an open database instead of a fresh one; it is closed with the product */
export async function openTestApp(
  settings: Record<string, string> = {},
  pages?: PageFolders,
  log: Logger = pino({ level: 'silent' }),
  db?: Db,
  more?: MoreProviders,
): Promise<TestApp> {
  const environment = {
    NODE_ENV: 'test',
    RATE_LIMITS: 'off',
    SANDBOX_SPEED: 'instant',
    TOKEN_KEY: KEY,
    DATA_KEY: KEY,
    DEMO_DATA: 'off',
    SIGNING_CERTIFICATE: await testCertificate(),
    ...(settings.BLOBS !== 's3' && { BLOBS_FOLDER: testDocuments() }),
    ...(settings.NODE_ENV === 'production' && { RATE_LIMITS: 'on', BASE_URL: 'https://hearthline.example' }),
    ...settings,
  }
  const read = readConfig(environment, more?.catalog)
  const config = read.production && !read.rehearsal ? takenForReal(read) : read
  const container = await createContainer(config, {
    db: db ?? (await openTestDatabase()),
    log,
    ...(more && { adapters: more.adapters }),
    ...(read.production && !read.rehearsal && { brands: takenForLenders }),
  })
  const app = await buildApp(container, pages)
  return {
    server: app,
    container,
    call: (options) => app.inject(options),
    async signUp(email) {
      const reply = await app.inject({
        method: 'POST',
        url: '/identity/api/v1/registration/register?organization=HEARTH',
        payload: { email, password: PASSWORD, phoneNumber: '4155550132' },
      })
      return { authorization: `Bearer ${reply.json<{ jwt: string }>().jwt}` }
    },
    async close() {
      await app.close()
      await container.close()
    },
  }
}
