/** The question back when an income looks monthly or after tax [registration/income]: continuing needs its own confirm button. */

/** Dollars a year; below it the warning shows. */
export const INCOME_WARNING_UNDER = 15_000

export const incomeWarning = {
  title: 'Is this your annual income?',
  body: (shownIncome: string) => `You entered ${shownIncome}. Please confirm that this is your total annual income before taxes.`,
  confirm: 'Yes, this is my annual pre-tax income',
  change: 'Change my income',
} as const

export const needsIncomeWarning = (income: number): boolean => income < INCOME_WARNING_UNDER
