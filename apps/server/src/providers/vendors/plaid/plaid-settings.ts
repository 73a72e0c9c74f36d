/** What each capability that asks Plaid has to be told. One account serves several capabilities: the settings are the same. */
import { z } from 'zod'

/** By name, as Plaid's own client lists them; the test of plaid-client.ts compares. */
export const PLAID_ADDRESSES: Readonly<Record<string, string>> = {
  production: 'https://production.plaid.com',
  sandbox: 'https://sandbox.plaid.com',
}

const isAddress = (text: string): boolean => /^https:\/\/|^http:\/\/(127\.0\.0\.1|localhost)(:|\/|$)/.test(text) && URL.canParse(text)

export const PLAID_SETTINGS = {
  PLAID_CLIENT_ID: z.string().min(8, 'must be the client id of the Plaid dashboard'),
  PLAID_SECRET: z.string().min(8, 'must be the secret of the chosen Plaid environment'),
  PLAID_ENVIRONMENT: z
    .string()
    .refine(
      (text) => Object.hasOwn(PLAID_ADDRESSES, text) || isAddress(text),
      'must be production, sandbox, or the https address of a proxy',
    ),
} as const
