/** One handler per declared call of this service. */
import type { serviceCommsPrefsCalls } from '@hearthline/contract'
import { readMailPreferences, setMailPreference, stopByLink } from '../../usecases/mail-stops/mail-preferences.ts'
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
  readMailPreferences: async ({ organization, session }, container) => ({
    status: 200,
    body: await readMailPreferences(container, organization, session),
  }),
  setMailPreference: async ({ organization, session, body }, container) => ({
    status: 200,
    body: await setMailPreference(container, organization, session, body),
  }),
  stopMail: async ({ organization, query }, container) => {
    await stopByLink(container, organization, query.token)
    return { status: 202, body: { accepted: true } }
  },
  readUserConsent: readOwnConsent,
  saveUserConsent: saveOwnConsent,
  readPromptSignedIn: (incoming, container) => readPrompt(incoming, container),
} satisfies Handlers<typeof serviceCommsPrefsCalls>
