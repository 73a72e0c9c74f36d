/** Who applies for a first lien has a copy of the models' values at once, whether or not an offer follows (12 CFR 1002.14(a)(1), (a)(4)). */
import { work } from '../../item.ts'
import { valueProperty } from '../property/value-property.ts'
import { effectiveLiens } from '../title/effective-liens.ts'
import { valuationCopy } from './valuation-copy.ts'

export const automatedValuationCopy = work('automated-valuation-copy', {
  title: 'Copy of your home’s valuation',
  steps: ['WAITING_FOR_AVM_DATA'],
  applies: (known) =>
    known(valueProperty)?.asked.some(({ available }) => available) === true && effectiveLiens(known).every(({ payOff }) => payOff),
  reads: (known) => [known(valueProperty)],
  overtakenBy: 'first-decision',
  data: valuationCopy,
  example: { documentId: 'copy-example', sha256: '0'.repeat(64), providedAt: '2026-11-20T18:30:00.000Z' },
})
