/** What law asks of the product, one row for each rule: its source, the code that keeps it, the test that holds it, and what a lawyer has to confirm. */

/** A test by its file and its title, or a part of it. */
export type LawTest = readonly [file: string, title: string]

export interface LawRule {
  readonly rule: string
  readonly citation: string
  /** What of the rule is not kept yet, in a sentence; absent where all of it is. */
  readonly missing?: string
  /** Files relative to the project; none where nothing keeps it yet. */
  readonly code: readonly string[]
  readonly tests: readonly LawTest[]
  /** What cannot be read off a text by an engineer. */
  readonly lawyer: string
}

const domain = (name: string) => `packages/domain/src/${name}.ts`
const domainTest = (name: string, title: string): LawTest => [domain(`${name}.test`), title]
const server = (name: string) => `apps/server/src/${name}.ts`
const serverTest = (name: string, title: string): LawTest => [server(`${name}.test`), title]

export const LAW_RULES: readonly LawRule[] = [
  {
    rule: 'Early disclosures and the booklet are given with the application, before anything that can refuse it: payment examples on 10,000, fees, the highest rate, and fifteen years of the index.',
    citation: '12 CFR 1026.40(a), (b), (d), (e)',
    missing:
      'The booklet is linked to, and not kept as a file of its own. The draw period and, outside Texas, the smallest later draw are said to be not known yet: no table has them.',
    code: [
      domain('flow/items/apply/application-disclosures'),
      domain('underwriting/pricing/disclosed-plan'),
      domain('underwriting/offer/historical-example'),
      server('documents/application-disclosures/application-disclosures'),
    ],
    tests: [
      domainTest('flow/items/apply/application-disclosures', 'stand before every item that can refuse'),
      domainTest('underwriting/offer/historical-example', 'is the one calculated by hand for an advance of 10,000 over ten years'),
      serverTest(
        'documents/application-disclosures/application-disclosures',
        'have every figure of the plan: both payment examples and all fifteen years of the index',
      ),
      serverTest('api/valuation-fee', 'are there, as a document, for whoever is refused by the first report'),
    ],
    lawyer:
      'That a link gives the booklet; that the consent to the soft inquiry is "providing an application"; that July 1 may stand for each year, and a second lien with a score of 740 for the margin; the payment example at the floor where index and margin are below it (comment 40(d)(5)(iii)-1).',
  },
  {
    rule: 'The rate of a line never exceeds the highest rate that its contract states.',
    citation: '12 CFR 1026.30',
    code: [domain('underwriting/tables/pricing-table'), domain('underwriting/offer/offer')],
    tests: [domainTest('underwriting/pricing/offers-without-holes', 'carries the highest rate of its life on every offer')],
    lawyer: 'That 17.20 % is lawful as a lifetime cap in each state served.',
  },
  {
    rule: 'Account-opening disclosures come with the note: periodic rate, APR, how the balance is determined.',
    citation: '12 CFR 1026.6(a)',
    missing: 'The periodic rate and the method exist as functions; the disclosure itself is not written yet.',
    code: [domain('loan/interest-convention'), domain('flow/items/signing/note')],
    tests: [domainTest('loan/interest-convention', 'is 1/365 of the annual rate, stated to eight decimals')],
    lawyer: 'The text of the disclosure, and that 366 days at 1/365 in a leap year exceed no state limit.',
  },
  {
    rule: 'The disclosed APR of an open-end line is the periodic rate times the periods of a year, fees left out; it is accurate to 1/8 point.',
    citation: '12 CFR 1026.14(a), (b), (d)(2)',
    code: [domain('loan/interest-convention'), domain('underwriting/offer/quote')],
    tests: [domainTest('loan/interest-convention', 'times 365 is the APR that is disclosed, within an eighth of a point by far')],
    lawyer: 'That the effective cost beside the APR cannot be taken for an APR.',
  },
  {
    rule: 'Who owns a principal dwelling may cancel until midnight of the third business day after the last of opening, notice and material disclosures; no money before.',
    citation: '12 CFR 1026.15, 1026.2(a)(6)',
    missing: 'The notice is a summary of the terms and not the model form; the two copies for each owner are not tracked.',
    code: [domain('policy/rescission'), domain('policy/business-day'), domain('flow/items/funding/rescission')],
    tests: [
      domainTest('policy/rescission', 'runs from the last of the three events, never fewer than three days nor more than seven'),
      domainTest('flow/key-dates', 'count the days to cancel from the earliest signing, Sundays and federal holidays left out'),
      serverTest('api/to-complete', 'is accepted while the right to cancel runs, and refused with an explanation once it is over'),
    ],
    lawyer: 'Delivery by electronic notice to every owner, and the model form.',
  },
  {
    rule: 'A refusal is answered within thirty days with at most four principal reasons, the score that was used and its factors, and the notice of equal opportunity.',
    citation: '12 CFR 1002.9, appendix C; 15 U.S.C. 1681m(a)',
    code: [
      domain('policy/adverse-action'),
      domain('policy/adverse-action-notice'),
      server('documents/adverse-action-notice/adverse-action-notice'),
    ],
    tests: [
      domainTest('policy/adverse-action-notice', 'names the reasons of the form, most weighty first'),
      serverTest('api/refusals', 'is made with the refusal, once, due in thirty days, and states the score that was used'),
    ],
    lawyer: 'The wording of reasons beyond appendix C, and the federal agency of each lender.',
  },
  {
    rule: 'Whoever is refused before offers, for credit or for the home, is refused credit and has a notice with the reasons; where we do not lend in a state, words say that no decision was made.',
    citation: '12 CFR 1002.9, comment 9-5 (decision 0048)',
    code: [domain('policy/adverse-action-notice'), domain('underwriting/limits/evaluate')],
    tests: [
      domainTest('policy/adverse-action-notice', 'of a state where we do not lend says that no decision was made, and gives no reasons'),
      serverTest('api/refusals', 'of a home that we do not accept names the home as the reason, and no credit and no score'),
    ],
    lawyer: 'Which of our ineligibilities are decisions on credit.',
  },
  {
    rule: 'The score and how it compares are disclosed with the decision that used it, before the first transaction, to everyone alike.',
    citation: '12 CFR 1022.74(d), (f), appendix H; 15 U.S.C. 1681g(g) (decision 0048)',
    code: [domain('policy/score-disclosure'), domain('policy/score-distribution'), server('engine/store-letter')],
    tests: [serverTest('api/notice-clocks', 'is there with the offers: score, range, day, source, factors, and how it compares')],
    lawyer: 'The published spread of scores that is compared with, and what is said where a score is on another scale.',
  },
  {
    rule: 'Whoever applies is answered in time: 30 days to ask for what is missing, 30 for our own decision, 90 after a counteroffer; when the last day begins, the product acts by itself.',
    citation: '12 CFR 1002.9(a)(1), (c) (decisions 0048, 0052)',
    code: [domain('flow/action-time'), domain('flow/items/decision/action-clock'), server('engine/keep-time')],
    tests: [
      domainTest('flow/action-time', 'give whoever is asked the whole of the day that the request names'),
      domainTest('flow/action-time', 'give a counteroffer ninety days, and then say that it was not accepted'),
      serverTest('api/notice-clocks', 'show our own last day first in the queue, and end a review that no one ended'),
    ],
    lawyer: 'The refusal of a review that was not finished, and that acceptance of the closing offer is the notice of approval.',
  },
  {
    rule: 'Ethnicity, race and sex are asked in the words of the official form, collected without looking at anyone, and kept apart from whoever decides.',
    citation: '12 CFR 1003, appendix B',
    code: [domain('flow/items/about-you/hmda'), domain('hmda/demographic-codes'), server('usecases/hmda/register')],
    tests: [
      domainTest('flow/items/about-you/hmda', 'take all that the official form offers at once, and a sub-category without its group'),
      serverTest(
        'api/hmda-register',
        'neither the file at the console, nor the search, nor the audit log, nor the server’s log has the answers',
      ),
    ],
    lawyer: 'That the separation satisfies the lender’s own fair-lending policy.',
  },
  {
    rule: 'The loan/application register has 110 fields for each application that ended, a universal loan identifier with check digits, and passes the official edits.',
    citation: '12 CFR 1003.4, 1003 appendix C; filing instructions guide 2026',
    code: [domain('hmda/lar-row'), domain('policy/uli'), domain('hmda/lar-input-of')],
    tests: [
      domainTest('hmda/lar-row', 'has the 110 fields of the official form in its order'),
      domainTest('policy/policy', 'has the check digits of the regulation’s example'),
      domainTest('hmda/edits/run-edits', 'are all listed, each run here or left to the regulator with the reason why'),
    ],
    lawyer: 'Which applications are reportable at prequalification.',
  },
  {
    rule: 'Electronic records need a consent that names hardware and software, withdrawal and paper copies, and that can be shown later.',
    citation: '15 U.S.C. 7001(c)',
    code: [server('usecases/consents/store-consents'), domain('policy/consent-statements')],
    tests: [
      serverTest('api/consent-records', 'is kept with the account and the application: which text, word for word, when, and from where'),
    ],
    lawyer: 'The text of the communications agreement, and whether the sign-up demonstrates access.',
  },
  {
    rule: 'Every line has a flood determination on the standard form; in zones A and V the home is insured, and the borrower has the notice.',
    citation: '42 U.S.C. 4012a',
    missing: 'The acknowledgement of the notice is an answer in the flow and not yet a document.',
    code: [domain('flow/items/title/flood-determination'), domain('flow/items/closing/trust-and-flood-insurance')],
    tests: [
      [
        'apps/portal/src/screens/closing/hazard-insurance/trust-or-flood.test.ts',
        'names the flood zone, the trust, or both, where their documents are asked for',
      ],
    ],
    lawyer: 'The amount of insurance where the first lender’s policy stands.',
  },
  {
    rule: 'No offer is a high-cost mortgage: points and fees, APR against the average prime offer rate, and prepayment charges stay within the year’s limits.',
    citation: '12 CFR 1026.32(a)(1)',
    code: [domain('policy/high-cost'), domain('policy/apor'), domain('underwriting/pricing/offers')],
    tests: [
      domainTest('policy/policy', 'lets fees reach five percent and not a cent more'),
      domainTest('underwriting/pricing/state-law', 'stops every offer more than 6.5 points above it on a first lien'),
      serverTest('api/average-prime-offer-rates', 'says that it was not tested while no rates are loaded'),
    ],
    lawyer: 'Which of our costs are points and fees, and the one-year rate as the comparable one for a line that follows the index.',
  },
  {
    rule: 'Nothing is charged that is not refundable until three business days after the disclosures and the booklet were received; a fee before that is refundable, and the borrower is told so in writing.',
    citation: '12 CFR 1026.40(h), comments 40(h)-1, -2 (decision 0052)',
    missing: 'The product takes no payment: it states the fee and holds the order. A refund is made by the lender.',
    code: [
      domain('policy/early-fee'),
      domain('flow/items/valuation/valuation-fee-wait'),
      server('work/valuation/order-valuation'),
      'apps/portal/src/screens/valuation/valuation-order/describe-fee.ts',
    ],
    tests: [
      domainTest('policy/early-fee', 'is refused to the last day, with the day from which it may be imposed'),
      domainTest('flow/items/valuation/valuation-fee', 'that is not paid back is not imposed before three business days have ended'),
      serverTest('api/valuation-fee', 'is ordered by itself on the first day of the fee'),
    ],
    lawyer: 'That disclosures on the screen count as received when they are made, and the words about the refund.',
  },
  {
    rule: 'Alimony, child support and separate maintenance need not be revealed; no kind of income is discounted because of its source.',
    citation: '12 CFR 1002.5(d)(2), 1002.6(b)(5)',
    code: ['apps/portal/src/registration/questions/annual-income-question.tsx', domain('underwriting/situation/underwriting-input')],
    tests: [domainTest('registration/to-create-body', 'keeps the choice with the mapped employment')],
    lawyer:
      'That refusing the choice "unemployed" in the wizard, which the specification asks for, is no discrimination against public assistance.',
  },
  {
    rule: 'Age decides nothing but whether someone can contract: 18, or a state’s own age of majority.',
    citation: '12 CFR 1002.4(a), 1002.6(b)(2); Ala. Code 26-1-1 (decision 0044)',
    code: [domain('policy/age')],
    tests: [domainTest('policy/policy', 'is eighteen, nineteen in Alabama, sixty-two in the restricted variant')],
    lawyer: 'Alabama’s 18-year-olds; the variant that refuses applicants below 62 stays off until a lawyer says otherwise.',
  },
  {
    rule: 'For a first lien the borrower is told of the right to a copy of each valuation within three business days, and has it three before opening.',
    citation: '12 CFR 1002.14',
    missing: 'Not part of the product yet.',
    code: [],
    tests: [],
    lawyer: 'Whether an automated valuation is a valuation here, and the waiver.',
  },
  {
    rule: 'Nobody on a sanctions list applies, signs or is paid; a hit waits for a person.',
    citation: '31 CFR 500 and following',
    missing: 'Not part of the product yet.',
    code: [],
    tests: [],
    lawyer: 'Blocking and reporting.',
  },
  {
    rule: 'For people in military service interest on earlier debts is at most 6 %.',
    citation: '50 U.S.C. 3937',
    missing: 'Not part of the product yet; it concerns servicing.',
    code: [],
    tests: [],
    lawyer: 'That the Military Lending Act does not reach lines secured by a dwelling.',
  },
  {
    rule: 'Texas homesteads: all liens at most 80 %, all fees at most 2 %, one loan at a time and one a year, draws of at least 4,000.',
    citation: 'Tex. Const. XVI, 50(a)(6), (t); 7 TAC 153',
    missing: 'The spouse’s consent and the acknowledgement of fair market value are not yet documents.',
    code: [domain('underwriting/limits/state-law'), domain('underwriting/tables/states/2026-12')],
    tests: [
      domainTest('underwriting/pricing/state-law', 'costs at most 2 % of the line in all fees together, for every draw of every offer'),
      domainTest('underwriting/pricing/state-law', 'is refused beside a home equity loan that stays'),
      domainTest('underwriting/pricing/state-law', 'comes a year after the last home equity loan'),
      domainTest('underwriting/pricing/state-law', 'stays within 80 % of the value'),
    ],
    lawyer: 'Every row, and what counts as a fee under 7 TAC 153.5.',
  },
  {
    rule: 'Texas homesteads: nothing is signed before twelve days after the later of application and notice, and closing is at a lender’s, attorney’s or title company’s office.',
    citation: 'Tex. Const. XVI, 50(a)(6)(M), (N); 7 TAC 153.12, 153.15',
    missing:
      'The notice of 50(g) is not a document of the product yet: its words are the constitution’s own and are for counsel to supply. The twelve days are counted from submission.',
    code: [domain('policy/waiting-period'), domain('flow/items/notary/notary-waiting-period'), domain('policy/notary-meeting')],
    tests: [
      domainTest('flow/texas-wait', 'end before anything is made to be signed, to the last moment'),
      domainTest('policy/rescission', 'Texas waits twelve days from the later of application and notice'),
    ],
    lawyer:
      'The notice of section 50(g) in the constitution’s words, given on a separate instrument before submission (7 TAC 153.51), and the permanent office of the notary whom we send.',
  },
  {
    rule: 'Recording and mortgage taxes are those of dated rows; a county without a row is not known yet, and never zero.',
    citation: 'each row of the table has its own (console, State law)',
    code: [domain('loan/recording-tax-rows'), domain('underwriting/tables/states/2026-12')],
    tests: [
      domainTest('loan/recording-taxes', 'is never zero for a county that no row names'),
      domainTest('loan/recording-tax', 'cites a source for each row and lists no county twice'),
    ],
    lawyer: 'Every row.',
  },
  {
    rule: 'Highest rate, caps on fees, high-cost law, who signs and how a deed is notarized, by state: each answered with its source, or marked not checked.',
    citation: 'each entry has its own (console, State law); 12 CFR 1002.7(d) for the spouse',
    missing: 'Most entries are not checked; the console says which.',
    code: [domain('underwriting/tables/states/legal-register-2026-12')],
    tests: [domainTest('underwriting/pricing/state-law', 'has a row for every state, and what no one has looked up says so')],
    lawyer: 'Every entry that is not checked, before a line is offered in that state.',
  },
  {
    rule: 'Text messages need an express consent of their own, which can be withdrawn at once.',
    citation: '47 U.S.C. 227; 47 CFR 64.1200',
    missing: 'Quiet hours and answers by text are not part of the product yet: no text message is sent yet.',
    code: [domain('policy/consent-statements'), server('usecases/consents/store-consents')],
    tests: [domainTest('registration/step-schemas', 'leave text messages unticked')],
    lawyer: 'The wording of the consent.',
  },
  {
    rule: 'Pages that offer credit show the licenses by state and the NMLS number; no line is offered where there is no license.',
    citation: '12 U.S.C. 5101 and following; state licensing law',
    code: ['apps/portal/src/shell/footer/disclosures.ts', 'apps/portal/src/screens/host/licenses.tsx'],
    tests: [
      ['apps/portal/src/shell/footer/disclosures.test.ts', 'licensed states are counted, the District apart'],
      serverTest('api/branch-corrections', 'cannot lead to a state where we hold no license'),
    ],
    lawyer: 'Each lender’s licenses.',
  },
  {
    rule: 'Social Security and bank account numbers are sealed, their reading is logged, and no log, address or mail holds them.',
    citation: '16 CFR 314.4(c)',
    code: [server('secrets/sealing'), server('usecases/session/record-access')],
    tests: [
      serverTest('secrets/sealing', 'opens what it sealed, and the sealed text says nothing of it'),
      serverTest('edge/no-queries-in-logs', 'query strings are in no log line'),
    ],
    lawyer: 'The lender’s written information security program.',
  },
  {
    rule: 'The index is public and not the lender’s own; a change of it is proposed by one person and confirmed by another, and each decision keeps the row that priced it.',
    citation: '12 CFR 1026.40(f)(1)',
    code: [domain('policy/prime-rate'), server('usecases/prime-rate/add-prime-row')],
    tests: [
      serverTest('api/prime-rate', 'changes when a second person confirms what the first proposed, and for that lender alone'),
      serverTest('api/prime-rate', 'is not confirmed by whoever proposed it, in the program and in the database'),
    ],
    lawyer: 'The index that the note names, and what replaces it. Rows that are not confirmed price until one is.',
  },
  {
    rule: 'What a decision rested on can be shown later: it replays to the same answer by the versions that it stored.',
    citation: '12 CFR 1002.12(b)',
    code: [domain('underwriting/decision/replay'), domain('underwriting/decision/decision')],
    tests: [
      domainTest('underwriting/decision/replay', 'replays to the same answer a year later'),
      serverTest('api/table-change', 'compares a decision by the index that it stored, also when a newer one is in force'),
    ],
    lawyer: 'How long each record is kept: 25 months after the notice is the least.',
  },
  {
    rule: 'What a refusal for the debt-to-income ratio weighed is told part by part, and what is estimated is said to be, with whose average of which year; the same for everyone.',
    citation: '12 CFR 1002.9(b)(2), 1002.6(b)(5)',
    code: [
      domain('underwriting/situation/monthly-payments'),
      domain('underwriting/tables/housing-costs/2026-12'),
      domain('underwriting/explanations/payment-text'),
    ],
    tests: [
      domainTest('underwriting/explanations/explanations', 'says of each part of the monthly payments what it rests on'),
      domainTest('underwriting/situation/monthly-payments', 'do not disappear with the mortgage that the line pays off'),
      domainTest('underwriting/situation/monthly-payments', 'has a row with a source for every state'),
    ],
    lawyer:
      'That public averages may stand for a home’s own costs until they are known, and that the first mortgage’s reported payment may be taken to hold them.',
  },
]
