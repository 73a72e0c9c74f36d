/** What Twilio has to be told for text messages. */
import { z } from 'zod'

export const TWILIO_TEXTS_SETTINGS = {
  TWILIO_API_URL: z.url({ protocol: /^https?$/, error: 'must be the address of the API, https://api.twilio.com' }),
  TWILIO_ACCOUNT_SID: z.string().regex(/^AC[0-9a-fA-F]{32}$/, 'must be the SID of the account, AC and 32 digits'),
  TWILIO_MESSAGING_SERVICE_SID: z.string().regex(/^MG[0-9a-fA-F]{32}$/, 'must be the SID of a Messaging Service, MG and 32 digits'),
  TWILIO_KEY_SID: z.string().regex(/^(SK|AC)[0-9a-fA-F]{32}$/, 'must be the SID of an API key, SK and 32 digits'),
  TWILIO_KEY_SECRET: z.string().min(1),
  TWILIO_AUTH_TOKEN: z.string().min(1, 'must be the auth token of the account, with which Twilio signs what it announces'),
} as const
