/** A phone number as it is kept: the ten digits of the North American plan. */
import * as z from 'zod/mini'
import { phoneMessages } from '../../fields/phone.ts'

export const phoneDigitsText = z.string().check(z.regex(/^\d{10}$/, phoneMessages.invalid))
