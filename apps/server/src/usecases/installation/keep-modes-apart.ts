/** A database that has served real applications is never opened for development: that would add demo accounts and made-up answers to it. */
import type { Config } from '../../config.ts'
import { StartRefused } from '../../start-refused.ts'
import type { Db } from '../../store/db.ts'
import { readSetting, writeSetting } from '../../store/repositories/settings.ts'

/** The setting that says since when a database serves production, as an instant. */
const SERVES_PRODUCTION = 'serves-production-since'

/** @throws StartRefused */
export async function keepModesApart(db: Db, { production, rehearsal }: Pick<Config, 'production' | 'rehearsal'>): Promise<void> {
  const since = await readSetting(db, SERVES_PRODUCTION)
  if (production && !rehearsal) {
    if (since === undefined) await writeSetting(db, SERVES_PRODUCTION, new Date().toISOString())
  } else if (since !== undefined) {
    throw new StartRefused(
      `This database has served production since ${String(since)}. Set NODE_ENV=production, or use another database for development and rehearsals.`,
    )
  }
}
