/** Pieces that several calls share on the wire: ids, dates, names and addresses as they are answered. */
import { email, isUuid } from '@hearthline/domain/registration'
import { z } from 'zod'

/** 8-4-4-4-12 hexadecimal, any version [fields/uuid]. */
export const uuid = z.string().refine(isUuid, 'Must be a UUID')

/** Instant, ISO 8601, UTC. */
export const instant = z.string()

export const emailAddress = email

/** One line of text that people typed, bounded so that no register grows without end. */
export const line = (maximum: number) =>
  z
    .string()
    .max(maximum, `Must be at most ${maximum} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'Write it in one line')

/** Data whose form is left to the sender: an object, at most 8 kB as JSON. */
export const looseDetail = z
  .record(z.string(), z.unknown())
  .refine((detail) => JSON.stringify(detail).length <= 8192, 'Must be at most 8192 characters as JSON')

/** An answer without a body (204). */
export const nothing = z.null()

export const person = z.object({
  firstName: z.string(),
  middleName: z.string().optional(),
  lastName: z.string(),
  suffix: z.string().optional(),
})

export const calendarDay = z.object({ year: z.int(), month: z.int(), day: z.int() })

export const phoneNumber = z.object({ type: z.string(), number: z.string() })

export const consentType = z.enum(['SOFT_CREDIT', 'HARD_CREDIT', 'ELECTRONIC_COMMUNICATION', 'TERMS_PRIVACY', 'SMS', 'SMS_TRANSACTIONAL'])

/** What a person agrees to: its text is kept by version, so that each consent can be shown as it was given. */
/** A consent as a person gives it; `version` is what they read, where the sender knows. */
export const consentGiven = z.object({ type: z.string().min(1).max(60), accepted: z.boolean(), version: z.string().max(40).optional() })

export const consentText = z.object({ type: consentType, text: z.string(), version: z.string() })

/** From which account the borrower authorized automatic payments, and whether its bank refused our own payment to it. */
export const automaticPayments = z.object({ institution: z.string(), last4: z.string(), isRefused: z.boolean() })
