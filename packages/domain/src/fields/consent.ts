/** Consent boxes [registration/consents]: terms/privacy and electronic communication must be ticked, the two for text messages need not be. */
import * as z from 'zod/mini'

export const consentMessages = { required: 'Required' } as const

export const requiredConsent = z.literal(true, consentMessages.required)

/** Express consent under the TCPA is never presumed: unticked unless the borrower ticks it. */
export const optionalConsent = z._default(z.boolean(consentMessages.required), false)
