import type { Consent } from './keep-consents.ts'

/** The boxes of the application's own questions by which a person agrees to something. */
const BOXES = { hardCreditConsent: 'HARD_CREDIT', consentToSignElectronically: 'ELECTRONIC_SIGNATURE' } as const

/** What an answer agrees to beside what it says. @param data parsed by its item's schema */
export const consentsInAnswer = (data: unknown): Consent[] =>
  Object.entries(BOXES).flatMap(([box, type]) =>
    typeof data === 'object' && data !== null && (data as Record<string, unknown>)[box] === true ? [{ type, answer: 'ACCEPTED' }] : [],
  )
