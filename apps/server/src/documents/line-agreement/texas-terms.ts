/** What the Texas Constitution wants agreed of a homestead, beside what stands in the other sections (Tex. Const. XVI s.50(a)(6), (t)). */
import { money } from '../application-disclosures/figures.ts'
import { type Block, heading } from '../document-text.ts'
import type { LineAgreement } from './agreed-line.ts'

export function texasBlocks({ isTexasHomestead, terms }: LineAgreement): Block[] {
  if (!isTexasHomestead) return []
  return [
    heading('12. Your Texas homestead'),
    {
      kind: 'list',
      items: [
        // (H), (D), (G)
        'Your homestead secures this line, and nothing else does. The lien may be foreclosed upon only by a court order. You may pay early without a penalty or charge.',
        // (J)
        'We do not require everything at once only because the market value of the homestead falls, or because you default on another debt that no earlier lien on the homestead secures.',
        // (Q)(i) to (iv)
        'You are not required to use the line to repay a debt, unless the homestead secures that debt or you owe it to another lender. You assign no wages, sign no document with blanks for terms of the agreement, and give no confession of judgment and no power of attorney for one.',
        // (Q)(v); 7 TAC 153.22
        'On the day of closing you receive a copy of your final application and of every document that you sign.',
        // (Q)(vii)
        'Within a reasonable time after everything is paid and the line is ended, we cancel and return this agreement and give you a release of the lien in a form that can be recorded, at no cost to you.',
        // (Q)(viii)
        'You and your spouse may rescind within three days after the closing, without penalty or charge.',
        // (Q)(x)
        'If you think that we did not meet an obligation of Section 50(a)(6), tell us at the address above. We correct it within 60 days as Section 50(a)(6)(Q)(x) says, or we forfeit the principal and interest.',
        // (t)(2), (3), (4)
        `Each later draw is at least ${money(terms.minimumLaterDrawCents)}. No draw is taken by a credit card, a debit card or a similar device, or by a preprinted check that you did not ask for. Fees are charged only when the line is opened, and none is charged for a draw.`,
        // (t)(5), (6); 50(g)(Q)(6)
        'You cannot draw while what you owe is more than 80 percent of the fair market value of the homestead on the day on which the line is opened.',
        // (t)(8)
        'Payments are due each month. While you can draw, each payment covers at least the interest of its period. After that the payments are substantially equal.',
      ],
    },
  ]
}
