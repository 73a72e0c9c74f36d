/** How each side tells the other something, what is reported to credit bureaus, and the law of the agreement. */
import { agreementNoticeOf } from '@hearthline/domain'
import { type Block, heading, paragraph } from '../document-text.ts'
import type { LineAgreement } from './agreed-line.ts'

export function noticeBlocks({ state }: LineAgreement): Block[] {
  const notice = agreementNoticeOf(state)
  return [
    heading('10. Statements, notices and credit reports'),
    paragraph(
      'Tell us at once when your address, email or phone number changes. We send notices to the last ones that you gave us, and you send yours to the address or email above. If you think that a statement is wrong, your closing disclosure says how to tell us and what your rights are.',
    ),
    // Model notice B-1 (12 CFR 1022, appendix B; 15 USC 1681s-2(a)(7)), which may not stand in the disclosures of 1026.6.
    paragraph(
      'We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.',
    ),
    // 12 CFR 1022.43
    paragraph('If you think that we reported something wrong, send a letter to the address above that says what is wrong and why.'),
    ...(notice ? [{ kind: 'notice', text: notice.text } as const] : []),
  ]
}

// 15 USC 7021(a)(1)(B), (c): the issuer agrees to it; UCC 9-105 is decided as in docs/decisions/0067
const ELECTRONIC_ORIGINAL =
  'You sign this agreement electronically. We keep one original of it in electronic form, and each other one is marked as a copy. You agree that it is a transferable record where the law lets it be one: whoever controls the original holds this agreement.'

// Tex. Const. XVI s.50(a)(6)(N)
const INK_ORIGINAL =
  'You sign this agreement in ink, at an office of ours, of an attorney or of a title company, and nowhere else. We keep the signed original, and each other one is a copy.'

export const generalBlocks = ({ stateName, isTexasHomestead }: LineAgreement): Block[] => [
  heading('11. The rest'),
  paragraph(
    `Federal law and the law of ${stateName} govern this agreement. If a part of it is not valid, the rest stands. If a charge is more than the law allows, it is lowered to what is allowed, and we return what you paid above that. We may transfer this agreement and its security; we tell you where to pay then. You may not transfer it. After your death it binds your estate.`,
  ),
  paragraph(
    `Statements, disclosures and this agreement are given to you electronically for as long as you agree to that; you may ask for paper at any time, at no charge. ${isTexasHomestead ? INK_ORIGINAL : ELECTRONIC_ORIGINAL}`,
  ),
]
