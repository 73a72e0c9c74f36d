/** The full search before closing; searched once more where the team ordered it again. */
import { type TitleReport, titleReport } from '../../../facts/title-report.ts'
import { type Known, work } from '../../item.ts'
import { chosenProperty } from '../property/property-choice.ts'
import { submission } from '../submission/submission.ts'
import { prequalTitle } from './prequal-title.ts'
import { titleOrders } from './title-search-orders.ts'

export const fullTitle = work('full-title', {
  title: 'Full title search',
  steps: ['ORDER_FULL_TITLE', 'FINAL_TITLE_PROCESSING'],
  applies: (known) => known(submission) !== undefined,
  reads: (known) => {
    const again = titleOrders(known).length
    return [chosenProperty(known)?.uuid, known(submission), ...(again > 0 ? [again] : [])]
  },
  chapter: { open: 'Title search', done: 'Title search complete' },
  data: titleReport,
  example: { ...prequalTitle.example, status: 'FINAL_TITLE_COMPLETE' },
})

/** What a search found, without its number and its day: one that finds the same once more changes no decision and no document. */
export function findingsOf(title: TitleReport) {
  const { reference: _number, searchedOn: _day, ...findings } = title
  return findings
}

export function titleFindings(known: Known) {
  const title = known(fullTitle)
  return title && findingsOf(title)
}
