/** One handler per declared call of this service. */
import type { serviceCommsPrefsCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { readOwnConsentRecords } from './read-consent-records.ts'
import { listConsentWords, readOneLegalText } from './read-legal-text.ts'
import { readPrompt } from './read-prompt.ts'
import { readOwnConsent } from './read-user-consent.ts'
import { saveOwnConsent } from './save-user-consent.ts'

export const serviceCommsPrefsHandlers = {
  listConsentWords,
  readLegalText: readOneLegalText,
  readConsentRecords: readOwnConsentRecords,
  readPrompt,
  readUserConsent: readOwnConsent,
  saveUserConsent: saveOwnConsent,
  readPromptSignedIn: (incoming, container) => readPrompt(incoming, container),
} satisfies Handlers<typeof serviceCommsPrefsCalls>
