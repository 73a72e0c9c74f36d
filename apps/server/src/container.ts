/** The only constructor: settings in, a running product's parts out. Only this file picks adapters. */
import type { Brand } from '@hearthline/brands'
import { loadBrands } from '@hearthline/brands/load'
import type { Logger } from 'pino'
import pino from 'pino'
import type { Config } from './config.ts'
import type { Clock } from './engine/clock.ts'
import { createClock } from './engine/clock.ts'
import { createEars, setSandboxClock } from './engine/create-ears.ts'
import { startDispatcher } from './engine/dispatcher.ts'
import type { EngineParts } from './engine/engine-parts.ts'
import { startTimekeeper } from './engine/keep-time.ts'
import type { Queue } from './engine/queue.ts'
import { openQueue } from './engine/queue.ts'
import { createRecentFiles } from './engine/recent-files.ts'
import { createRecentStatuses } from './engine/recent-statuses.ts'
import type { Mail } from './mail/mail.ts'
import { createMail } from './mail/mail.ts'
import type { AddressSearch } from './providers/address-search/port.ts'
import { shippedAddressSearch } from './providers/address-search/shipped/shipped-address-search.ts'
import { sandboxCreditBureau } from './providers/credit-bureau/sandbox/sandbox-credit-bureau.ts'
import { sandboxFlood } from './providers/flood/sandbox/sandbox-flood.ts'
import type { PostalCodes } from './providers/postal-codes/port.ts'
import { shippedPostalCodes } from './providers/postal-codes/shipped/shipped-postal-codes.ts'
import { sandboxPropertyData } from './providers/property-data/sandbox/sandbox-property-data.ts'
import { personaOf } from './providers/sandbox/personas.ts'
import { sandboxPause } from './providers/sandbox/sandbox-pause.ts'
import { createSandboxWorld } from './providers/sandbox/world.ts'
import { sandboxTitle } from './providers/title/sandbox/sandbox-title.ts'
import { sandboxValuation } from './providers/valuation/sandbox/sandbox-valuation.ts'
import { keyFrom } from './secrets/keys.ts'
import type { Sealing } from './secrets/sealing.ts'
import { createSealing } from './secrets/sealing.ts'
import { markInstalled } from './store/data-folder.ts'
import type { Db } from './store/db.ts'
import { migrate } from './store/migrate.ts'
import { openEmbedded } from './store/open-embedded.ts'
import { openPostgres } from './store/open-postgres.ts'
import { tellOfStep } from './usecases/events/tell-of-step.ts'
import type { Passwords } from './usecases/session/passwords.ts'
import { createPasswords } from './usecases/session/passwords.ts'
import type { Tokens } from './usecases/session/tokens.ts'
import { createTokens } from './usecases/session/tokens.ts'
import type { WorkServices } from './work/work-context.ts'

export interface Container {
  readonly config: Config
  readonly log: Logger
  readonly clock: Clock
  readonly db: Db
  readonly brands: ReadonlyMap<string, Brand>
  readonly sealing: Sealing
  readonly tokens: Tokens
  readonly passwords: Passwords
  readonly mail: Mail
  readonly providers: { readonly addressSearch: AddressSearch; readonly postalCodes: PostalCodes }
  readonly engine: {
    readonly queue: Queue
    readonly parts: EngineParts
    wake(): void
    ready(): Promise<boolean>
    /** Claims nothing more, moves nothing more by time, and waits for the work under way. */
    stop(): Promise<void>
  }
  close(): Promise<void>
}

/** @param given an open database, for tests; else the configured one is opened and brought up to date */
export async function createContainer(config: Config, given?: { db?: Db; log?: Logger }): Promise<Container> {
  const log = given?.log ?? pino({ level: config.logLevel, base: undefined })
  const brands = await loadBrands(config.brandsFolder)
  const db =
    given?.db ??
    (config.databaseUrl
      ? await openPostgres(config.databaseUrl, config.databaseConnections, config.databasePatience)
      : await openEmbedded(config.dataFolder))
  try {
    await migrate(db)
  } catch (problem) {
    // The folder is free again for the version that can use it.
    if (!given?.db) await db.close().catch(() => undefined)
    throw problem
  }
  if (!given?.db && db.kind === 'embedded') markInstalled(config.dataFolder, db.kind)
  const sealing = createSealing([keyFrom(config.dataFolder, 'data', config.dataKey)])
  const clock = createClock()
  if (!config.production) await setSandboxClock(db, clock)
  const queue = await openQueue(db, (problem) => log.error({ problem: problem.message }, 'queue'))
  const mail = createMail({ db, clock })
  const world = createSandboxWorld({ speed: config.sandbox.speed, faults: config.sandbox.faults })
  const brandOf = (code: string): Brand => {
    const brand = brands.get(code.toUpperCase())
    if (!brand) throw new Error(`There is no brand folder for ${code}`)
    return brand
  }
  const services: WorkServices = {
    creditBureau: sandboxCreditBureau(world),
    propertyData: sandboxPropertyData(world),
    valuation: sandboxValuation(world),
    title: sandboxTitle(world),
    flood: sandboxFlood(world),
    personaOf: (lastName) => personaOf(lastName)?.lastName,
    pause: sandboxPause(world),
    sealing,
    brandOf,
  }
  const parts: EngineParts = {
    db,
    queue,
    clock,
    sealing,
    services,
    speed: config.sandbox.speed,
    log,
    wake: () => dispatcher.wake(),
    sendOutbox: (id) => tellOfStep({ db, mail, brandOf, clock }, id),
    recent: createRecentFiles(),
    statuses: createRecentStatuses(),
  }
  const dispatcher = startDispatcher(parts)
  const stopTime = startTimekeeper(parts)
  const tokens = createTokens({ key: Buffer.from(keyFrom(config.dataFolder, 'token', config.tokenKey), 'base64') })
  const stopHearing = db.hearNodes(
    createEars({ db, log, clock, sessions: tokens.memory, statuses: parts.statuses, production: config.production }),
  )
  const stopEngine = async () => {
    stopTime()
    await dispatcher.stop()
  }
  return {
    config,
    log,
    clock,
    db,
    brands,
    sealing,
    tokens,
    passwords: createPasswords(),
    mail,
    providers: { addressSearch: shippedAddressSearch(), postalCodes: shippedPostalCodes() },
    engine: { queue, parts, wake: () => dispatcher.wake(), ready: () => queue.ready(), stop: stopEngine },
    async close() {
      await stopEngine()
      await stopHearing()
      await queue.stop()
      await db.close()
    },
  }
}
