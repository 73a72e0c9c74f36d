/** The whole product on a fresh database, for tests that speak HTTP by injection. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Logger } from 'pino'
import pino from 'pino'
import type { Adapters } from '../adapters.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { type Container, createContainer } from '../container.ts'
import type { PageFolders } from '../edge/pages.ts'
import type { Db } from '../store/db.ts'
import { openTestDatabase } from './open-test-database.ts'
import { testDocuments } from './test-documents.ts'

const KEY = Buffer.alloc(32, 7).toString('base64')
/** Production refuses sandbox adapters; how the rest of it behaves there is to be seen all the same. */
const takenForReal = (usual: Adapters): Adapters =>
  Object.fromEntries(Object.entries(usual).map(([name, adapter]) => [name, { ...adapter, sandbox: false }])) as unknown as Adapters

export const PASSWORD = 'Correct-horse9!'

export interface TestApp {
  readonly app: FastifyInstance
  readonly container: Container
  /** A new account; gives what its calls carry. */
  signUp(email: string): Promise<{ readonly authorization: string }>
  call(options: InjectOptions): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

/** @param db an open database instead of a fresh one; it is closed with the product */
export async function openTestApp(
  settings: Record<string, string> = {},
  pages?: PageFolders,
  log: Logger = pino({ level: 'silent' }),
  db?: Db,
): Promise<TestApp> {
  const config = readConfig({
    NODE_ENV: 'test',
    RATE_LIMITS: 'off',
    SANDBOX_SPEED: 'instant',
    TOKEN_KEY: KEY,
    DATA_KEY: KEY,
    DEMO_DATA: 'off',
    ...(settings.BLOBS !== 's3' && { BLOBS_FOLDER: testDocuments() }),
    ...(settings.NODE_ENV === 'production' && { RATE_LIMITS: 'on', BASE_URL: 'https://hearthline.example' }),
    ...settings,
  })
  const container = await createContainer(config, {
    db: db ?? (await openTestDatabase()),
    log,
    ...(config.production && !config.rehearsal && { adapters: takenForReal }),
  })
  const app = await buildApp(container, pages)
  return {
    app,
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
