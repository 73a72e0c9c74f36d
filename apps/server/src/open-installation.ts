/** What every command and every node begins with: the database, brought up to date, and the keys that belong to it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { createKeyring, type Keyring } from './secrets/keyring.ts'
import { type KeyKind, keyFile, makeKeyFile, readKeys } from './secrets/keys.ts'
import type { Macs } from './secrets/macs.ts'
import { createSealing, type Sealing } from './secrets/sealing.ts'
import { StartRefused } from './start-refused.ts'
import { markInstalled, refuseEmptyPostgres } from './store/data-folder.ts'
import type { Db, Session } from './store/db.ts'
import { hasNoTables, migrate } from './store/migrate.ts'
import { openEmbedded } from './store/open-embedded.ts'
import { openPostgres } from './store/open-postgres.ts'
import { anchorUnkeyedChains } from './store/repositories/audit.ts'
import { connectionName } from './store/repositories/sealed-texts.ts'
import { refuseChangedMode } from './usecases/installation/refuse-changed-mode.ts'
import { admitDataKeys, admitTokenKeys, refuseLostKeys } from './usecases/keys/known-keys.ts'
import { openMacs } from './usecases/keys/open-macs.ts'
import { sealClearDemographics } from './usecases/keys/reseal.ts'

export interface Installation {
  readonly db: Db
  readonly sealing: Sealing
  readonly macs: Macs
  /** Empty for a command. */
  readonly tokenKeys: readonly string[]
}

interface Given {
  /** An open database, for tests; else the configured one is opened. */
  readonly db?: Db | undefined
  /** How its connections are called where this is no node but a command, which signs no one in and needs no token key. */
  readonly command?: string
  /** Refuses where there is none yet, instead of making an empty one. */
  readonly existing?: boolean
}

/** @throws StartRefused when keys are wrong or missing; FolderInUse when another process has the embedded database; DatabaseMissing when it was lost */
export async function openInstallation(config: Config, given: Given = {}): Promise<Installation> {
  if (given.existing) refuseNoDatabase(config)
  const kinds: readonly KeyKind[] = given.command === undefined ? ['token', 'data'] : ['data']
  const found = {
    data: readKeys(config.dataFolder, 'data', config.dataKeys),
    token: readKeys(config.dataFolder, 'token', config.tokenKeys),
  }
  if (config.production) refuseWithoutKeys(config, kinds, found)
  const name = given.command ?? (found.data && connectionName(createKeyring(found.data).newest.name))
  const db = given.db ?? (await openDatabase(config, name))
  try {
    if (!given.db && db.kind === 'postgres') {
      const isEmpty = await hasNoTables(db)
      refuseEmptyPostgres(config.dataFolder, isEmpty)
      if (given.existing && isEmpty) throw new StartRefused(`The PostgreSQL database is empty. ${NAME_THE_INSTALLATION}`)
    }
    if (given.command === undefined) await db.asOwner((owner) => refuseChangedMode(owner, config))
    let opened: Keyring | undefined
    const dataRing = async (session: Session): Promise<Keyring> => {
      if (opened) return opened
      const { ring, where } = await ringFor(session, config, 'data', found.data)
      await admitDataKeys(session, ring, where)
      opened = ring
      return ring
    }
    await migrate(db, async (owner) => anchorUnkeyedChains(owner, await openMacs(owner, createSealing(await dataRing(owner)))))
    if (!given.db) markInstalled(config.dataFolder, db.kind)
    const sealing = createSealing(await db.transaction(dataRing))
    if (given.command === undefined) await sealClearDemographics({ db, sealing })
    const tokenKeys = kinds.includes('token') ? await openTokenKeys(db, config, found.token) : []
    return { db, sealing, macs: await db.transaction((session) => openMacs(session, sealing)), tokenKeys }
  } catch (problem) {
    if (!given.db) await db.close()
    throw problem
  }
}

const NAME_THE_INSTALLATION = 'Set HEARTHLINE_DATA or DATABASE_URL to the installation that is meant.'

/** Whether the settings name a database that may be there already. */
export const hasDatabase = ({ databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>): boolean =>
  databaseUrl !== undefined || existsSync(join(dataFolder, 'pg'))

/** @throws StartRefused where a data folder is configured that has no database */
export function refuseNoDatabase({ databaseUrl, dataFolder }: Config): void {
  if (hasDatabase({ databaseUrl, dataFolder })) return
  throw new StartRefused(`There is no database in ${dataFolder}. ${NAME_THE_INSTALLATION}`)
}

async function openTokenKeys(db: Db, config: Config, found: readonly string[] | undefined): Promise<readonly string[]> {
  const token = await ringFor(db, config, 'token', found)
  await db.transaction((session) => admitTokenKeys(session, token.ring, token.where))
  return token.keys
}

type Found = Readonly<Record<KeyKind, readonly string[] | undefined>>

const SETTINGS: Readonly<Record<KeyKind, string>> = { data: 'DATA_KEY', token: 'TOKEN_KEY' }

/** Never made silently there: whoever runs production has to know which keys there are, and keep them. */
function refuseWithoutKeys({ dataFolder }: Config, kinds: readonly KeyKind[], found: Found): void {
  const missing = kinds.filter((kind) => !found[kind])
  if (missing.length === 0) return
  const names = missing.map((kind) => SETTINGS[kind]).join(' and ')
  const files = missing.map((kind) => keyFile(dataFolder, kind)).join(' and ')
  throw new StartRefused(
    `Production needs ${names}, and there is no key file (${files}) either. ` +
      'Make each with "openssl rand -base64 32" and keep a copy where the backups of the database are not.',
  )
}

/** The configured database, as it is: not yet brought up to date. */
export async function openDatabase({ databaseUrl, databaseConnections, databaseTimeouts, dataFolder }: Config, name?: string): Promise<Db> {
  if (!databaseUrl) return await openEmbedded(dataFolder)
  const separator = databaseUrl.includes('?') ? '&' : '?'
  const called = name === undefined ? databaseUrl : `${databaseUrl}${separator}application_name=${encodeURIComponent(name)}`
  return await openPostgres(called, databaseConnections, databaseTimeouts)
}

async function ringFor(
  session: Session,
  config: Config,
  kind: KeyKind,
  found: readonly string[] | undefined,
): Promise<{ ring: Keyring; keys: readonly string[]; where: string }> {
  const set = kind === 'data' ? config.dataKeys : config.tokenKeys
  const where = set ? `the setting ${SETTINGS[kind]}` : `the file ${keyFile(config.dataFolder, kind)}`
  if (!found) await refuseLostKeys(session, kind, where)
  const keys = found ?? makeKeyFile(config.dataFolder, kind)
  return { ring: createKeyring(keys), keys, where }
}
