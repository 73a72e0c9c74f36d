/** What a work handler is given: what is known, the providers, and a way to call out that keeps a row of every call. */

import type { Brand } from '@hearthline/brands'
import type { Known } from '@hearthline/domain'
import type { DocumentOrder } from '../documents/renderers.ts'
import type { CreditBureau } from '../providers/credit-bureau/port.ts'
import type { Flood } from '../providers/flood/port.ts'
import type { PropertyData } from '../providers/property-data/port.ts'
import type { ProviderAnswer, ProviderCall } from '../providers/provider-call.ts'
import type { Title } from '../providers/title/port.ts'
import type { Valuation } from '../providers/valuation/port.ts'
import type { Sealing } from '../secrets/sealing.ts'
import type { ApplicationRow } from '../store/repositories/applications.ts'

export interface WorkServices {
  readonly creditBureau: CreditBureau
  readonly propertyData: PropertyData
  readonly valuation: Valuation
  readonly title: Title
  readonly flood: Flood
  readonly sealing: Sealing
  brandOf(organizationCode: string): Brand
  /** The sandbox person whose story this last name picks; undefined for anybody else. */
  personaOf(lastName: string): string | undefined
  /** Waits as long as a real partner would, in the sandbox at real speed. */
  pause(key: string): Promise<void>
}

export interface WorkContext {
  readonly known: Known
  /** Instant */
  readonly now: string
  readonly application: ApplicationRow
  readonly services: WorkServices
  /** Rendered and kept sealed; it belongs to the application from the transaction that commits the result. @throws BlobsUnavailable */
  keepDocument(order: DocumentOrder): Promise<{ documentId: string; sha256: string }>
  call<T>(perform: (call: ProviderCall) => Promise<ProviderAnswer<T>>): Promise<T>
}

export type WorkHandler = (context: WorkContext) => Promise<unknown>
