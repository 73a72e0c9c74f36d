/** The owner and the lender acknowledge the fair market value of the homestead on the day of the closing (Tex. Const. XVI s.50(a)(6)(Q)(ix), (h)). */
import { DOCUMENT_TITLES } from '@hearthline/domain'
import { money } from '../application-disclosures/figures.ts'
import { paragraph } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'
import { DAY_OF_SIGNING, placesOfOwners, type TexasHomestead, texasHead } from './texas-homestead.ts'

interface FairMarketValue extends TexasHomestead {
  readonly valueCents: number
  /** 'an appraisal' */
  readonly source: string
}

const TITLE = DOCUMENT_TITLES.TEXAS_FAIR_MARKET_VALUE

export const texasFairMarketValue: Renderer<FairMarketValue> = {
  version: '2026-11-26',
  describe: (data) => ({
    title: TITLE,
    author: data.parties.lender.legalName,
    madeAt: data.madeAt,
    blocks: [
      ...texasHead(TITLE, data),
      {
        kind: 'facts',
        rows: [
          ['Fair market value of the homestead', money(data.valueCents)],
          ['Found by', data.source],
        ],
      },
      paragraph(
        'The lender and each owner of the homestead acknowledge that this is the fair market value of the homestead on the date on which the extension of credit is made. What the value was found by is part of this acknowledgment, and each owner has a copy of it.',
      ),
      // Owner and lender both sign, at the closing. The lender's own mark is its name, put here with the intent to sign (15 USC 7006(5)).
      paragraph(`${data.parties.lender.legalName} signs this acknowledgment too: it puts its name below with the intent to sign.`),
      {
        kind: 'facts',
        rows: [
          ['Signature of the lender', `/s/ ${data.parties.lender.legalName}`],
          // The value is that of the day on which the line is made, which is the day of the closing and not of this print.
          ['Date', DAY_OF_SIGNING],
        ],
      },
      ...placesOfOwners(
        data.owners.filter(({ capacity }) => capacity !== 'SPOUSE'),
        'fair-market-value',
      ),
    ],
  }),
}
