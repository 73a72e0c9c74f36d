/**
 * Which providers there are for each capability, and what each has to be told. Data alone: config.ts checks the settings by it, container.ts
 * has an adapter for each entry or does not compile, and "npm run docs" writes it into docs/operations.md.
 */
import { type ZodType, z } from 'zod'
import { AGENT_OIDC_SETTINGS } from './agent-sign-in/oidc/agent-oidc-settings.ts'
import { CUSTOMER_OIDC_SETTINGS } from './customer-sign-in/oidc/customer-oidc-settings.ts'
import { TRUV_SETTINGS } from './income/truv-settings.ts'
import { SMTP_SETTINGS } from './mail/smtp/smtp-settings.ts'
import { PROOF_SETTINGS } from './notary/proof-settings.ts'
import { NACHA_SETTINGS } from './payments/nacha/nacha-settings.ts'
import type { Capability } from './ports.ts'
import { TWILIO_TEXTS_SETTINGS } from './text-messages/twilio/twilio-texts-settings.ts'
import { PLAID_SETTINGS } from './vendors/plaid/plaid-settings.ts'

export interface CatalogEntry {
  /** What operators call it: "credit bureau". */
  readonly title: string
  /** The provider where no setting names one. */
  readonly standard: string
  /** Each provider's own settings, by name and with what they allow ("must be …"); none where it needs nothing. */
  readonly providers: Readonly<Record<string, Readonly<Record<string, ZodType<string>>>>>
}

/** A provider of this name answers for no one real: production is refused on it. */
export const SANDBOX = 'sandbox'

const FEDACH = { FEDACH_FILE: z.string().min(1, 'must be the path of the FedACH participant file') }

export const CATALOG = {
  'address-search': { title: 'address search', standard: 'shipped', providers: { shipped: {} } },
  'postal-codes': { title: 'postal codes', standard: 'shipped', providers: { shipped: {} } },
  'credit-bureau': { title: 'credit bureau', standard: 'sandbox', providers: { sandbox: {} } },
  'property-data': { title: 'property data', standard: 'sandbox', providers: { sandbox: {} } },
  valuation: { title: 'home valuation', standard: 'sandbox', providers: { sandbox: {} } },
  title: { title: 'title search', standard: 'sandbox', providers: { sandbox: {} } },
  flood: { title: 'flood determination', standard: 'sandbox', providers: { sandbox: {} } },
  banking: { title: 'account verification', standard: 'sandbox', providers: { sandbox: {}, plaid: PLAID_SETTINGS } },
  'bank-directory': { title: 'bank directory', standard: 'sandbox', providers: { sandbox: {}, shipped: {}, fedach: FEDACH } },
  income: { title: 'payroll income', standard: 'sandbox', providers: { sandbox: {}, truv: TRUV_SETTINGS } },
  'bank-income': { title: 'bank income', standard: 'sandbox', providers: { sandbox: {}, plaid: PLAID_SETTINGS } },
  'tax-records': { title: 'tax records', standard: 'sandbox', providers: { sandbox: {} } },
  identity: { title: 'identity verification', standard: 'sandbox', providers: { sandbox: {} } },
  appraisal: { title: 'price opinions and appraisals', standard: 'sandbox', providers: { sandbox: {} } },
  notary: { title: 'remote notary', standard: 'sandbox', providers: { sandbox: {}, proof: PROOF_SETTINGS } },
  recording: { title: 'recording', standard: 'sandbox', providers: { sandbox: {} } },
  payments: {
    title: 'payments',
    standard: 'sandbox',
    providers: { sandbox: {}, nacha: NACHA_SETTINGS },
  },
  wallet: { title: 'wallet', standard: 'sandbox', providers: { sandbox: {} } },
  mail: { title: 'mail', standard: 'sandbox', providers: { sandbox: {}, smtp: SMTP_SETTINGS } },
  'phone-verification': {
    title: 'phone verification',
    standard: 'sandbox',
    providers: {
      sandbox: {},
      twilio: {
        TWILIO_VERIFY_URL: z.url({ protocol: /^https?$/, error: 'must be the address of the API, https://verify.twilio.com' }),
        TWILIO_VERIFY_SERVICE_SID: z.string().regex(/^VA[0-9a-fA-F]{32}$/, 'must be the SID of a Verify service, VA and 32 digits'),
        TWILIO_KEY_SID: z.string().regex(/^(SK|AC)[0-9a-fA-F]{32}$/, 'must be the SID of an API key, SK and 32 digits'),
        TWILIO_KEY_SECRET: z.string().min(1),
      },
    },
  },
  'text-messages': { title: 'text messages', standard: 'sandbox', providers: { sandbox: {}, none: {}, twilio: TWILIO_TEXTS_SETTINGS } },
  sanctions: { title: 'sanctions screening', standard: 'sandbox', providers: { sandbox: {}, sdn: {} } },
  timestamping: {
    title: 'timestamping',
    standard: 'none',
    providers: {
      none: {},
      rfc3161: {
        TIMESTAMP_URL: z.url({ protocol: /^https?$/, error: 'must be the address of the authority, for example https://tsa.example' }),
      },
    },
  },
  'customer-sign-in': { title: 'sign-in of customers', standard: 'none', providers: { none: {}, oidc: CUSTOMER_OIDC_SETTINGS } },
  'agent-sign-in': { title: 'sign-in of agents', standard: 'none', providers: { none: {}, oidc: AGENT_OIDC_SETTINGS } },
} as const satisfies Record<Capability, CatalogEntry>

export type Catalog = Readonly<Record<Capability, CatalogEntry>>

/** The capabilities in the order of the catalog. */
export const capabilitiesOf = (catalog: Catalog): readonly Capability[] => Object.keys(catalog) as Capability[]

/** PROVIDER_CREDIT_BUREAU */
export const settingOf = (capability: Capability): string => `PROVIDER_${capability.toUpperCase().replaceAll('-', '_')}`
