/** What the lender may do beside lending, what it tells the borrower then, and what follows when the index ends (12 CFR 1026.40(f)). */
import { possibleActionsBlocks } from '../closing-disclosure/possible-actions.ts'
import { type Block, heading, paragraph } from '../document-text.ts'
import type { LineAgreement } from './agreed-line.ts'

const INDEX_NAME = 'the prime rate published in The Wall Street Journal'

export const lenderRightsBlocks = ({ isTexasHomestead }: LineAgreement): Block[] => [
  heading('7. What we may do, and when'),
  ...possibleActionsBlocks(INDEX_NAME),
  paragraph(
    'Before we require everything at once we give you the notice, and the time to make up what is missing, that the law of your state asks for. If we do not use a right at once, we still have it.',
  ),
  // 12 CFR 1026.9(c)(1)(iii); comments 40(f)(3)(vi)-2 and -4
  paragraph(
    'If we refuse draws or lower the limit, we tell you in writing within three business days, with the reasons. We do so only while the reason lasts. When it has ended you can draw again. If you think that it has ended, tell us in writing. We review it at once, at no charge, and answer you.',
  ),
  paragraph('You may ask us in writing to stop all draws, and later to allow them again.'),
  // 12 CFR 1026.40(f)(3)(iii); Tex. Const. XVI s.50(t)(7)
  paragraph(
    isTexasHomestead
      ? 'Of these changes we make only those that this agreement itself provides for. Any other change needs your consent in writing: we may not amend this agreement on our own.'
      : 'Any other change of this agreement needs your consent in writing.',
  ),
]

/** 12 CFR 1026.40(f)(1), (f)(3)(ii). */
export const indexBlocks = (): Block[] => [
  heading('8. The index, and if it ends'),
  paragraph(
    `The index is ${INDEX_NAME}. Where more than one rate is published for a day, it is the lowest of them. On a day without a publication it is the last one before. We do not control it.`,
  ),
  paragraph(
    `If ${INDEX_NAME} is no longer available, we use another index and margin whose history of rates is much the same and that would have given about the same annual percentage rate when the index ended (12 CFR 1026.40(f)(3)(ii)). A new index without a history may be used if it and its margin would have given about the same rate on that day.`,
  ),
]
