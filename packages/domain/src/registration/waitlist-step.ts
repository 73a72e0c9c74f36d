/** The waitlist's form: the eleven fields of its call [registration/waitlist]. Street, city, state and zip are of the property. */
import * as z from 'zod/mini'
import { address } from '../fields/address.ts'
import { dateOfBirth } from '../fields/date-of-birth.ts'
import { email } from '../fields/email.ts'
import { firstName } from '../fields/first-name.ts'
import { lastName } from '../fields/last-name.ts'
import { requiredAmount } from '../fields/money-amount.ts'

export interface WaitlistOptions {
  /** yyyy-MM-dd. */
  readonly today: string
  readonly production?: boolean
}

/** No one under 18 is written to; other ages are asked for once there is something to apply for. */
export const waitlistStep = ({ today, production = false }: WaitlistOptions) =>
  z.extend(address(), {
    firstName,
    lastName: lastName({ production }),
    dob: dateOfBirth({ today }),
    email,
    income: requiredAmount,
    consent: z.literal(true, 'Check the box so that we may email you'),
  })

export type WaitlistAnswer = z.output<ReturnType<typeof waitlistStep>>
