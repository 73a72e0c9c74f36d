/** A bank's routing number: nine digits, of which the last proves the others (American Bankers Association). */
import * as z from 'zod/mini'

const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1]

/** @param digits nine of them */
const hasCheckDigit = (digits: string): boolean =>
  [...digits].reduce((sum, digit, place) => sum + Number(digit) * WEIGHTS[place]!, 0) % 10 === 0 && !/^0{9}$/.test(digits)

export const routingNumber = z.string().check(
  z.regex(/^\d{9}$/, 'A routing number has nine digits'),
  z.refine((digits) => !/^\d{9}$/.test(digits) || hasCheckDigit(digits), 'Check the routing number: one of its digits is not right'),
)
