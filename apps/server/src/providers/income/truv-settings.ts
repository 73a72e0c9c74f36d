/** What the payroll adapter has to be told. */
import { z } from 'zod'

const isAddress = (text: string): boolean => /^https:\/\/|^http:\/\/(127\.0\.0\.1|localhost)(:|\/|$)/.test(text) && URL.canParse(text)

export const TRUV_SETTINGS = {
  TRUV_CLIENT_ID: z.string().min(8, 'must be the client id of the Truv dashboard'),
  TRUV_ACCESS_SECRET: z.string().min(8, 'must be the access secret of the chosen Truv environment'),
  TRUV_ADDRESS: z.string().refine(isAddress, 'must be https://prod.truv.com, or the https address of a proxy'),
} as const
