/** Asks automated valuation models for the value; the second only where the first is too unsure. */
import { propertyValue } from '../../../facts/valuation.ts'
import { work } from '../../item.ts'
import { chosenProperty } from './property-choice.ts'

export const valueProperty = work('value-property', {
  title: 'Determining your home’s value',
  steps: ['WAITING_FOR_AVM_DATA'],
  applies: (known) => chosenProperty(known) !== undefined,
  reads: (known) => [chosenProperty(known)?.uuid, chosenProperty(known)?.address],
  data: propertyValue,
  example: {
    asked: [
      {
        model: 'Cedar AVM 1',
        reference: 'avm-example',
        available: true,
        valueCents: 74_200_000,
        lowCents: 67_500_000,
        highCents: 80_900_000,
        forecastStandardDeviation: '9.0',
        valuedOn: '2026-11-20',
      },
    ],
  },
})
