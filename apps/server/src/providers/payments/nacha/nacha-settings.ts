/** What the file adapter of the payments has to be told: the lender's bank, the lender as the bank knows it, and where files are handed over. */
import { routingNumber } from '@hearthline/domain'
import { z } from 'zod'
import { readPlace } from './read-place.ts'

export const NACHA_SETTINGS = {
  NACHA_BANK: z
    .string()
    .refine((value) => routingNumber.safeParse(value).success, 'must be the routing number of the bank that takes the files'),
  NACHA_BANK_NAME: z.string().min(1).max(23, 'must be the name of that bank, of at most 23 characters'),
  NACHA_ORIGIN: z.string().regex(/^[A-Z0-9]{10}$/, 'must be the ten characters that the bank has assigned to the sender'),
  NACHA_COMPANY_ID: z.string().regex(/^[A-Z0-9]{10}$/, 'must be the ten characters that the bank has assigned to the company'),
  NACHA_COMPANY_NAME: z.string().min(1).max(16, 'must be the name on the borrower’s statement, of at most 16 characters'),
  NACHA_ACCOUNT: z.string().regex(/^\d{4,17}$/, 'must be the number of the lender’s account at that bank'),
  NACHA_CUT_OFF: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day at the lender, such as 14:00'),
  // Where an installation of before does not say, it is as it was.
  NACHA_PRENOTE: z
    .enum(['yes', 'no'], 'must be yes, where the bank asks for a test entry to each account before its first money, or no')
    .default('no'),
  NACHA_PLACE: z
    .string()
    .refine(
      (value) => readPlace(value) !== undefined,
      'must be file:///folder, or sftp://user@host:22/folder?key=/path/of/the/private-key#SHA256:fingerprint-of-the-host',
    ),
} as const

export type NachaSettings = { readonly [Name in keyof typeof NACHA_SETTINGS]: string }
