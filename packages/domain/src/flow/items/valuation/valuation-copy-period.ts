/** For a first lien, the copy is there three business days before the account is opened: nothing is signed before that (12 CFR 1002.14(a)(1)). */
import { z } from 'zod'
import { arrivalOf, earliestOpening } from '../../../policy/valuation-copies.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import { type Known, wait } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { laterDay, laterStart } from '../property/home-clock.ts'
import { isOwedTo, paperCopies, paperSentWords } from '../signing/paper-copies.ts'
import { isFirstLien } from './first-lien.ts'
import { valuationCopies } from './valuation-copies.ts'

/** The copy on paper, of whoever gets everything so. */
function onPaper(known: Known) {
  const copy = known(valuationCopies)
  return copy && known(paperCopies)?.requests.find((one) => isOwedTo(one, BORROWER, copy.documentId))
}

/** What is said of the wait in place of its usual words; undefined for whoever finds the copy among their documents. */
export function paperCopyWords(known: Known): { readonly title: string; readonly why: string } | undefined {
  const owed = onPaper(known)
  if (!owed) return undefined
  const title = 'Time to read your home’s valuation'
  const days = 'The law gives you three business days with it before you sign.'
  if (!owed.sent)
    return {
      title,
      why: `You get documents on paper, so we mail you the copy of your home’s valuation. ${days} They begin once it has had time to reach you.`,
    }
  const mail = owed.sent.how === 'IN_PERSON' ? '' : ' We count three business days for the mail first.'
  return { title, why: `${paperSentWords(owed.sent)} The copy of your home’s valuation is among them. ${days}${mail}` }
}

/** Given here at once; to whoever gets everything on paper, once it is mailed. Undefined until then. */
function receivedOn(known: Known): LocalDate | undefined {
  const copy = known(valuationCopies)
  const owed = onPaper(known)
  if (owed) return owed.sent && (owed.sent.how === 'IN_PERSON' ? owed.sent.on : arrivalOf(owed.sent.on))
  return copy && laterDay(known, copy.providedAt)
}

export const valuationCopyPeriod = wait('valuation-copy-period', {
  title: 'Time to read your home’s valuation',
  why: 'The law gives you three business days with the copy of your home’s valuation before you sign. Find it among your documents.',
  steps: ['NOTARY_WAITING_PERIOD'],
  by: 'time',
  progress: 'SIGNING',
  applies: (known) => known(valuationCopies) !== undefined && isFirstLien(known),
  until: (known) => {
    const received = receivedOn(known)
    return received && laterStart(known, earliestOpening(received))
  },
  chapter: {
    open: 'Time to read your home’s valuation',
    done: 'Valuation read',
    shown: 'when-open',
    rule: 'You have three business days with the copy of your home’s valuation before you sign. The Equal Credit Opportunity Act sets this, with its Regulation B.',
  },
  // The agreement itself is made beside this wait, and ends nothing.
  notAfter: 'note-signing',
  atEnd: {},
  data: z.object({}),
  example: {},
})
