/** The consent of each owner and each owner's spouse to the lien (Tex. Const. XVI s.50(a)(6)(A)). Whoever is not the borrower promises nothing by it. */
import { DOCUMENT_TITLES } from '@hearthline/domain'
import { money } from '../application-disclosures/figures.ts'
import { paragraph } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'
import { placesOfOwners, type TexasHomestead, texasHead } from './texas-homestead.ts'

const TITLE = DOCUMENT_TITLES.TEXAS_CONSENT

export const texasConsent: Renderer<TexasHomestead> = {
  version: '2026-11-25',
  describe: (data) => ({
    title: TITLE,
    author: data.parties.lender.legalName,
    madeAt: data.madeAt,
    blocks: [
      ...texasHead(TITLE, data),
      paragraph(
        `Each of us who signs below owns the homestead or is the spouse of an owner. Each of us consents, of our own will, to the lien on the homestead that secures a home equity line of credit of at most ${money(data.terms.lineCents)} under Section 50(a)(6) and (t), Article XVI, of the Texas Constitution.`,
      ),
      paragraph(
        'An owner or spouse who is not the borrower does not promise to pay what is owed. No one of us is personally liable, unless they obtained the line by actual fraud.',
      ),
      ...placesOfOwners(data.owners, 'consent'),
    ],
  }),
}
