/** Editions of the sanctions list, as they were loaded: the newest counts. */
import { desc } from 'drizzle-orm'
import type { Db, Session } from '../db.ts'
import { type KeptPerson, sanctionsLists } from '../schema.ts'

export interface KeptList {
  readonly publishedOn: string
  readonly people: readonly KeptPerson[]
}

export async function latestSanctionsList(session: Session): Promise<KeptList | undefined> {
  const [found] = await session.orm.select().from(sanctionsLists).orderBy(desc(sanctionsLists.id)).limit(1)
  return found
}

interface Loaded extends KeptList {
  readonly source: string
  readonly digest: string
  readonly at: string
}

/** What became of it: the same file again, or one that is older than what counts, is not kept. */
export function addSanctionsList(
  db: Db,
  { publishedOn, people, source, digest, at }: Loaded,
): Promise<'ADDED' | 'SAME' | { readonly newer: string }> {
  return db.transaction(async (session) => {
    const [last] = await session.orm
      .select({ publishedOn: sanctionsLists.publishedOn, digest: sanctionsLists.digest })
      .from(sanctionsLists)
      .orderBy(desc(sanctionsLists.id))
      .limit(1)
    if (last?.digest === digest) return 'SAME'
    if (last && last.publishedOn > publishedOn) return { newer: last.publishedOn }
    await session.orm.insert(sanctionsLists).values({ publishedOn, people: [...people], source, digest, loadedAt: at })
    return 'ADDED'
  })
}
