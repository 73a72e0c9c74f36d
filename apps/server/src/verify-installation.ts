/** Verifies the audit log of an installation: on PostgreSQL at any time, in a data folder while no server uses it. Nothing is written. */
import type { Config } from './config.ts'
import { openDatabase, refuseNoDatabase } from './open-installation.ts'
import { createKeyring } from './secrets/keyring.ts'
import { readKeys } from './secrets/keys.ts'
import { createSealing } from './secrets/sealing.ts'
import type { Session } from './store/db.ts'
import { type AuditReport, verifyAudit } from './store/repositories/verify-audit.ts'
import { readMacs } from './usecases/keys/open-macs.ts'

export interface Verified {
  readonly whole: boolean
  /** A line for each organization, or the sentence that says why nothing could be verified. */
  readonly lines: readonly string[]
}

/** SQLSTATE. */
const UNDEFINED_TABLE = '42P01'

const failed = (sentence: string): Verified => ({ whole: false, lines: [sentence] })

export async function verifyInstallation(config: Config): Promise<Verified> {
  refuseNoDatabase(config)
  const db = await openDatabase(config)
  try {
    return await db.transaction(async (session) => {
      // One moment for all of it: entries that are appended in the meantime are not half there.
      await session.query('set transaction isolation level repeatable read, read only')
      return await verifyDatabase(config, session)
    })
  } catch (problem) {
    if ((problem as { code?: string }).code !== UNDEFINED_TABLE) throw problem
    return failed('A table of the audit log is gone from the database: restore it from a backup.')
  } finally {
    await db.close()
  }
}

async function verifyDatabase(config: Config, session: Session): Promise<Verified> {
  const [found] = (
    await session.query(
      "select 1 as keyed from information_schema.columns where table_schema = 'public' and table_name = 'audit_heads' and column_name = 'anchor'",
    )
  ).rows
  if (!found) return failed('The audit log here is older than this program. Start the server once, then verify.')
  const keys = readKeys(config.dataFolder, 'data', config.dataKeys)
  if (!keys) return failed('The data key is missing. Set DATA_KEY, or put the key file back into the data folder.')
  const sealing = createSealing(createKeyring(keys))
  const macs = await readMacs(session, sealing).catch((problem: Error) => problem)
  if (macs instanceof Error)
    return failed(`The key of the audit log does not open: ${problemOf(macs)}. Give the data key of this installation.`)
  if (!macs) return failed('The key of the audit log is gone from the database: the log cannot be verified.')
  const reports = await verifyAudit(session, macs)
  return { whole: reports.every((report) => !report.broken), lines: [...reports.map(lineOf), ...(await withoutLog(session, reports))] }
}

/** A log that was never begun looks like one that was removed completely; only the output of the day before shows the difference. */
async function withoutLog(session: Session, reports: readonly AuditReport[]): Promise<string[]> {
  const { rows } = await session.query(
    'select organization_code as code, count(*)::int as accounts from identities where not (organization_code = any($1)) group by 1 order by 1',
    [reports.map(({ organizationCode }) => organizationCode)],
  )
  const lines = rows.map(
    ({ code, accounts }) => `${code}: no entries, though it has ${accounts} ${accounts === 1 ? 'account' : 'accounts'}`,
  )
  return reports.length + lines.length > 0 ? lines : ['The audit log has no entries']
}

const problemOf = ({ message }: Error): string => message.replace(/\.$/, '')

const lineOf = ({ organizationCode, rows, broken }: AuditReport): string =>
  `${organizationCode}: ${rows} ${rows === 1 ? 'entry' : 'entries'}, ${broken ? `BROKEN at entry ${broken.sequence}: ${broken.why}` : 'ok'}`
