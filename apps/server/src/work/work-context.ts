/** What a work handler is given: what is known, the providers, and a function for calls that stores a row for each. */

import type {
  AporWeek,
  DocumentResult,
  Known,
  LocalDate,
  NotaryPlace,
  PrimeRow,
  ReceivedDocumentKind,
  RecordedSigningEvent,
} from '@hearthline/domain'
import type { DocumentText as DocumentDescription } from '../documents/document-text.ts'
import type { DocumentOrder } from '../documents/renderers.ts'
import type { SignedSet } from '../documents/signed-set/signed-set.ts'
import type { DocumentText } from '../files/document-text.ts'
import type { SentContent } from '../files/sent-content.ts'
import type { PrenoteSent } from '../providers/payments/port.ts'
import type { Capability, Ports, ProviderOf } from '../providers/ports.ts'
import type { ProviderAnswer, ProviderCall } from '../providers/provider-call.ts'
import type { Stamp } from '../seal/cms-signature.ts'
import type { DocumentSeal } from '../seal/document-seal.ts'
import type { Sealing } from '../secrets/sealing.ts'
import type { ApplicationRow } from '../store/repositories/applications.ts'
import type { KeptLine, LineChange } from '../store/repositories/lines.ts'
import type { MadePayoff } from '../store/repositories/payoff-payments.ts'
import type { TransferRow } from '../store/repositories/transfers.ts'
import type { LendingTerms, TermsServices } from './decision/lending-terms.ts'

/** The provider's session of a connection, unsealed. */
export interface IncomeSession {
  readonly text: string
  /** The moment at which a person completed it. */
  readonly since: string
}

export interface SigningRecord {
  readonly events: readonly (RecordedSigningEvent & { readonly address: string; readonly agent: string | undefined })[]
}

export interface WorkServices extends TermsServices {
  /** As the organization of the application chose it, looked up at each call. */
  readonly provider: ProviderOf
  readonly sealing: Sealing
  /** The average prime offer rates of a day, where both of the week's tables were loaded. */
  aporOn(day: LocalDate): Promise<AporWeek | undefined>
  /** Every row of the prime rate as a lender counts it: the published ones and its own. */
  primeRowsOf(organizationCode: string): Promise<readonly PrimeRow[]>
  /** The row of the prime rate by which a lender's decisions of a day are priced. */
  primeRowOn(organizationCode: string, day: LocalDate): Promise<PrimeRow | undefined>
  /** The provider's session of a connection of this application, unsealed; undefined where there is none. */
  incomeSessionOf(applicationId: string, link: string): Promise<IncomeSession | undefined>
  /** The account of an application's line; undefined before it is open. */
  lineOf(applicationId: string): Promise<KeptLine | undefined>
  /** Every credit that was sent for it, as the ledger has them. */
  transfersOf(applicationId: string): Promise<readonly TransferRow[]>
  /** A picture or document that a person sent, opened when it is asked for; undefined where there is none. */
  sentDocument(applicationId: string, document: string): Promise<SentContent | undefined>
  /** Where the borrower is reached. */
  emailOf(identityId: string): Promise<string | undefined>
  /** The bytes of a document that the product made for this application; undefined where there is none. */
  madeDocument(applicationId: string, document: string): Promise<Uint8Array | undefined>
  /** The words of a document that the borrower sent, as far as they can be read. */
  readSentText(applicationId: string, document: string): Promise<DocumentText>
  /** What one person did while signing, oldest first. */
  signingRecord(applicationId: string, party: string): Promise<SigningRecord>
  /** The description of a document that is signed; undefined of what earlier releases made. */
  descriptionOf(applicationId: string, document: string): Promise<DocumentDescription | undefined>
  /** Under which signed documents are sealed. */
  readonly seal: DocumentSeal
}

export interface WorkContext {
  readonly known: Known
  /** Instant */
  readonly now: string
  readonly application: ApplicationRow
  /** By which the application is priced now. */
  readonly terms: LendingTerms
  /** What this very work gave before, on the same inputs, where that has lapsed. */
  readonly lapsed: unknown
  readonly services: Pick<
    WorkServices,
    | 'sealing'
    | 'brandOf'
    | 'lendingOf'
    | 'aporOn'
    | 'primeRowsOf'
    | 'primeRowOn'
    | 'incomeSessionOf'
    | 'readSentText'
    | 'sentDocument'
    | 'signingRecord'
    | 'descriptionOf'
    | 'seal'
    | 'madeDocument'
    | 'emailOf'
    | 'lineOf'
    | 'transfersOf'
  >
  /** What this very work gave before, on whatever inputs. */
  readonly before: unknown
  /** The port of a capability, as the organization of this application chose it. */
  provider<C extends Capability>(capability: C): Ports[C]
  /**
   * Rendered and kept sealed; it belongs to the application from the transaction that commits the result. `party`: whose it is to read, where that is
   * not the borrower. @throws BlobsUnavailable
   */
  keepDocument(order: DocumentOrder, party?: string): Promise<DocumentResult & { notaryPlaces?: NotaryPlace[] }>
  /** The bytes of a document that a provider gave, kept like one that was rendered. @throws BlobsUnavailable */
  keepReceived(document: {
    readonly kind: ReceivedDocumentKind
    readonly mediaType: string
    readonly bytes: Uint8Array
  }): Promise<{ documentId: string; sha256: string }>
  /** The same for what was signed: its sealed original and the copy of it, which is `party`'s. @throws BlobsUnavailable */
  keepSealedSet(
    set: SignedSet,
    stamp: Stamp,
    party?: string,
  ): Promise<Readonly<Record<'documentId' | 'sha256', string>> & { readonly original: { documentId: string; sha256: string } }>
  /** The day at the home on which an item was settled, as every page and notice names it; undefined where it never was. */
  settledOn(item: { readonly id: string }): LocalDate | undefined
  /** The account of the line is opened or posted to in the transaction that commits the result; what was posted for a cause is not posted again. */
  keepLine(change: LineChange): void
  /** A payoff that the processor made: it is asked what the creditor did with it. */
  keepPayoff(payment: MadePayoff): void
  /** A test entry is watched from the transaction that commits the result on. */
  keepPrenote(sent: PrenoteSent): void
  call<T>(perform: (call: ProviderCall) => Promise<ProviderAnswer<T>>): Promise<T>
  /** The same with the provider's own reference of its answer. */
  callWithReference<T>(perform: (call: ProviderCall) => Promise<ProviderAnswer<T>>): Promise<T & { readonly reference: string }>
}

export type WorkHandler = (context: WorkContext) => Promise<unknown>
