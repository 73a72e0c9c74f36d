/** A database that has served real applications is never opened for development: that would add demo accounts and made-up answers to it. */
import type { Config } from '../../config.ts'
import { StartRefused } from '../../start-refused.ts'
import type { Session } from '../../store/db.ts'
import { hasSettings, readSetting, writeSetting } from '../../store/repositories/settings.ts'

/** The setting that says since when a database serves production, as an instant. */
const SERVES_PRODUCTION = 'serves-production-since'

/**
 * Asked before anything of the database is changed.
 * @param session of the owner: a restored database may have lost the grants that this start gives it
 * @throws StartRefused
 */
export async function refuseChangedMode(session: Session, mode: Mode): Promise<void> {
  if (isProduction(mode) || !(await hasSettings(session))) return
  const since = await readSetting(session, SERVES_PRODUCTION)
  if (since === undefined) return
  throw new StartRefused(
    `This database has served production since ${String(since)}. Set NODE_ENV=production, or use another database for development and rehearsals.`,
  )
}

/** Once everything else was accepted: a start that is refused must not turn what was only tried out into production. */
export async function markProduction(session: Session, mode: Mode): Promise<void> {
  if (!isProduction(mode) || (await readSetting(session, SERVES_PRODUCTION)) !== undefined) return
  await writeSetting(session, SERVES_PRODUCTION, new Date().toISOString())
}

type Mode = Pick<Config, 'production' | 'rehearsal'>

const isProduction = ({ production, rehearsal }: Mode): boolean => production && !rehearsal
