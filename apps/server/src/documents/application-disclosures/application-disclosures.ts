/**
 * The disclosures that come with an application for a home equity line (12 CFR 1026.40(d)), in the order that 1026.40(a)(2) asks for. Every figure
 * is of the plan that it is given; what is not known yet is said to be so.
 */
import { type DisclosedPlan, DOCUMENT_TITLES, formatPhone, formatShortDate, type NoticeParties, RIGHT_TO_A_COPY } from '@hearthline/domain'
import { type Block, heading, paragraph } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'
import { feeBlocks, type ValuationFeeTerms } from './fee-blocks.ts'
import { money } from './figures.ts'
import { paymentBlocks, rateBlocks } from './rate-blocks.ts'

/** Nothing of whoever applies but what a letter promised them: the same for everyone to whom a lender discloses the same plan on the same day. */
export interface ApplicationDisclosures {
  readonly lender: NoticeParties['lender']
  readonly plan: DisclosedPlan
  readonly valuationFee: ValuationFeeTerms
  /** a firm offer that was mailed (15 U.S.C. 1681a(l)): 'a fixed rate of at most 6.99%' */
  readonly mailedOffer?: { readonly code: string; readonly promise: string }
}

const TITLE = DOCUMENT_TITLES.APPLICATION_DISCLOSURES

/** The bureau’s booklet, "What You Should Know About Home Equity Lines of Credit" (12 CFR 1026.40(e)). */
export const BOOKLET = 'https://files.consumerfinance.gov/f/documents/cfpb_heloc-brochure_print.pdf'

/** At noon of the lender's day, so that it is the same document whoever asks first. */
export const applicationDisclosures: Renderer<ApplicationDisclosures> = {
  version: '2026-11-25',
  shared: true,
  describe: (disclosures) => ({
    title: TITLE,
    author: disclosures.lender.legalName,
    madeAt: `${disclosures.plan.on}T20:00:00.000Z`,
    blocks: disclosureBlocks(disclosures),
  }),
}

/** @see ApplicationDisclosures */
export function disclosureBlocks({ lender, plan, valuationFee, mailedOffer }: ApplicationDisclosures): Block[] {
  const made = formatShortDate(plan.on)
  return [
    { kind: 'title', text: TITLE },
    { kind: 'small', text: `${made}, for a home in ${plan.state}` },
    {
      kind: 'parties',
      parties: [
        {
          title: 'From',
          lines: [lender.legalName, lender.address, lender.phone, lender.email, `NMLS ${lender.nmlsNumber}`].filter(Boolean),
        },
      ],
    },
    // The heading of the model forms (12 CFR 1026, appendix G-14).
    heading('Important terms of our home equity line of credit'),
    heading('Keep this document'),
    paragraph(
      'This disclosure contains important information about our home equity line of credit. You should read it carefully and keep a copy for your records.',
    ),
    heading('Availability of terms'),
    paragraph(`The terms below are those of ${made}. All of them may change before your line is opened.`),
    paragraph(
      'If these terms change (other than a change of the annual percentage rate because the index changes) and you decide, as a result, not to open the line with us, you are entitled to a refund of any fees that you paid to us or anyone else in connection with your application.',
    ),
    ...(mailedOffer
      ? [
          paragraph(
            `Your mailed offer ${mailedOffer.code} promised ${mailedOffer.promise}. If you meet its criteria, it holds wherever it is better for you than the terms below.`,
          ),
        ]
      : []),
    heading('Security interest'),
    paragraph(
      'We will take a security interest in your home. You could lose your home if you do not meet the obligations in your agreement with us.',
    ),
    heading('Possible actions'),
    paragraph(
      'Under certain conditions, we can terminate your line, require you to pay the entire outstanding balance in one payment, and charge you certain fees; refuse to make additional extensions of credit; reduce your credit limit; and, as specified in your agreement, make certain changes to the plan.',
    ),
    paragraph('If you ask, we will give you more specific information about when we can take these actions.'),
    ...paymentBlocks(plan),
    ...feeBlocks(plan, valuationFee),
    heading('Limits on the line and on draws'),
    ...limitBlocks(plan),
    // Form C-9: with the application, so within three business days of it (12 CFR 1002.14(a)(2)).
    heading('Your right to a copy of appraisals'),
    ...RIGHT_TO_A_COPY.map(paragraph),
    heading('Tax deductibility'),
    paragraph('You should consult a tax advisor about the deductibility of interest and charges for the line.'),
    heading('The booklet on home equity lines'),
    paragraph(
      `The booklet “What You Should Know About Home Equity Lines of Credit” of the Consumer Financial Protection Bureau is part of these disclosures: ${BOOKLET}. For a printed copy, call ${formatPhone(lender.phone)} or email ${lender.email}.`,
    ),
    ...rateBlocks(plan),
  ]
}

function limitBlocks({ minimumLineCents, maximumLineCents, minimumDrawCents, isMinimumDrawLaw, state }: DisclosedPlan): Block[] {
  return [
    {
      kind: 'list',
      items: [
        `The smallest line in ${state} is ${money(minimumLineCents)}. The largest is ${money(maximumLineCents)}.`,
        'Your first draw is made when the line is opened. What you repay, you can draw again.',
        isMinimumDrawLaw
          ? `By the law of ${state}, each later draw is at least ${money(minimumDrawCents)}.`
          : `Each later draw is at least ${money(minimumDrawCents)}.`,
      ],
    },
  ]
}
