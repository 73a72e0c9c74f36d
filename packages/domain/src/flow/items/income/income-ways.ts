/** The ways by which income may be shown, and the wire's names of the sources behind them [income/sources]. */

/** A person connects an account with one of these, and a provider's report follows. */
export const LINK_WAYS = ['PAYROLL', 'BANK', 'TAX_RECORDS'] as const
export type LinkWay = (typeof LINK_WAYS)[number]

/** A person uploads documents of one of these, and a member of the lender's team confirms what they say. */
export const UPLOAD_WAYS = ['PAY_STUB', 'W2', 'FORM_1099', 'TAX_RETURN', 'AWARD_LETTER'] as const
export type UploadWay = (typeof UPLOAD_WAYS)[number]

export const INCOME_WAYS = [...LINK_WAYS, ...UPLOAD_WAYS] as const
export type IncomeWay = (typeof INCOME_WAYS)[number]

export const isLinkWay = (way: IncomeWay): way is LinkWay => LINK_WAYS.some((link) => link === way)

/** Of the income sources [income/sources] those by which the product lets income be shown. */
export const INCOME_METHODS = ['TRUV_PAYROLL', 'PLAID_TRANSACTIONS', 'POINTSERV_TAX', 'MANUAL_PAYSTUB', 'OTHER'] as const
export type IncomeMethod = (typeof INCOME_METHODS)[number]

const METHODS: Readonly<Record<IncomeWay, IncomeMethod>> = {
  PAYROLL: 'TRUV_PAYROLL',
  BANK: 'PLAID_TRANSACTIONS',
  TAX_RECORDS: 'POINTSERV_TAX',
  PAY_STUB: 'MANUAL_PAYSTUB',
  W2: 'OTHER',
  FORM_1099: 'OTHER',
  TAX_RETURN: 'OTHER',
  AWARD_LETTER: 'OTHER',
}

/** The wire's names of what was shown, each once. */
export const methodsOf = (ways: readonly IncomeWay[]): IncomeMethod[] => [...new Set(ways.map((way) => METHODS[way]))]
