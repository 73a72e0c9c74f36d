/** The origination fee as documents name it: with its percent where the amount is that percent of the first draw. */
import type { LineTerms } from '@hearthline/domain'
import { totalOf } from '@hearthline/domain/underwriting'
import { percent } from './application-disclosures/figures.ts'

export const originationFeeLabel = ({ drawCents, originationFeeCents, originationFeeBps: feeBps }: LineTerms): string =>
  totalOf(drawCents, { feeBps }) - drawCents === originationFeeCents
    ? `FINANCE CHARGE: origination fee, ${percent((feeBps / 100).toFixed(3))} of the first draw`
    : // A cap, of the offer or of the law, is below it.
      'FINANCE CHARGE: origination fee'
