/** Vesting, open liens and judgments before the offer. */
import { titleReport } from '../../../facts/title-report.ts'
import { work } from '../../item.ts'
import { exampleProperty } from '../property/example-property.ts'
import { chosenProperty } from '../property/property-choice.ts'

export const prequalTitle = work('prequal-title', {
  title: 'Checking the title',
  steps: ['PREQUAL_TITLE'],
  applies: (known) => chosenProperty(known) !== undefined,
  reads: (known) => [chosenProperty(known)?.uuid, chosenProperty(known)?.address, chosenProperty(known)?.owners],
  data: titleReport,
  example: {
    reference: 'title-example',
    status: 'PREQUAL_TITLE_COMPLETE',
    vesting: 'Ana Reyes, a single woman',
    legalDescription: 'Lot 7, Block 3, Alder Park Unit 2, Book 41 of Maps, Page 12, Sacramento County Records',
    owners: exampleProperty.owners,
    openLiens: exampleProperty.recordedLiens,
    judgments: [],
    searchedOn: '2026-11-20',
  },
})
