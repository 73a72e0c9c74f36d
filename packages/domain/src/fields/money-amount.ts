/** An amount of dollars as typed [registration/income]: "145000", "$145,000.50" or a number. */
import * as z from 'zod/mini'

export const MONEY_MAX = 9_999_999

export const moneyAmountMessages = {
  required: 'Required',
  invalid: 'Please enter an amount in dollars',
  minimum: 'Must be at least $0',
  maximum: 'Must be less than $10,000,000',
} as const

const TYPED = /^(-?)\$?\s?(\d+|\d{1,3}(?:,\d{3})+)(\.\d{0,2})?$/

/** Dollars with at most two decimals; undefined where the input is no amount. */
function dollarsOf(input: unknown): number | undefined {
  if (typeof input === 'number') return Number.isFinite(input) && /^-?\d+(\.\d{1,2})?$/.test(String(input)) ? input : undefined
  const match = typeof input === 'string' ? TYPED.exec(input.trim()) : null
  return match ? Number(`${match[1]}${match[2]?.replaceAll(',', '')}${match[3] ?? ''}`) : undefined
}

const isBlank = (input: unknown): boolean => input == null || (typeof input === 'string' && input.trim() === '')

function judge(input: unknown): { readonly dollars: number } | { readonly message: string } {
  const dollars = dollarsOf(input)
  if (dollars === undefined) return { message: moneyAmountMessages.invalid }
  if (dollars < 0) return { message: moneyAmountMessages.minimum }
  return dollars > MONEY_MAX ? { message: moneyAmountMessages.maximum } : { dollars }
}

const amount = (whenBlank: number | undefined) =>
  z.pipe(
    z.unknown(),
    z.transform((input: unknown, context): number => {
      const blank = isBlank(input)
      if (blank && whenBlank !== undefined) return whenBlank
      const judged = blank ? { message: moneyAmountMessages.required } : judge(input)
      if ('dollars' in judged) return judged.dollars
      context.issues.push({ code: 'custom', message: judged.message, input })
      return z.NEVER
    }),
  )

/** Gives dollars, 0 to 9,999,999. */
export const requiredAmount = amount(undefined)

/** As requiredAmount, but blank is 0. The specification gives it no maximum; it takes that of the first income. */
export const optionalAmount = z._default(amount(0), 0)
