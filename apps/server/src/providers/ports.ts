/** The port of each capability. One more is added by `npm run new -- capability <name>`. */
import type { AddressSearch } from './address-search/port.ts'
import type { AgentSignIn } from './agent-sign-in/port.ts'
import type { Appraisal } from './appraisal/port.ts'
import type { BankDirectory } from './bank-directory/port.ts'
import type { BankIncome } from './bank-income/port.ts'
import type { Banking } from './banking/port.ts'
import type { CreditBureau } from './credit-bureau/port.ts'
import type { CustomerSignIn } from './customer-sign-in/port.ts'
import type { Flood } from './flood/port.ts'
import type { Identity } from './identity/port.ts'
import type { Income } from './income/port.ts'
import type { Mail } from './mail/port.ts'
import type { Notary } from './notary/port.ts'
import type { Payments } from './payments/port.ts'
import type { PhoneVerification } from './phone-verification/port.ts'
import type { PostalCodes } from './postal-codes/port.ts'
import type { PropertyData } from './property-data/port.ts'
import type { Recording } from './recording/port.ts'
import type { Sanctions } from './sanctions/port.ts'
import type { TaxRecords } from './tax-records/port.ts'
import type { TextMessages } from './text-messages/port.ts'
import type { Timestamping } from './timestamping/port.ts'
import type { Title } from './title/port.ts'
import type { Valuation } from './valuation/port.ts'
import type { Wallet } from './wallet/port.ts'

export interface Ports {
  'address-search': AddressSearch
  'postal-codes': PostalCodes
  'credit-bureau': CreditBureau
  'property-data': PropertyData
  valuation: Valuation
  title: Title
  flood: Flood
  income: Income
  'bank-income': BankIncome
  'tax-records': TaxRecords
  banking: Banking
  'bank-directory': BankDirectory
  identity: Identity
  appraisal: Appraisal
  notary: Notary
  recording: Recording
  payments: Payments
  wallet: Wallet
  mail: Mail
  'phone-verification': PhoneVerification
  'text-messages': TextMessages
  sanctions: Sanctions
  timestamping: Timestamping
  'customer-sign-in': CustomerSignIn
  'agent-sign-in': AgentSignIn
}

/** What a provider does for us: the name of its folder, of its setting, and on the wire. */
export type Capability = keyof Ports

/** The adapter that an organization chose for a capability. */
export type ProviderOf = <C extends Capability>(capability: C, organizationCode: string) => Ports[C]
