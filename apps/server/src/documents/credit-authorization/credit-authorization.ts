/** The authorization of a soft credit inquiry, in the words that the applicant agreed to. */
import { creditAuthorisation } from '@hearthline/domain'
import { PLAIN_TEXT, textOfLines } from '../plain-text.ts'
import type { Renderer } from '../renderer.ts'

interface CreditAuthorization {
  readonly lender: string
  readonly applicant: string
  /** of the text that was agreed to */
  readonly version: string
  /** instant */
  readonly recordedAt: string
}

export const creditAuthorization: Renderer<CreditAuthorization> = {
  mediaType: PLAIN_TEXT,
  render: async ({ lender, applicant, version, recordedAt }) =>
    textOfLines([
      'Authorization for a soft credit inquiry',
      '',
      creditAuthorisation({ lender }),
      '',
      `Agreed by ${applicant}`,
      `Text version ${version}. Recorded ${recordedAt}.`,
    ]),
}
