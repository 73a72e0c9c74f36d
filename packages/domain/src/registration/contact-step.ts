/** Phone and email, with the two optional consents to text messages [registration/contact]. */
import * as z from 'zod/mini'
import { optionalConsent } from '../fields/consent.ts'
import { email } from '../fields/email.ts'
import { phone } from '../fields/phone.ts'

export const contactStep = z.object({
  email,
  phoneNumber: phone,
  smsMarketingConsent: optionalConsent,
  smsTransactionalConsent: optionalConsent,
})
