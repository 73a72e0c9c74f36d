/** Under which the portal keeps what a person agreed to: whatever records a consent, or its withdrawal, has it read again. */
export const CONSENT_RECORDS = ['consent-records'] as const
