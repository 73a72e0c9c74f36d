/** Zip code [fields/address]: exactly five digits. */
import * as z from 'zod/mini'

export const zipMessages = { invalid: 'Please enter a valid zipcode' } as const

export const zip = z.string(zipMessages.invalid).check(z.trim(), z.regex(/^\d{5}$/, zipMessages.invalid))
