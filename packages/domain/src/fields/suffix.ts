/** Name suffix outside the wizard [fields/name]: blank, I to V, JR, SR. The wizard's own list shows N/A for blank. */
import * as z from 'zod/mini'

export const NAME_SUFFIXES = ['', 'I', 'II', 'III', 'IV', 'V', 'JR', 'SR'] as const
export type NameSuffix = (typeof NAME_SUFFIXES)[number]

export const suffixMessages = { invalid: 'Please select a suffix from the list' } as const

export const suffix = z.optional(z.enum(NAME_SUFFIXES, suffixMessages.invalid))
