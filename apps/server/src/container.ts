/** The only constructor: settings in, a running product's parts out. Only this file picks adapters. */
import type { Brand } from '@hearthline/brands'
import { CAPACITY } from '@hearthline/contract'
import type { Logger } from 'pino'
import type { AdapterParts, Adapters } from './adapters.ts'
import { refuseSandboxAdapters } from './adapters.ts'
import { folderBlobs } from './blobs/folder/folder-blobs.ts'
import type { BlobPlace, BlobStore } from './blobs/port.ts'
import type { Blobs } from './blobs/sealed-blobs.ts'
import type { Config } from './config.ts'
import { createLog } from './create-log.ts'
import type { Clock } from './engine/clock.ts'
import { createClock } from './engine/clock.ts'
import { createEars, setSandboxClock } from './engine/create-ears.ts'
import { deleteExpired } from './engine/delete-expired.ts'
import { type Dispatcher, startDispatcher } from './engine/dispatcher.ts'
import type { EngineParts } from './engine/engine-parts.ts'
import { expireIdempotencyKeys } from './engine/expire-idempotency-keys.ts'
import { startTimekeeper } from './engine/keep-time.ts'
import type { Queue } from './engine/queue.ts'
import { openQueue } from './engine/queue.ts'
import { createRecentFiles } from './engine/recent-files.ts'
import { createRecentStatuses } from './engine/recent-statuses.ts'
import { retryUnreadable } from './engine/retry-unreadable.ts'
import type { Turns } from './files/turns.ts'
import { createTurns } from './files/turns.ts'
import { refuseForeignAddress } from './mail/link-origin.ts'
import type { Mail } from './mail/mail.ts'
import { keptMail } from './mail/mail.ts'
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
import { createSandboxWorld, type SandboxWorld } from './providers/sandbox/world.ts'
import { sandboxTitle } from './providers/title/sandbox/sandbox-title.ts'
import { sandboxValuation } from './providers/valuation/sandbox/sandbox-valuation.ts'
import type { Wallet } from './providers/wallet/port.ts'
import { sandboxWallet } from './providers/wallet/sandbox/sandbox-wallet.ts'
import type { Macs } from './secrets/macs.ts'
import type { Sealing } from './secrets/sealing.ts'
import type { Db } from './store/db.ts'
import { createDocumentTidying } from './usecases/documents/keep-documents-tidy.ts'
import { OPEN_EVENTS } from './usecases/events/record-event.ts'
import { sendOutbox } from './usecases/events/send-outbox.ts'
import { keepModesApart } from './usecases/installation/keep-modes-apart.ts'
import { openBlobs } from './usecases/installation/open-blobs.ts'
import { KNOWN_NETWORK_DAYS } from './usecases/session/guesses.ts'
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
  /** The bytes of documents. */
  readonly blobs: Blobs
  /** Keyed digests, whose key a change of the data key does not change. */
  readonly macs: Macs
  readonly tokens: Tokens
  readonly passwords: Passwords
  /** for files that are looked at, sealed and stored */
  readonly inspections: Turns
  /** for documents that are fetched and unsealed */
  readonly readings: Turns
  readonly mail: Mail
  readonly providers: { readonly addressSearch: AddressSearch; readonly postalCodes: PostalCodes; readonly wallet: Wallet }
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

/** The adapter of each capability. */
const adaptersIn = (world: SandboxWorld): Adapters => ({
  addressSearch: { capability: 'address search', sandbox: false, create: shippedAddressSearch },
  postalCodes: { capability: 'postal codes', sandbox: false, create: shippedPostalCodes },
  creditBureau: { capability: 'credit bureau', sandbox: true, create: () => sandboxCreditBureau(world) },
  propertyData: { capability: 'property data', sandbox: true, create: () => sandboxPropertyData(world) },
  valuation: { capability: 'home valuation', sandbox: true, create: () => sandboxValuation(world) },
  title: { capability: 'title search', sandbox: true, create: () => sandboxTitle(world) },
  flood: { capability: 'flood determination', sandbox: true, create: () => sandboxFlood(world) },
  wallet: { capability: 'wallet', sandbox: true, create: () => sandboxWallet(world) },
  // It keeps mail and sends none.
  mail: { capability: 'mail', sandbox: true, create: keptMail },
  partnerWork: {
    capability: 'income, identity and account checks, closing documents, recording and payment',
    sandbox: true,
    create: () => ({ personaOf: (lastName) => personaOf(lastName)?.lastName, pause: sandboxPause(world) }),
  },
})

/** Where documents are kept. Amazon's client is loaded where it is used. */
export const blobStoreAt = async (place: BlobPlace): Promise<BlobStore> =>
  place.kind === 'folder' ? folderBlobs(place.folder) : (await import('./blobs/s3/s3-blobs.ts')).s3Blobs(place)

/** For tests: an open database (else the configured one is opened and brought up to date), a log, other adapters. */
interface Given {
  /** For a command on an installation that is there: it says what is wanted, and the nodes do the work. */
  readonly idle?: boolean
  readonly db?: Db
  readonly log?: Logger
  readonly adapters?: (usual: Adapters) => Adapters
}

const IDLE: Pick<Dispatcher, 'wake' | 'stop'> = { wake: () => undefined, stop: async () => undefined }

export async function createContainer(config: Config, given: Given = {}): Promise<Container> {
  const world = createSandboxWorld({ speed: config.sandbox.speed, faults: config.sandbox.faults })
  const usual = adaptersIn(world)
  const adapters = given.adapters?.(usual) ?? usual
  refuseSandboxAdapters(config, adapters)
  const log = given.log ?? createLog(config.logLevel)
  const { db, brands, sealing, macs, tokenKeys } = await openInstallation(config, { db: given.db, existing: given.idle === true })
  const clock = createClock()
  let blobs: Blobs
  try {
    refuseForeignAddress(config, brands)
    await keepModesApart(db, config)
    blobs = await openBlobs({ db, sealing }, await blobStoreAt(config.blobs))
  } catch (problem) {
    await db.close()
    throw problem
  }
  if (!config.production) await setSandboxClock(db, clock)
  const queue = await openQueue(db, (problem) => log.error({ problem: problem.message }, 'queue'))
  const adapterParts: AdapterParts = { db, clock, sealing }
  const mail = adapters.mail.create(adapterParts)
  const brandOf = (code: string): Brand => {
    const brand = brands.get(code.toUpperCase())
    if (!brand) throw new Error(`There is no brand folder for ${code}`)
    return brand
  }
  const services: WorkServices = {
    creditBureau: adapters.creditBureau.create(adapterParts),
    propertyData: adapters.propertyData.create(adapterParts),
    valuation: adapters.valuation.create(adapterParts),
    title: adapters.title.create(adapterParts),
    flood: adapters.flood.create(adapterParts),
    ...adapters.partnerWork.create(adapterParts),
    sealing,
    brandOf,
  }
  const parts: EngineParts = {
    db,
    queue,
    clock,
    sealing,
    blobs,
    macs,
    services,
    speed: config.sandbox.speed,
    log,
    wake: () => dispatcher.wake(),
    sendOutbox: (id) => sendOutbox({ db, mail, brandOf, clock, log }, id),
    recent: createRecentFiles(),
    statuses: createRecentStatuses(),
  }
  if (!given.idle) await retryUnreadable(parts)
  const dispatcher = given.idle ? IDLE : startDispatcher(parts)
  const retention = { events: OPEN_EVENTS, eventDays: config.telemetryDays, networkDays: KNOWN_NETWORK_DAYS }
  const documents = createDocumentTidying({ db, sealing, blobs, log })
  const stopTime = given.idle
    ? () => undefined
    : startTimekeeper(parts, () => {
        documents.begin()
        return Promise.all([expireIdempotencyKeys(parts), deleteExpired(parts, retention)])
      })
  const tokens = createTokens({ keys: tokenKeys.map((key) => Buffer.from(key, 'base64')) })
  const stopHearing = db.hearNodes(
    createEars({ db, log, clock, sessions: tokens.memory, statuses: parts.statuses, production: config.production }),
  )
  const stopEngine = async () => {
    stopTime()
    await Promise.all([dispatcher.stop(), documents.stop()])
  }
  return {
    config,
    log,
    clock,
    db,
    brands,
    sealing,
    blobs,
    macs,
    tokens,
    passwords: createPasswords(),
    inspections: createTurns(),
    readings: createTurns(CAPACITY.readings),
    mail,
    providers: {
      addressSearch: adapters.addressSearch.create(adapterParts),
      postalCodes: adapters.postalCodes.create(adapterParts),
      wallet: adapters.wallet.create(adapterParts),
    },
    engine: { queue, parts, wake: () => dispatcher.wake(), ready: () => queue.ready(), stop: stopEngine },
    async close() {
      await stopEngine()
      await stopHearing()
      await queue.stop()
      await db.close()
    },
  }
}
