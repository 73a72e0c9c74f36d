/** What is given, signed and recorded at a closing. */
import { domain, domainTest, type LawRule, server, serverTest } from './law-rule.ts'

export const CLOSING_LAW: readonly LawRule[] = [
  {
    rule: 'The lien on the home is made by the state’s own form, secures advances up to the credit limit, describes the land, and is never made without that description.',
    citation: 'each row has its own (policy/open-end-law, policy/acknowledgment, policy/recording-format) (decision 0071)',
    missing:
      'The words of open-end law are read for FL, MO, NC, NV, OH, OR, PA, RI, TN, TX and VA; elsewhere the maximum and the draw period are stated.',
    code: [
      domain('policy/security-instrument'),
      domain('policy/open-end-law'),
      domain('policy/acknowledgment'),
      domain('policy/recording-format'),
      server('documents/security-instrument/security-instrument'),
      server('work/closing/draw-up-instrument'),
    ],
    tests: [
      serverTest('documents/security-instrument/security-instrument', 'is never made without the words of the land'),
      serverTest('documents/security-instrument/security-instrument', 'has the words of its law before the title'),
      serverTest('documents/security-instrument/security-instrument', 'has what an index needs on its first page'),
      serverTest('api/security-instrument', 'waits for a person where the search found no legal description'),
    ],
    lawyer:
      'The whole text in each state: form, open-end words, waivers of homestead and dower, power of sale, acknowledgment and witnesses, who may be trustee (Mo. and Va. ask for residents), tax statements, and each county’s format. The certificates of CA, FL and TX and the margins were written from knowledge of the statutes, and compared with a stored text for TX alone. The marital status of each grantor where a state wants it stated; a waiver of borrower’s rights and a closing attorney’s affidavit in Georgia; whether an assignment of rents on a Texas homestead of two units is other collateral (50(a)(6)(H)); attorney’s fees after a default; how each state lets a borrower stop a sale (the instrument says: as far as its law lets them).',
  },
  {
    rule: 'The agreement has every figure of the disclosure, every charge, when draws may be stopped and are allowed again, what credit bureaus are told, and the notices that a state wants in it.',
    citation:
      '12 CFR 1026.40(f), 1026.9(c)(1)(iii), 1026.30; 15 U.S.C. 1681s-2(a)(7), 12 CFR 1022 appendix B; 15 U.S.C. 7021; Cal. Civ. Code 1785.26; Mo. Rev. Stat. 432.045 (decision 0087)',
    missing: 'Draws after the first, their form and the notices of a stop or of a change of terms are not part of the product yet.',
    code: [
      server('documents/line-agreement/line-agreement'),
      server('documents/line-agreement/lender-rights'),
      server('documents/line-agreement/notices-and-law'),
      server('documents/line-agreement/texas-terms'),
      domain('policy/agreement-notices'),
    ],
    tests: [
      serverTest('documents/closing-figures', 'say of the agreement what they say of the disclosure, each figure under its own name'),
      serverTest(
        'documents/line-agreement/line-agreement',
        'whose draws are stopped is told why, and draws again when the reason has ended',
      ),
      serverTest(
        'documents/line-agreement/line-agreement',
        'the notice that a state wants in the agreement stands there to the letter, in bold',
      ),
    ],
    lawyer:
      'Notices of other states: Iowa (535.17), Utah (70C-7-107), Washington (19.36.140), Wisconsin (422.303), Maryland’s election of a credit law, and each license’s own line among them; that an agreement on a home can be a transferable record or electronic chattel paper at all; the lowest of several published prime rates as the index; interest at the rate of later draws on what is paid to protect the home.',
  },
  {
    rule: 'No one but the borrower promises to pay; a spouse who does not own the home signs the instrument only where the state’s law asks for it.',
    citation: '12 CFR 1002.7(d)(1), (d)(4)',
    missing:
      'Where the state asks, the borrower names the spouse with the marital status. Where nobody looked it up, or it depends on what the application does not know, a person decides before documents are made; spouses of co-owners are not asked for there. Each row says what was read; some statutes were read as others quote them.',
    code: [
      domain('policy/spousal-joinder/spousal-joinder'),
      domain('policy/spousal-joinder/states-that-ask'),
      domain('policy/spousal-joinder/states-that-ask-no-one'),
      domain('flow/items/signing/spouse-undecided'),
      domain('flow/items/signing/instrument-parties'),
    ],
    tests: [
      domainTest(
        'flow/items/signing/spouse',
        'is named with the marital status, only where the law of the state has them sign (12 CFR 1002.7(d)(4))',
      ),
      domainTest('flow/items/signing/instrument-parties', 'is a spouse only where the law of the state asks for one (12 CFR 1002.7(d)(4))'),
      domainTest('flow/items/signing/spouse-undecided', 'is asked of a person before documents are made, and never taken for a no'),
      serverTest('documents/security-instrument/security-instrument', 'asks no one but the borrower to pay'),
    ],
    lawyer:
      'Every row; that a spouse may be asked for wherever community property is presumed, though the home may be the separate property of one (12 CFR 1002.7(d)(4)); homes other than the main one in the states whose law of the homestead alone was looked up; Indiana, and the states that are not served.',
  },
  {
    rule: 'Each person whose share of the home is encumbered has a notice of the right to cancel of their own, addressed to them.',
    citation: '12 CFR 1026.15(a)(1), (b), comment 15(b)-1, appendix G-5',
    missing:
      'The days run from the borrower’s notice. Another owner’s is made and theirs alone to read; its delivery is recorded once they open it on a page of their own.',
    code: [
      domain('flow/items/funding/rescission-notice'),
      server('work/closing/notify-right-to-cancel'),
      server('documents/rescission-notice/rescission-notice'),
    ],
    tests: [
      serverTest('documents/rescission-notice/rescission-notice', 'says all that 12 CFR 1026.15(b) asks for'),
      serverTest('api/security-instrument', 'each who owns the home has a right to cancel of their own, which the others do not read'),
    ],
    lawyer: 'Who besides the owners of record has the right, trustees and beneficiaries of a trust among them.',
  },
  {
    rule: 'Where a line is closed at an office each person with the right is handed two copies of the notice there, printed before the meeting; the two days are entered by hand, and each signs a receipt apart from the notice.',
    citation: '12 CFR 1026.15(b), (b)(5); Tex. Const. XVI s.50(a)(6)(N)',
    code: [
      domain('flow/items/signing/closing-notices'),
      domain('flow/items/notary/meeting-print'),
      server('work/closing/prepare-closing-notices'),
      server('documents/rescission-notice/rescission-receipt'),
    ],
    tests: [
      serverTest('documents/rescission-notice/rescission-notice', 'leaves its two days to be entered by hand'),
      serverTest('api/texas-closing', 'are recorded as having signed at the office'),
    ],
    lawyer: 'The receipt as the proof of two copies, and days that the closer enters by hand.',
  },
  {
    rule: 'What a notary gets names the signers, the pages, how identity is checked and the state’s certificate, and no figure of the line.',
    citation: 'each state’s notary law; 16 CFR 314.4(c)',
    code: [server('documents/notary-disclosure/notary-disclosure'), domain('policy/acknowledgment')],
    tests: [serverTest('documents/notary-disclosure/notary-disclosure', 'the notary reads no figure of the line')],
    lawyer: 'How each state lets a notary identify signers, and which journals and recordings it asks for.',
  },
  {
    rule: 'The certificate on a deed has a blank for the state where the notary is, and room for what a notary online has to say of communication technology. A trustee acknowledges as trustee, except where a notary may not certify that. A deed that comes back with another word, another look or another page than was sent, or unsigned, is not filed.',
    citation: 'RULONA 14A, 15, 16; Fla. Stat. 695.25(1); Cal. Civ. Code 1189(c)',
    code: [domain('policy/acknowledgment'), server('documents/security-instrument/signing-page'), server('engine/notarized-deed')],
    tests: [
      serverTest('documents/security-instrument/security-instrument', 'certifies what a trustee signs for'),
      serverTest('files/returned-document', 'is not what was sent with %s'),
    ],
    lawyer: 'The venue of a remote notary’s certificate in each state, and the words for someone who acts for a trust.',
  },
  {
    rule: 'Before the account is opened a person has the privacy notice in the words and on the two pages of the federal model form, filled by what the lender says of itself; a lender that says nothing shares nothing more.',
    citation: '12 CFR 1016.4(a)(1), 1016.6, appendix',
    code: [
      server('documents/privacy-notice/privacy-notice'),
      'packages/brands/src/privacy.ts',
      server('work/closing/prepare-closing-papers'),
    ],
    tests: [
      serverTest('documents/privacy-notice/privacy-notice', 'a lender that says nothing shares for its everyday business alone'),
      serverTest('documents/privacy-notice/privacy-notice', 'has the two pages of the model form'),
      serverTest('documents/privacy-notice/privacy-notice', 'a lender that shares what may be limited says how to limit it'),
    ],
    missing: 'A lender that lets people limit sharing needs a third page: its choices do not fit the first. No form to mail is part of it.',
    lawyer:
      'What each lender shares, state additions (California, Vermont), and what differs in the layout of the model form: the date stands at the left, rules are lines without boxes, and an email address stands for a website.',
  },
  {
    rule: 'The borrower is told how much home and flood insurance is needed, by which rule, and how a policy names the lender; the flood notice is acknowledged by a signature.',
    citation: '42 U.S.C. 4012a(b)(1)(A), 4104a(a)(1); 12 CFR 22 appendix A; 12 CFR 1026.4(d)(2)',
    missing: 'A determination does not say whether the community takes part in the program: the notice has both cases of the sample form.',
    code: [server('documents/insurance-requirements/insurance-requirements'), server('documents/flood-notice/flood-notice')],
    tests: [
      serverTest('documents/insurance-requirements/insurance-requirements', 'names the lender as mortgagee and the amounts by their rules'),
      serverTest('documents/insurance-requirements/insurance-requirements', 'outside of a flood zone no flood insurance is asked for'),
      serverTest('documents/flood-notice/flood-notice', 'has each part of the agencies’ sample form'),
    ],
    lawyer:
      'The amounts of home insurance, what a state says of insurance that a lender buys, and notices against coercion that some states ask for; that no premium is held in escrow for a line.',
  },
  {
    rule: 'A Texas homestead has the notice of 50(g) read before the application is submitted, itemized costs read a business day before closing, the value acknowledged, the consent of each owner and each owner’s spouse, and the right to rescind.',
    citation: 'Tex. Const. XVI, 50(a)(6)(A), (E), (M), (Q)(viii), (ix), (g); 7 TAC 153.5, 153.13, 153.25, 153.51',
    missing: 'Places to rescind are on the document, not yet in the portal.',
    code: [
      domain('flow/items/apply/texas-notice'),
      domain('policy/texas-notice-words'),
      domain('flow/items/closing/texas-itemization'),
      domain('flow/items/closing/texas-itemization-receipt'),
      domain('flow/items/closing/texas-itemization-day'),
      domain('flow/items/notary/costs-at-office'),
      domain('flow/items/signing/owners-spouses'),
      domain('flow/items/notary/marriage-at-office'),
      domain('policy/texas-fee-ledger'),
      server('documents/texas/texas-fair-market-value'),
      server('documents/texas/texas-consent'),
      server('documents/texas/texas-rescission'),
      server('documents/texas/texas-discount-points'),
    ],
    tests: [
      domainTest('flow/texas-wait', 'run from the notice of section 50(g), where that came later than the application'),
      domainTest('flow/texas-wait', 'are followed by a business day after the itemized costs'),
      domainTest('flow/texas-wait', 'begin, for the itemized costs, with the day on which the borrower read them'),
      domainTest('flow/texas-closing', 'says since when each owner has the itemized costs'),
      domainTest('flow/items/notary/marriage-at-office', 'is refused while a spouse is not among those who sign'),
      domainTest('policy/texas-fee-ledger', 'counts every fee but a third party’s appraisal'),
      serverTest('documents/texas/texas', 'has every provision, in the order of the constitution'),
      serverTest('documents/texas/texas', 'the lender signs the acknowledgment of value beside the owners'),
      serverTest('documents/line-agreement/line-agreement', 'on a Texas homestead it has what the constitution asks for'),
    ],
    lawyer:
      'The words of 50(g), which were written from knowledge of the section and compared with no official text; that no part of the origination fee is a bona fide discount point; the attachment of the appraisal to the acknowledgment of value; how the third day of 50(a)(6)(Q)(viii) is counted; that the lender’s name and its seal are its signature of the acknowledgment; whether draws that are refused or a limit that is lowered amend the line (50(t)(7)); that the first payment falls within two months where the first draw is paid late (50(t)(8)).',
  },
]
