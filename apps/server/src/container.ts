/** The only constructor: settings in, a running product's parts out. Only this file picks adapters. */

import type { Brand } from '@hearthline/brands'
import { loadBrands } from '@hearthline/brands/load'
import { CAPACITY } from '@hearthline/contract'
import type { Logger } from 'pino'
import { type Adapters, createProviders } from './adapters.ts'
import { folderBlobs } from './blobs/folder/folder-blobs.ts'
import type { BlobPlace, BlobStore } from './blobs/port.ts'
import type { Blobs } from './blobs/sealed-blobs.ts'
import type { LiveBrands } from './brands/live-brands.ts'
import { openBrands } from './brands/open-brands.ts'
import type { Config } from './config.ts'
import { createLog } from './create-log.ts'
import { createWorkServices } from './create-work-services.ts'
import { type Clock, createClock } from './engine/clock.ts'
import { createNodeEventHandlers, setSandboxClock } from './engine/create-node-event-handlers.ts'
import { deleteExpired } from './engine/delete-expired.ts'
import { IDLE, startDispatcher } from './engine/dispatcher.ts'
import type { EngineParts } from './engine/engine-parts.ts'
import { expireIdempotencyKeys } from './engine/expire-idempotency-keys.ts'
import { startTimekeeper } from './engine/keep-time.ts'
import { openQueue, type Queue } from './engine/queue.ts'
import { createRecentFiles } from './engine/recent-files.ts'
import { createRecentStatuses } from './engine/recent-statuses.ts'
import { retryUnreadable } from './engine/retry-unreadable.ts'
import { type ConcurrencyLimit, createConcurrencyLimit } from './files/concurrency-limit.ts'
import { judgeSettings } from './judge-settings.ts'
import { linkTo } from './mail/link-origin.ts'
import { textsAnnouncedAt } from './mail/texts-announced-at.ts'
import { openInstallation } from './open-installation.ts'
import { shippedAddressSearch } from './providers/address-search/shipped/shipped-address-search.ts'
import { noAgentSignIn } from './providers/agent-sign-in/none/no-agent-sign-in.ts'
import { oidcAgentSignIn } from './providers/agent-sign-in/oidc/oidc-agent-sign-in.ts'
import { sandboxAppraisal } from './providers/appraisal/sandbox/sandbox-appraisal.ts'
import { fedachDirectory } from './providers/bank-directory/fedach/fedach-directory.ts'
import { sandboxBankDirectory } from './providers/bank-directory/sandbox/sandbox-bank-directory.ts'
import { shippedBankDirectory } from './providers/bank-directory/shipped/shipped-bank-directory.ts'
import { plaidBankIncome } from './providers/bank-income/plaid/plaid-bank-income.ts'
import { sandboxBankIncome } from './providers/bank-income/sandbox/sandbox-bank-income.ts'
import { plaidBanking } from './providers/banking/plaid/plaid-banking.ts'
import { sandboxLinkPage } from './providers/banking/sandbox/link-page.ts'
import { sandboxBanking } from './providers/banking/sandbox/sandbox-banking.ts'
import { sandboxCreditBureau } from './providers/credit-bureau/sandbox/sandbox-credit-bureau.ts'
import { noCustomerSignIn } from './providers/customer-sign-in/none/no-customer-sign-in.ts'
import { oidcCustomerSignIn } from './providers/customer-sign-in/oidc/oidc-customer-sign-in.ts'
import { sandboxFlood } from './providers/flood/sandbox/sandbox-flood.ts'
import { sandboxIdentity } from './providers/identity/sandbox/sandbox-identity.ts'
import { sandboxIncome } from './providers/income/sandbox/sandbox-income.ts'
import { truvIncome } from './providers/income/truv/truv-income.ts'
import type { Mail } from './providers/mail/port.ts'
import { sandboxMail } from './providers/mail/sandbox/sandbox-mail.ts'
import { lendersMail } from './providers/mail/smtp/smtp-mail.ts'
import { proofNotary } from './providers/notary/proof/proof-notary.ts'
import { roomsIn } from './providers/notary/sandbox/rooms.ts'
import { sandboxNotary } from './providers/notary/sandbox/sandbox-notary.ts'
import { sandboxNotaryPage } from './providers/notary/sandbox/session-page.ts'
import { nachaAt } from './providers/payments/nacha/nacha-payments.ts'
import { sandboxPayments } from './providers/payments/sandbox/sandbox-payments.ts'
import { sandboxPhoneVerification } from './providers/phone-verification/sandbox/sandbox-phone-verification.ts'
import { twilioVerify } from './providers/phone-verification/twilio/twilio-phone-verification.ts'
import type { ProviderOf } from './providers/ports.ts'
import { shippedPostalCodes } from './providers/postal-codes/shipped/shipped-postal-codes.ts'
import { sandboxPropertyData } from './providers/property-data/sandbox/sandbox-property-data.ts'
import { sandboxRecording } from './providers/recording/sandbox/sandbox-recording.ts'
import { sandboxSanctions } from './providers/sanctions/sandbox/sandbox-sanctions.ts'
import { sdnSanctions } from './providers/sanctions/sdn/sdn-sanctions.ts'
import { sandboxIncomePage } from './providers/sandbox/income-page.ts'
import { createSandboxWorld, type SandboxWorld } from './providers/sandbox/world.ts'
import type { SandboxPage } from './providers/sandbox-page.ts'
import { sandboxTaxRecords } from './providers/tax-records/sandbox/sandbox-tax-records.ts'
import { noTextMessages } from './providers/text-messages/none/no-text-messages.ts'
import { sandboxTextMessages } from './providers/text-messages/sandbox/sandbox-text-messages.ts'
import { twilioTextMessages } from './providers/text-messages/twilio/twilio-text-messages.ts'
import { noTimestamping } from './providers/timestamping/none/no-timestamping.ts'
import { rfc3161Timestamping } from './providers/timestamping/rfc3161/rfc3161-timestamping.ts'
import { sandboxTitle } from './providers/title/sandbox/sandbox-title.ts'
import { sandboxValuation } from './providers/valuation/sandbox/sandbox-valuation.ts'
import { plaidAccess } from './providers/vendors/plaid/plaid-client.ts'
import { sandboxWallet } from './providers/wallet/sandbox/sandbox-wallet.ts'
import { openDocumentSeal } from './seal/document-seal.ts'
import type { Macs } from './secrets/macs.ts'
import type { Sealing } from './secrets/sealing.ts'
import type { Db } from './store/db.ts'
import { latestSanctionsList } from './store/repositories/sanctions-lists.ts'
import type { BrandKeeper } from './usecases/brands/keep-brands.ts'
import { createDocumentTidying } from './usecases/documents/keep-documents-tidy.ts'
import { OPEN_EVENTS } from './usecases/events/record-event.ts'
import { sendOutbox } from './usecases/events/send-outbox.ts'
import { createFlags, type Flags, openFlagFile } from './usecases/flags/create-flags.ts'
import { openBlobs, refuseUnavailableStore } from './usecases/installation/open-blobs.ts'
import { markProduction } from './usecases/installation/refuse-changed-mode.ts'
import { KNOWN_NETWORK_DAYS } from './usecases/session/guesses.ts'
import type { Passwords } from './usecases/session/passwords.ts'
import { createPasswords } from './usecases/session/passwords.ts'
import type { Tokens } from './usecases/session/tokens.ts'
import { createTokens } from './usecases/session/tokens.ts'
import { sendText } from './usecases/texts/send-text.ts'
import { confirmWaitlist, sendWaitlistMail } from './usecases/waitlist/send-waitlist-mail.ts'

export interface Container {
  readonly config: Config
  readonly log: Logger
  readonly clock: Clock
  readonly db: Db
  /** Those in force at this moment; they change while the node runs. */
  readonly brands: LiveBrands
  readonly brandKeeper: BrandKeeper
  readonly sealing: Sealing
  /** The bytes of documents. */
  readonly blobs: Blobs
  /** Keyed digests, whose key a change of the data key does not change. */
  readonly macs: Macs
  readonly tokens: Tokens
  readonly passwords: Passwords
  /** for files that are checked, sealed and stored */
  readonly inspections: ConcurrencyLimit
  /** for documents that are fetched and unsealed */
  readonly readings: ConcurrencyLimit
  readonly mail: Mail
  /** The provider that an organization chose for a capability. */
  readonly provider: ProviderOf
  readonly flags: Flags
  readonly engine: {
    readonly queue: Queue
    readonly parts: EngineParts
    wake(): void
    ready(): Promise<boolean>
    /** Claims nothing more, evaluates no more due applications, and waits for the work in progress. */
    stop(): Promise<void>
  }
  close(): Promise<void>
}

/** How each provider of the catalog is made. */
const adaptersIn = (world: SandboxWorld): Adapters => ({
  'address-search': { shipped: shippedAddressSearch },
  'postal-codes': { shipped: shippedPostalCodes },
  'credit-bureau': { sandbox: () => sandboxCreditBureau(world) },
  'property-data': { sandbox: () => sandboxPropertyData(world) },
  valuation: { sandbox: () => sandboxValuation(world) },
  title: { sandbox: () => sandboxTitle(world) },
  flood: { sandbox: () => sandboxFlood(world) },
  banking: {
    sandbox: (parts) => sandboxBanking(world, (message) => sandboxMail(parts).send(message)),
    plaid: (_parts, values) => plaidBanking(plaidAccess(values)),
  },
  'bank-directory': {
    sandbox: sandboxBankDirectory,
    shipped: shippedBankDirectory,
    fedach: (_parts, values) => fedachDirectory(values.FEDACH_FILE),
  },
  income: { sandbox: () => sandboxIncome(world), truv: (_parts, values) => truvIncome(values) },
  'bank-income': { sandbox: () => sandboxBankIncome(world), plaid: (_parts, values) => plaidBankIncome(plaidAccess(values)) },
  'tax-records': { sandbox: () => sandboxTaxRecords(world) },
  identity: { sandbox: () => sandboxIdentity(world) },
  appraisal: { sandbox: () => sandboxAppraisal(world) },
  notary: {
    sandbox: ({ db, clock }) => sandboxNotary(world, roomsIn(db, clock.now)),
    proof: (_parts, values) => proofNotary(values),
  },
  recording: { sandbox: () => sandboxRecording(world) },
  payments: { sandbox: () => sandboxPayments(world), nacha: nachaAt },
  wallet: { sandbox: () => sandboxWallet(world) },
  'phone-verification': {
    sandbox: (parts) => sandboxPhoneVerification(world, sandboxMail(parts)),
    twilio: (_parts, values) => twilioVerify(values),
  },
  'text-messages': {
    sandbox: (parts) => sandboxTextMessages(sandboxMail(parts)),
    none: noTextMessages,
    twilio: (_parts, values) => twilioTextMessages(values),
  },
  sanctions: { sandbox: () => sandboxSanctions(world), sdn: ({ db }) => sdnSanctions(() => latestSanctionsList(db)) },
  timestamping: { none: noTimestamping, rfc3161: (_parts, { TIMESTAMP_URL: url }) => rfc3161Timestamping({ url }) },
  'customer-sign-in': { none: noCustomerSignIn, oidc: (_parts, values) => oidcCustomerSignIn(values) },
  'agent-sign-in': { none: noAgentSignIn, oidc: (_parts, values) => oidcAgentSignIn(values) },
  mail: { sandbox: sandboxMail, smtp: ({ brands }, values) => lendersMail(brands, values) },
})

/** What sandbox providers show in place of a vendor's own pages. */
export const SANDBOX_PAGES: readonly SandboxPage[] = [sandboxLinkPage, sandboxIncomePage, sandboxNotaryPage]

/** Where documents are kept. Amazon's client is loaded where it is used. */
export const blobStoreAt = async (place: BlobPlace): Promise<BlobStore> =>
  place.kind === 'folder' ? folderBlobs(place.folder) : (await import('./blobs/s3/s3-blobs.ts')).s3Blobs(place)

/** For tests: an open database (else the configured one is opened and brought up to date), a log, other adapters and brands. */
interface Given {
  /** For a command on an installation that is there: it says what is wanted, and the nodes do the work. */
  readonly idle?: boolean
  readonly db?: Db
  readonly log?: Logger
  readonly adapters?: (usual: Adapters) => Adapters
  readonly brands?: (usual: ReadonlyMap<string, Brand>) => ReadonlyMap<string, Brand>
}

export async function createContainer(config: Config, given: Given = {}): Promise<Container> {
  const world = createSandboxWorld({ speed: config.sandbox.speed, faults: config.sandbox.faults })
  const usual = adaptersIn(world)
  const adapters = given.adapters?.(usual) ?? usual
  const log = given.log ?? createLog(config.logLevel)
  const readFolders = async () => {
    const loaded = await loadBrands(config.brandsFolder)
    return given.brands?.(loaded) ?? loaded
  }
  const folders = await readFolders()
  // All that can refuse without a database comes first: a refused start leaves no key and no table.
  judgeSettings(config, folders)
  const store = await blobStoreAt(config.blobs)
  await refuseUnavailableStore(store)
  const flagFile = await openFlagFile(config.flagsFile, log)
  const { db, sealing, macs, tokenKeys } = await openInstallation(config, { db: given.db, existing: given.idle === true })
  const clock = createClock()
  let blobs: Blobs
  let brands: LiveBrands
  let brandKeeper: BrandKeeper
  try {
    blobs = await openBlobs({ db, sealing }, store)
    await markProduction(db, config)
    if (!config.production) await setSandboxClock(db, clock)
    ;({ brands, brandKeeper } = await openBrands({ db, log, clock, config, folders, readFolders, isIdle: given.idle === true }))
  } catch (problem) {
    await db.close()
    throw problem
  }
  const flags = await createFlags(db, flagFile)
  const queue = await openQueue(db, (problem) => log.error({ problem: problem.message }, 'queue'))
  const provider = createProviders(config.providers.choices, adapters, { db, clock, sealing, brands })
  const mail: Mail = { send: (message) => provider('mail', message.organizationCode).send(message) }
  const services = createWorkServices({ db, sealing, blobs, provider, brands, seal: await openDocumentSeal(config, clock.now()) })
  const { brandOf } = services
  const telling = {
    ...{ db, mail, provider, clock, log, flags, brandOf },
    linkTo: (brand: Brand, path: `/${string}`, query?: Readonly<Record<string, string>>) => linkTo(config, brand, path, query),
    textsAnnouncedAt: (code: string) => textsAnnouncedAt(config, brandOf(code)),
  }
  const parts: EngineParts = {
    db,
    queue,
    clock,
    sealing,
    blobs,
    macs,
    services,
    organizations: () => [...brands.keys()],
    holdBrands: (run) => brands.hold(run),
    awaitBrandVersion: async (version) => (brands.hasVersion(version) ? undefined : await brandKeeper.refresh()),
    speed: config.sandbox.speed,
    production: config.production,
    log,
    wake: () => dispatcher.wake(),
    sendOutbox: (id) => sendOutbox({ ...telling, engine: parts }, id),
    sendText: (id) => sendText({ ...telling, engine: parts }, id),
    confirmWaitlist: (id) => confirmWaitlist({ db, mail, config, macs, brandOf }, id),
    sendWaitlistMail: (id) => sendWaitlistMail({ db, mail, config, macs, brandOf }, id),
    recent: createRecentFiles(),
    statuses: createRecentStatuses(),
  }
  if (!given.idle) await retryUnreadable(parts)
  const dispatcher = given.idle ? IDLE : startDispatcher(parts)
  const retention = { events: OPEN_EVENTS, eventDays: config.telemetryDays, networkDays: KNOWN_NETWORK_DAYS }
  const documents = createDocumentTidying({ db, sealing, blobs, log, services })
  const stopTime = given.idle
    ? () => undefined
    : startTimekeeper(parts, () => {
        documents.begin()
        return Promise.all([expireIdempotencyKeys(parts), deleteExpired(parts, retention)])
      })
  const tokens = createTokens({ keys: tokenKeys.map((key) => Buffer.from(key, 'base64')) })
  const stopHearing = db.subscribeToNodes(
    createNodeEventHandlers({
      ...{ db, log, clock, statuses: parts.statuses, production: config.production, brands: brandKeeper },
      ...{ sessions: tokens.memory, flags: flags.memory },
    }),
  )
  const stopEngine = () => Promise.all([stopTime(), dispatcher.stop(), documents.stop()]).then(() => undefined)
  return {
    config,
    log,
    clock,
    db,
    brands,
    brandKeeper,
    ...{ sealing, blobs, macs, tokens, flags },
    passwords: createPasswords(),
    inspections: createConcurrencyLimit(),
    readings: createConcurrencyLimit(CAPACITY.readings),
    mail,
    provider,
    engine: { queue, parts, wake: () => dispatcher.wake(), ready: () => queue.ready(), stop: stopEngine },
    async close() {
      await stopEngine()
      await stopHearing()
      await flags.close()
      await queue.stop()
      await db.close()
    },
  }
}
