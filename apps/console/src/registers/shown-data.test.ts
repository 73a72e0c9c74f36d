import { expect, it } from 'vitest'
import { fieldsOfRegister } from './entry-form.tsx'
import { changedFields, shownFields } from './shown-data.ts'

const fields = fieldsOfRegister('offer-code')
const letter = { lastName: 'Reyes', firmOffer: { amountCents: 5_000_000, rateBps: 699, criteria: { maximumDtiBps: 4300 } } }
const words = (shown: readonly { name: string; words: string }[]) =>
  Object.fromEntries(shown.map((field) => [field.name.split('.').at(-1), field.words]))

it('an entry is shown with its money in dollars and its rates in percent', () => {
  expect(words(shownFields(fields, letter))).toMatchObject({
    lastName: 'Reyes',
    amountCents: '$50,000.00',
    rateBps: '6.99%',
    maximumDtiBps: '43.00%',
  })
})

it('whoever confirms a change reads what each field was and becomes', () => {
  const after = { lastName: 'Reyes', firmOffer: { amountCents: 5_000_000, rateBps: 650, feeBps: 100 } }
  expect(words(changedFields(fields, letter, after))).toEqual({
    lastName: 'Reyes',
    amountCents: '$50,000.00',
    rateBps: '6.99% becomes 6.50%',
    feeBps: 'nothing becomes 1.00%',
    maximumDtiBps: '43.00% becomes nothing',
  })
})
