/** One handler per declared call of this service. */
import type { serviceProfileCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { addOwnPhoneNumber } from './add-phone-number.ts'
import { listConsentTypes } from './list-consent-types.ts'
import { putOwnName } from './put-name.ts'
import { putOwnTracker } from './put-tracker.ts'
import { readOwnPassport } from './read-passport.ts'
import { readOwnProfile } from './read-profile.ts'
import { readOwnTracker } from './read-tracker.ts'
import { sendCeoFeedback } from './send-ceo-feedback.ts'

export const serviceProfileHandlers = {
  readProfile: readOwnProfile,
  listConsentTypes,
  putName: putOwnName,
  readPassport: readOwnPassport,
  addPhoneNumber: addOwnPhoneNumber,
  readTracker: readOwnTracker,
  putTracker: putOwnTracker,
  sendCeoFeedback,
} satisfies Handlers<typeof serviceProfileCalls>
