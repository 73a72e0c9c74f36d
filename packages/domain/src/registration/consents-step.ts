/** The two consents nobody can go on without (seed 001 §5): with the password, or on the birthdate step in the newer authentication. */
import * as z from 'zod/mini'
import { requiredConsent } from '../fields/consent.ts'

export const consentsStep = z.object({ termPrivacyConsent: requiredConsent, communicationConsent: requiredConsent })
