/** The only constructor: settings in, a running product's parts out. Only this file picks adapters. */
import type { Brand } from '@hearthline/brands'
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
import { openInstallation } from './open-installation.ts'
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
import type { Macs } from './secrets/macs.ts'
import type { Sealing } from './secrets/sealing.ts'
import type { Db } from './store/db.ts'
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
  /** Keyed digests, whose key a change of the data key does not change. */
  readonly macs: Macs
  readonly tokens: Tokens
  readonly passwords: Passwords
  readonly mail: Mail
  readonly providers: { readonly addressSearch: AddressSearch; readonly postalCodes: PostalCodes }
  readonly engine: {
    readonly queue: Queue
    readonly parts: EngineParts
    wake(): void
    ready(): Promise<boolean>
  }
  close(): Promise<void>
}

/** @param given an open database, for tests; else the configured one is opened and brought up to date */
export async function createContainer(config: Config, given?: { db?: Db; log?: Logger }): Promise<Container> {
  const log = given?.log ?? pino({ level: config.logLevel, base: undefined })
  const { db, brands, sealing, macs, tokenKeys } = await openInstallation(config, { db: given?.db })
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
  const tokens = createTokens({ keys: tokenKeys.map((key) => Buffer.from(key, 'base64')) })
  const stopHearing = db.hearNodes(
    createEars({ db, log, clock, sessions: tokens.memory, statuses: parts.statuses, production: config.production }),
  )
  return {
    config,
    log,
    clock,
    db,
    brands,
    sealing,
    macs,
    tokens,
    passwords: createPasswords(),
    mail,
    providers: { addressSearch: shippedAddressSearch(), postalCodes: shippedPostalCodes() },
    engine: { queue, parts, wake: () => dispatcher.wake(), ready: () => queue.ready() },
    async close() {
      stopTime()
      await stopHearing()
      await dispatcher.stop()
      await queue.stop()
      await db.close()
    },
  }
}
