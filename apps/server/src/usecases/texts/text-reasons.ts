/** Why a text message was not sent or did not arrive, in words: our own reasons, and codes of https://www.twilio.com/docs/api/errors. */
import type { DropReason } from './text-states.ts'

const OURS: Readonly<Record<DropReason, string>> = {
  OFF: 'The lender sends no text messages',
  NO_NUMBER: 'The borrower has no mobile number on file',
  NO_CONSENT: 'The borrower does not agree to text messages to this number',
  OVERTAKEN: 'There was nothing left to tell by then',
}

const CODES: Readonly<Record<string, string>> = {
  '21211': 'There is no such number',
  '21408': 'Texts to this region are not allowed',
  '21610': 'The number opted out at the provider',
  '21612': 'The number cannot be reached by text',
  '21614': 'The number is not a mobile number',
  '30003': 'The phone is off or cannot be reached',
  '30004': 'The phone blocks our texts',
  '30005': 'The number is unknown or no longer in use',
  '30006': 'The number is a landline',
  '30007': 'The carrier filtered the text',
  '30034': 'Our sender is not registered with the carriers',
}

export const reasonOfText = (code: string): string =>
  (OURS as Readonly<Record<string, string>>)[code] ?? CODES[code] ?? `Not delivered (code ${code})`
