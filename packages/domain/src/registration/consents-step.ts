/** The two consents no one can continue without [registration/consents]: with the password, or on the birthdate step in the newer authentication. */
import * as z from 'zod/mini'
import { requiredConsent } from '../fields/consent.ts'

export const consentsStep = z.object({ termPrivacyConsent: requiredConsent, communicationConsent: requiredConsent })
