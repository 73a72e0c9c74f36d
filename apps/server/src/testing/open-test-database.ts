/** A fresh database with every table, on the kind that HEARTHLINE_TEST_DB names: embedded in memory (the default) or PostgreSQL. */
import { inject } from 'vitest'
import type { Db } from '../store/db.ts'
import { openInMemory } from '../store/open-embedded.ts'
import { embeddedTemplate } from './template-database.ts'

/** Nothing of it is left once it is closed. */
export async function openTestDatabase(): Promise<Db> {
  const { folder, postgres } = inject('testDatabases')
  if (!postgres) return openInMemory(await embeddedTemplate(folder))
  const { openTestPostgres } = await import('./test-postgres.ts')
  return openTestPostgres(postgres)
}
