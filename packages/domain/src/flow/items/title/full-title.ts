/** The full search before closing. */
import { titleReport } from '../../../facts/title-report.ts'
import { work } from '../../item.ts'
import { chosenProperty } from '../property/property-choice.ts'
import { submission } from '../submission/submission.ts'
import { prequalTitle } from './prequal-title.ts'

export const fullTitle = work('full-title', {
  title: 'Full title search',
  steps: ['ORDER_FULL_TITLE', 'FINAL_TITLE_PROCESSING'],
  applies: (known) => known(submission) !== undefined,
  reads: (known) => [chosenProperty(known)?.uuid, known(submission)],
  chapter: { open: 'Title search', done: 'Title search complete' },
  data: titleReport,
  example: { ...prequalTitle.example, status: 'FINAL_TITLE_COMPLETE' },
})
