import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { BadSetting, readConfig } from './config.ts'
import { CATALOG, type Catalog } from './providers/catalog.ts'

/** With a vendor beside the sandbox, which needs two settings of its own. */
const TWO: Catalog = {
  ...CATALOG,
  flood: {
    ...CATALOG.flood,
    providers: {
      sandbox: {},
      tidewater: {
        TIDEWATER_URL: z.url({ protocol: /^https$/, error: 'must be an https address' }),
        TIDEWATER_KEY: z.string().min(8, 'must have at least 8 characters'),
      },
    },
  },
}
const URL = { TIDEWATER_URL: 'https://api.tidewater.example' }
const KEY = { TIDEWATER_KEY: 'house-key' }

const choicesOf = (settings: Record<string, string>, capability = 'flood') =>
  readConfig(settings, TWO).providers.choices.filter((choice) => choice.capability === capability)

const refusal = (settings: Record<string, string>): string => {
  try {
    readConfig(settings, TWO)
  } catch (problem) {
    expect(problem).toBeInstanceOf(BadSetting)
    return (problem as Error).message
  }
  throw new Error('The settings were taken')
}

describe('providers are chosen by settings', () => {
  it('each capability has a provider without any setting: what is shipped, else the sandbox', () => {
    const { choices, organizations } = readConfig({}).providers
    expect(choices.map(({ capability }) => capability)).toEqual(Object.keys(CATALOG))
    expect(choices.filter(({ sandbox }) => !sandbox).map(({ capability }) => capability)).toEqual([
      'address-search',
      'postal-codes',
      // An authority is asked where one is named.
      'timestamping',
      // So is a provider that people sign in at.
      'customer-sign-in',
      'agent-sign-in',
    ])
    expect(organizations).toEqual([])
  })

  it('a provider is named with its own settings, for everyone', () => {
    expect(choicesOf({ PROVIDER_FLOOD: 'tidewater', ...URL, ...KEY })).toEqual([
      {
        capability: 'flood',
        organization: undefined,
        provider: 'tidewater',
        sandbox: false,
        setting: 'PROVIDER_FLOOD',
        values: { ...URL, ...KEY },
      },
    ])
  })

  it('an organization can have its own provider, and its own account with the shared one', () => {
    const settings = {
      PROVIDER_FLOOD: 'tidewater',
      PROVIDER_FLOOD__RIOSOL: 'tidewater',
      TIDEWATER_KEY__RIOSOL: 'riosol-key',
      ...URL,
      ...KEY,
    }
    expect(choicesOf(settings).map(({ organization, values }) => [organization, values.TIDEWATER_KEY])).toEqual([
      [undefined, 'house-key'],
      ['RIOSOL', 'riosol-key'],
    ])
    expect(choicesOf({ PROVIDER_FLOOD__RIOSOL: 'tidewater', TIDEWATER_KEY__RIOSOL: 'riosol-key', ...URL })).toMatchObject([
      { organization: undefined, provider: 'sandbox' },
      { organization: 'RIOSOL', provider: 'tidewater' },
    ])
  })

  it('an organization’s own account is a choice of its own of the same provider', () => {
    const settings = { PROVIDER_FLOOD: 'tidewater', TIDEWATER_KEY__RIOSOL: 'riosol-key', ...URL, ...KEY }
    expect(choicesOf(settings).map(({ organization, values }) => [organization, values.TIDEWATER_KEY])).toEqual([
      [undefined, 'house-key'],
      ['RIOSOL', 'riosol-key'],
    ])
  })
})

describe('a wrong choice stops the start with a sentence', () => {
  it.each([
    [{ PROVIDER_FLOOD: 'tidewatr' }, 'The setting PROVIDER_FLOOD must be sandbox or tidewater.'],
    [{ PROVIDER_FLOOD__RIOSOL: 'constructor' }, 'The setting PROVIDER_FLOOD__RIOSOL must be sandbox or tidewater.'],
    [{ PROVIDER_POSTAL_CODES: 'sandbox' }, 'The setting PROVIDER_POSTAL_CODES must be shipped.'],
    [{ PROVIDER_FLOOD: 'tidewater', ...URL }, 'The setting TIDEWATER_KEY is missing: PROVIDER_FLOOD is tidewater, which needs it.'],
    [
      { PROVIDER_FLOOD__RIOSOL: 'tidewater', ...URL },
      'The setting TIDEWATER_KEY or TIDEWATER_KEY__RIOSOL is missing: PROVIDER_FLOOD__RIOSOL is tidewater, which needs it.',
    ],
    [{ PROVIDER_FLOOD: 'tidewater', ...KEY, TIDEWATER_URL: 'http://x' }, 'The setting TIDEWATER_URL must be an https address.'],
    [{ PROVIDR_FLOOD: 'sandbox' }, 'There is no setting PROVIDR_FLOOD. Did you mean PROVIDER_FLOOD?'],
    [{ TIDEWATER_KEYS: 'x' }, 'There is no setting TIDEWATER_KEYS. Did you mean TIDEWATER_KEY?'],
  ])('%j', (settings, sentence) => {
    expect(refusal(settings)).toBe(sentence)
  })

  it('an unknown capability is reported with the list of all; a near miss with the intended one', () => {
    expect(refusal({ PROVIDER_TELEPORT: 'acme' })).toMatch(
      /^There is no setting PROVIDER_TELEPORT: no capability has this name\. Providers are chosen by PROVIDER_ADDRESS_SEARCH, .*, or PROVIDER_[A-Z_]+\.$/,
    )
    expect(refusal({ PROVIDER_CREDIT_BUREU__RIOSOL: 'sandbox' })).toBe(
      'There is no setting PROVIDER_CREDIT_BUREU__RIOSOL. Did you mean PROVIDER_CREDIT_BUREAU__RIOSOL?',
    )
  })

  it('no value of a setting is repeated', () => {
    expect(refusal({ PROVIDER_FLOOD: 'tidewater', ...URL, TIDEWATER_KEY: 'secret' })).toBe(
      'The setting TIDEWATER_KEY must have at least 8 characters.',
    )
  })

  it('a setting that an adapter has a standard for may be left out, and is checked where it is given', () => {
    const nacha = {
      PROVIDER_PAYMENTS: 'nacha',
      ...{ NACHA_BANK: '071000013', NACHA_BANK_NAME: 'Lakeshore National', NACHA_ORIGIN: '1234567890', NACHA_COMPANY_ID: '1234567890' },
      ...{ NACHA_COMPANY_NAME: 'Hearthline', NACHA_ACCOUNT: '5550001111', NACHA_CUT_OFF: '14:00', NACHA_PLACE: 'file:///var/ach' },
    }
    const prenotes = (settings: object) => choicesOf({ ...nacha, ...settings }, 'payments').map(({ values }) => values.NACHA_PRENOTE)
    expect(prenotes({})).toEqual(['no'])
    expect(prenotes({ NACHA_PRENOTE__RIOSOL: 'yes' })).toEqual(['no', 'yes'])
    expect(refusal({ ...nacha, NACHA_PRENOTE: 'maybe' })).toMatch(/^The setting NACHA_PRENOTE must be yes, /)
  })
})
