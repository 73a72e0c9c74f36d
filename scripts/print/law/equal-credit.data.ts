/** Regulations B, C and V: who is asked what, what is told to whoever is refused, and what is reported. */
import { domain, domainTest, type LawRule, server, serverTest } from './law-rule.ts'

export const EQUAL_CREDIT: readonly LawRule[] = [
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
    rule: 'Alimony, child support and separate maintenance need not be revealed; no kind of income is discounted because of its source.',
    citation: '12 CFR 1002.5(d)(2), 1002.6(b)(5)',
    code: ['apps/portal/src/registration/questions/annual-income-question.tsx', domain('underwriting/situation/underwriting-input')],
    tests: [domainTest('registration/to-create-body', 'keeps the choice with the mapped employment')],
    lawyer:
      'That refusing the choice "unemployed" in the wizard, which the specification asks for, is no discrimination against public assistance.',
  },
  {
    rule: 'Income is verified by records of others, by rules that read neither who pays it nor how old anyone is; part-time income counts in full, and only how long an income continues may be asked.',
    citation: '12 CFR 1002.6(b)(2), (b)(5); 1026.43(c)(4), which a home equity line is exempt from (decision 0058)',
    code: [domain('income/verify-records'), domain('income/house-rules'), domain('income/benefits')],
    tests: [
      domainTest(
        'income/verify-records',
        'does not depend on who pays a benefit, nor on the order of the records (12 CFR 1002.6(b)(2), (5))',
      ),
      domainTest('income/wages', 'counts part-time pay to the full, as any other (12 CFR 1002.6(b)(5))'),
    ],
    lawyer: 'The percentages, months and years of the house’s rules, the grossing-up of income without tax among them.',
  },
  {
    rule: 'What a line costs does not depend on who sent the applicant: what a loan officer makes has no rate, fee, or discount.',
    citation: '15 U.S.C. 1691(a); 12 CFR 1002.4(a) (decision 0154)',
    code: ['packages/contract/src/agents/own-entry-calls.ts', server('usecases/agents/make-entry')],
    tests: [
      serverTest(
        'api/agent-entries',
        'is an offer code of the server’s letters that names no one, has no price, and brings its applicants to them',
      ),
    ],
    lawyer: 'That a code without terms is no inducement that a state counts as a referral fee.',
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
    missing: 'No one is offered the waiver: the three days always run.',
    code: [
      domain('policy/valuation-copies'),
      domain('flow/items/valuation/automated-valuation-copy'),
      domain('flow/items/valuation/valuation-copies'),
      domain('flow/items/valuation/valuation-copy-period'),
      server('documents/valuation-copy/valuation-copy'),
    ],
    tests: [
      domainTest('policy/valuation-copies', 'comment 14(a)(1)-5.%s'),
      domainTest('flow/items/valuation/copies-and-disputes', 'holds back signing for three business days where the line is a first lien'),
      serverTest('api/value-dispute', 'gives everyone a copy of each valuation, and another one when the value is corrected'),
    ],
    lawyer: 'Whether an automated valuation is a valuation here, and when a copy on the screen is received.',
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
