/** A fresh database with every table, on the kind that HEARTHLINE_TEST_DB names: embedded in memory (the default) or PostgreSQL. */
import { inject } from 'vitest'
import type { Db } from '../store/db.ts'
import { openInMemory } from '../store/open-embedded.ts'
import { embeddedTemplate } from './template-database.ts'

/** Nothing of it is left once it is closed. */
export async function openTestDatabase(): Promise<Db> {
  const { folder, postgres } = inject('testDatabases') ?? none()
  if (!postgres) return openInMemory(await embeddedTemplate(folder))
  const { openTestPostgres } = await import('./test-postgres.ts')
  return openTestPostgres(postgres)
}

/** Only the files of vitest's project "database" are given one, and run on both kinds. */
function none(): never {
  throw new Error('This test opens a database without saying so: import openTestDatabase, or what uses it, from the testing folder.')
}
