/** Before the first test file: a folder for the template database, or a PostgreSQL server where HEARTHLINE_TEST_DB asks for one. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { TestPostgres } from './test-postgres.ts'

export interface TestDatabases {
  readonly folder: string
  readonly postgres: TestPostgres | null
}

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-test-'))
  const postgres = await postgresIfAsked(folder)
  project.provide('testDatabases', { folder, postgres: postgres ? { adminUrl: postgres.adminUrl, template: postgres.template } : null })
  return async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function postgresIfAsked(folder: string) {
  const asked = process.env.HEARTHLINE_TEST_DB ?? 'embedded'
  if (asked === 'embedded') return undefined
  if (asked !== 'postgres') throw new Error('HEARTHLINE_TEST_DB is embedded or postgres')
  // Only here: whoever tests on the embedded database needs no PostgreSQL.
  const { startTestPostgres } = await import('./test-postgres.ts')
  return startTestPostgres(folder, process.env.TEST_DATABASE_URL || undefined)
}
