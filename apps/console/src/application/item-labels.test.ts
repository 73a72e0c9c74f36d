import { aboutYou, annualIncome, assetsPrequal, type LabelTree, propertyAddress } from '@hearthline/domain'
import { expect, it } from 'vitest'
import { labelsIn, labelText, optionText } from './item-labels.ts'

const of = (item: { labels?: LabelTree | undefined }, field: string) => item.labels?.[field]

it('fields and values have the words that the borrower chose from', () => {
  expect(optionText(of(propertyAddress, 'occupancyType'), 'HOME')).toBe(
    (of(propertyAddress, 'occupancyType') as { options: Record<string, string> }).options.HOME,
  )
  expect(optionText(of(annualIncome, 'employmentType'), 'FULL_TIME')).toMatch(/full/i)
  expect(optionText(of(annualIncome, 'employmentType'), 'NEW_CODE')).toBeUndefined()
  expect(labelText(of(annualIncome, 'employmentType'))).toBeTruthy()
  expect(labelText(undefined)).toBeUndefined()
})

it('the entries of a list have the names of their own fields', () => {
  const coOwners = labelsIn(of(aboutYou, 'coOwners'))
  expect(labelText(coOwners?.firstName)).toBe('First name')
  expect(labelText(of(aboutYou, 'coOwners'))).toBeTruthy()
  expect(labelsIn(of(annualIncome, 'employmentType'))).toBeUndefined()
  expect(assetsPrequal.labels).toBeDefined()
})
