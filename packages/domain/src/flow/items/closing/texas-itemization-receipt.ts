/**
 * Texas homesteads: the borrower opens the final itemized costs and says that they have them, no later than one business day before closing (Tex. Const.
 * XVI s.50(a)(6)(M)(ii): "receives"; 7 TAC 153.13). Costs that changed are received again.
 */
import * as z from 'zod/mini'
import { localDate } from '../../../facts/scalars.ts'
import { ask } from '../../item.ts'
import { isTexasHomestead } from '../apply/texas-notice.ts'
import { texasItemization } from './texas-itemization.ts'

export const texasItemizationReceiptAnswer = z.object({
  received: z.literal(true, 'Check the box to confirm that you have read your itemized costs'),
})

/** `on`: the day at the home on which they said so; earlier releases kept the lender's. */
const storedReceipt = z.extend(texasItemizationReceiptAnswer, { on: z.optional(localDate) })

export const texasItemizationReceipt = ask('texas-itemization-receipt', {
  title: 'Read your itemized costs',
  why: 'Your final costs are ready. Texas law gives you one business day with them before you sign, so read them now.',
  steps: ['NOTARY_WAITING_PERIOD'],
  progress: 'SIGNING',
  applies: isTexasHomestead,
  reads: (known) => [known(texasItemization)?.sha256],
  // Whoever had read everything before they were asked read them with the others.
  notAfter: ['closing-review', 'note-signing'],
  about: {
    data: z.object({ documentId: z.optional(z.string()) }),
    of: (known) => {
      const documentId = known(texasItemization)?.documentId
      return { ...(documentId !== undefined && { documentId }) }
    },
  },
  keeps: (_known, answer, _before, on, atHome = on) => ({ ...answer, ...(atHome !== undefined && { on: atHome }) }),
  chapter: {
    open: 'Read your itemized costs',
    done: 'You read your itemized costs',
    shown: 'when-open',
    rule: 'The Texas Constitution asks that you have your final costs at least one business day before you sign.',
  },
  data: storedReceipt,
  accepts: texasItemizationReceiptAnswer,
  labels: { received: 'I have read my itemized costs', on: 'Read on' },
  example: { received: true },
})
