/** The authorization of a soft credit inquiry, in the words that the applicant agreed to. */
import { creditAuthorizationText, formatLenderMoment } from '@hearthline/domain'
import { PLAIN_TEXT, textOfLines } from '../plain-text.ts'
import type { Renderer } from '../renderer.ts'

interface CreditAuthorization {
  readonly lender: string
  /** what the button of the soft pull reads */
  readonly button: string
  readonly applicant: string
  /** of the text that was agreed to */
  readonly version: string
  /** instant */
  readonly recordedAt: string
}

export const creditAuthorization: Renderer<CreditAuthorization> = {
  mediaType: PLAIN_TEXT,
  render: async ({ lender, button, applicant, version, recordedAt }) =>
    textOfLines([
      'Authorization for a soft credit inquiry',
      '',
      creditAuthorizationText({ lender, button }),
      '',
      `Agreed by ${applicant}`,
      `Text version ${version}. Recorded ${formatLenderMoment(recordedAt)}.`,
    ]),
}
