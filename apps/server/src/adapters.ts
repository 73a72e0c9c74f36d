/** What the product needs from outside, by capability, and which adapter fulfills it. Which one that is, container.ts says. */
import type { Config } from './config.ts'
import type { Clock } from './engine/clock.ts'
import type { Mail } from './mail/mail.ts'
import type { AddressSearch } from './providers/address-search/port.ts'
import type { CreditBureau } from './providers/credit-bureau/port.ts'
import type { Flood } from './providers/flood/port.ts'
import type { PostalCodes } from './providers/postal-codes/port.ts'
import type { PropertyData } from './providers/property-data/port.ts'
import type { Title } from './providers/title/port.ts'
import type { Valuation } from './providers/valuation/port.ts'
import type { Wallet } from './providers/wallet/port.ts'
import type { Sealing } from './secrets/sealing.ts'
import { StartRefused } from './start-refused.ts'
import type { Db } from './store/db.ts'
import type { WorkServices } from './work/work-context.ts'

/** What an adapter may be made of. */
export interface AdapterParts {
  readonly db: Db
  readonly clock: Clock
  readonly sealing: Sealing
}

export interface Adapter<Port> {
  /** For sentences: "credit bureau". */
  readonly capability: string
  /** Answers for nobody real: a production start refuses it. */
  readonly sandbox: boolean
  create(parts: AdapterParts): Port
}

export interface Adapters {
  readonly addressSearch: Adapter<AddressSearch>
  readonly postalCodes: Adapter<PostalCodes>
  readonly creditBureau: Adapter<CreditBureau>
  readonly propertyData: Adapter<PropertyData>
  readonly valuation: Adapter<Valuation>
  readonly title: Adapter<Title>
  readonly flood: Adapter<Flood>
  readonly wallet: Adapter<Wallet>
  readonly mail: Adapter<Mail>
  /** Work after the offer that has no port of its own yet. */
  readonly partnerWork: Adapter<Pick<WorkServices, 'personaOf' | 'pause'>>
}

/**
 * Someone's home is at stake: what a sandbox says about a person is made up.
 * @throws StartRefused naming the capabilities
 */
export function refuseSandboxAdapters({ production, rehearsal }: Pick<Config, 'production' | 'rehearsal'>, adapters: Adapters): void {
  if (!production || rehearsal) return
  const sandbox = (Object.values(adapters) as Adapter<unknown>[]).filter((adapter) => adapter.sandbox)
  if (sandbox.length === 0) return
  throw new StartRefused(
    `Production cannot run on sandbox providers, and these are: ${sandbox.map(({ capability }) => capability).join(', ')}. ` +
      'Give each a real provider. To rehearse with made-up people, set NODE_ENV=rehearsal.',
  )
}
