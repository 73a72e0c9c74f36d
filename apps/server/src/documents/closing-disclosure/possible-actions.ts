/** When the lender may end the plan, stop draws, lower the limit or change terms: as far as law lets any plan, and no further (12 CFR 1026.40(f), 1026.6(a)(3)(i)). */
import { type Block, heading, paragraph } from '../document-text.ts'

/** @param indexName as a sentence names it */
export function possibleActionsBlocks(indexName: string): Block[] {
  return [
    heading('Possible actions'),
    paragraph(
      'We can terminate your line, require you to pay us the entire outstanding balance in one payment, and charge you costs of collection as the law of your state allows, if:',
    ),
    {
      kind: 'list',
      items: [
        'You engage in fraud or material misrepresentation in connection with the line.',
        'You do not meet the repayment terms of this line.',
        'Your action or inaction adversely affects the collateral or our rights in the collateral.',
      ],
    },
    paragraph('We can refuse to make additional extensions of credit or reduce your credit limit while:'),
    {
      kind: 'list',
      items: [
        'The value of the home that secures the line declines significantly below its appraised value for purposes of the line.',
        'We reasonably believe that you will not be able to meet the repayment requirements because of a material change in your financial circumstances.',
        'You are in default of a material obligation in the agreement.',
        'Government action prevents us from imposing the annual percentage rate provided for, or impairs our security interest such that the value of the interest is less than 120 percent of the credit line.',
        'A regulatory agency has notified us that continued advances would constitute an unsafe and unsound practice.',
        'The maximum annual percentage rate is reached.',
      ],
    },
    paragraph(
      `The agreement permits us to make certain changes to its terms at specified times or upon the occurrence of specified events: a change to another index and margin if ${indexName} is no longer available, a change that you agree to in writing, a change that unequivocally benefits you for the rest of the line, and a change that is insignificant.`,
    ),
  ]
}
