/** Regulation Z: what is disclosed, what a rate may be, and who may change their mind. */
import { domain, domainTest, type LawRule, server, serverTest } from './law-rule.ts'

export const TRUTH_IN_LENDING: readonly LawRule[] = [
  {
    rule: 'Early disclosures and the booklet are given with the application, before anything that can refuse it: payment examples on 10,000, fees, the highest rate, and fifteen years of the index.',
    citation: '12 CFR 1026.40(a), (b), (d), (e)',
    missing:
      'The booklet is linked to, and not kept as a file of its own. The draw period and the smallest later draw are the house lender’s own figures (policy/line-plan.ts).',
    code: [
      domain('flow/items/apply/application-disclosures'),
      domain('underwriting/pricing/disclosed-plan'),
      domain('underwriting/offer/historical-example'),
      server('documents/application-disclosures/application-disclosures'),
    ],
    tests: [
      domainTest('flow/items/apply/application-disclosures', 'stand before every item that can refuse'),
      domainTest('underwriting/offer/historical-example', 'is the one calculated by hand for an advance of 10,000 over ten years'),
      domainTest(
        'underwriting/offer/historical-example',
        'charges balance x APR x days/365 and repays what is left in the months that are left',
      ),
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
    rule: 'Where a rate or payment of a line is shown before any application, its APR, the highest APR, the fees, and that later draws vary stand beside it; an estimate is said to be no decision, and no one is kept from applying.',
    citation: '12 CFR 1026.16(d)(1), 1002.4(b), comment 1002.2(f)-3 (decision 0139)',
    missing: 'What single states ask of advertised rates was not looked up.',
    code: [
      domain('scenario/price-scenario'),
      server('usecases/reference/estimate'),
      'apps/portal/src/screens/estimate/assumptions.tsx',
      'apps/portal/src/screens/estimate/no-offers.tsx',
    ],
    tests: [
      domainTest('scenario/price-scenario', 'is what the decision offers an applicant with the same facts, to the cent'),
      domainTest('scenario/price-scenario', 'never says that a report was read or that the team has anything to review'),
      serverTest('api/offers', 'has the very offers of an applicant with the same home, without a session'),
    ],
    lawyer:
      'That an anonymous answer with reasons is no prequalification that owes a notice (12 CFR 1002.9), and that the page meets 12 CFR 1026.16 where it counts as an advertisement.',
  },
  {
    rule: 'The rate of a line never exceeds the highest rate that its contract states.',
    citation: '12 CFR 1026.30',
    code: [domain('underwriting/tables/pricing-table'), domain('underwriting/offer/offer'), domain('underwriting/pricing/rate-cap')],
    tests: [
      domainTest('underwriting/pricing/offers-without-holes', 'carries the highest rate of its life on every offer'),
      domainTest(
        'underwriting/pricing/state-law',
        'of at most 25,000 never comes to more later: a lower lifetime cap, and no later draw above it',
      ),
    ],
    lawyer: 'That 17.20 %, in Alaska 10 % on lines of at most $25,000, is lawful as a lifetime cap in each state served.',
  },
  {
    rule: 'What a line costs and how it is paid, its limits, when it may be ended, and the billing rights are disclosed before it is opened; every figure is one of the terms that were offered.',
    citation: '12 CFR 1026.5(a)(2)(ii), 1026.6(a), 1026.40(f)(2), (3), appendix G-3',
    missing: 'A change of the rate when a discount ends, and notices of it, come with the statements.',
    code: [
      domain('flow/items/closing/closing-terms'),
      domain('underwriting/decision/terms-of-line'),
      domain('policy/line-plan'),
      server('documents/closing-disclosure/closing-disclosure'),
    ],
    tests: [
      serverTest(
        'documents/closing-disclosure/closing-disclosure',
        'the disclosure of a line says everything that 12 CFR 1026.6(a) asks for, before the line is opened',
      ),
      serverTest('documents/closing-disclosure/closing-disclosure', 'stand out beside their figures, for each kind of draw'),
      serverTest('documents/closing-figures', 'have no sum of money and no rate but those of the terms'),
      serverTest('documents/closing-figures', 'have the figures that the screen shows, and that the ledger opens with'),
      domainTest(
        'underwriting/decision/terms-of-line.properties',
        'the terms of a line are the figures that were offered, for anyone, at any index, at any draw',
      ),
    ],
    lawyer:
      'The wording of the possible actions and of the margin that a discount lowers; the kind of security instrument of each state (policy/security-instrument.ts); that no charge is made for a late or returned payment; that 366 days at 1/365 in a leap year exceed no state limit.',
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
    code: [
      domain('policy/rescission'),
      domain('policy/business-day'),
      domain('flow/items/funding/rescission'),
      server('documents/rescission-notice/rescission-notice'),
    ],
    tests: [
      domainTest('policy/rescission', 'runs from the last of the three events, never fewer than three days nor more than seven'),
      domainTest('flow/key-dates', 'count the days to cancel from the earliest signing, Sundays and federal holidays left out'),
      serverTest('api/to-complete', 'is accepted while the right to cancel runs, and refused with an explanation once it is over'),
    ],
    lawyer: 'Delivery by electronic notice to every owner, and the model form.',
  },
  {
    rule: 'No money before the lender is reasonably satisfied that nobody rescinded: mail has had time to arrive, or each owner has stated it in writing, after the right has ended.',
    citation: '12 CFR 1026.15(c), (e), comments 15(c)-3 and -5',
    code: [
      domain('policy/rescission-mail'),
      domain('flow/items/funding/rescission-assurance'),
      domain('flow/items/funding/rescission-statements'),
      server('usecases/rescission/add-statement'),
      server('engine/stop-payment'),
    ],
    tests: [
      serverTest(
        'api/bank-files',
        'is stopped by a notice of rescission that comes before the file: nothing leaves, and the owners owe none of it',
      ),
      domainTest('flow/items/funding/rescission-assurance', 'or by the statement of each owner, and never by that of one for another'),
      serverTest('api/rescission', 'nobody’s time to cancel ends, and no money moves, before the last of them has their own notice'),
    ],
    lawyer: 'Whether five days of mail are a reasonable time, and the words of the statement.',
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
    rule: 'The index is public and not the lender’s own; a change of it is proposed by one person and confirmed by another, and each decision keeps the row that priced it.',
    citation: '12 CFR 1026.40(f)(1)',
    code: [domain('policy/prime-rate'), server('usecases/prime-rate/add-prime-row')],
    tests: [
      serverTest('api/prime-rate', 'changes when a second person confirms what the first proposed, and for that lender alone'),
      serverTest('api/prime-rate', 'is not confirmed by whoever proposed it, in the program and in the database'),
    ],
    lawyer: 'The index that the note names, and what replaces it. Rows that are not confirmed price until one is.',
  },
]
