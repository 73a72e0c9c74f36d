/** Password, its confirmation and the two required consents [registration/consents], and what a submit needs. */
import * as z from 'zod/mini'
import { requiredConsent } from '../fields/consent.ts'
import { password, passwordConfirmation, passwordsMatch } from '../fields/password.ts'

export const setPasswordStep = z
  .object({ password, confirmation: passwordConfirmation, termPrivacyConsent: requiredConsent, communicationConsent: requiredConsent })
  .check(passwordsMatch)

/** "Submit needs email, phone and password." */
export const canRegister = ({ email, phoneNumber, password: given }: { email: string; phoneNumber: string; password: string }): boolean =>
  email.trim() !== '' && phoneNumber.trim() !== '' && given !== ''
