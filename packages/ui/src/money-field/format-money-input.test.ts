import { describe, expect, it } from 'vitest'
import { deleteBesideSeparator, formatMoneyInput } from './format-money-input.ts'

/** "85|000" is the text 85000 with the caret behind the 5. */
const typed = (marked: string, maxDigits?: number) => {
  const caret = marked.indexOf('|')
  const { text, caret: at, value } = formatMoneyInput(marked.replace('|', ''), caret, maxDigits)
  return { shown: `${text.slice(0, at)}|${text.slice(at)}`, value }
}

describe('an amount while it is typed', () => {
  it('is grouped by thousands', () => {
    expect(typed('85000|')).toEqual({ shown: '85,000|', value: 85000 })
    expect(typed('1234567|')).toEqual({ shown: '1,234,567|', value: 1234567 })
  })
  it('keeps the caret after the same digit when a separator appears before it', () => {
    expect(typed('9|1,234').shown).toBe('9|1,234')
    expect(typed('129|,345').shown).toBe('129|,345')
    expect(typed('1,29|34').shown).toBe('12,9|34')
  })
  it('drops cents instead of joining them to the dollars', () => {
    expect(typed('$1,234.56|')).toEqual({ shown: '1,234|', value: 1234 })
  })
  it('is empty, not zero, when nothing is left', () => {
    expect(typed('|')).toEqual({ shown: '|', value: null })
    expect(typed('abc|')).toEqual({ shown: '|', value: null })
  })
  it('loses leading zeroes but keeps a lone one', () => {
    expect(typed('0|')).toEqual({ shown: '0|', value: 0 })
    expect(typed('007|')).toEqual({ shown: '7|', value: 7 })
  })
  it('takes no digit past the limit', () => {
    expect(typed('1234567890|', 7)).toEqual({ shown: '1,234,567|', value: 1234567 })
  })
})

describe('deleting a separator', () => {
  it('takes the digit before it with Backspace', () => {
    expect(deleteBesideSeparator('85,000', '85000', 2, 'Backspace')).toEqual({ raw: '8000', caret: 1 })
  })
  it('takes the digit after it with Delete', () => {
    expect(deleteBesideSeparator('85,000', '85000', 2, 'Delete')).toEqual({ raw: '8500', caret: 2 })
  })
  it('leaves a deleted digit deleted', () => {
    expect(deleteBesideSeparator('85,000', '85,00', 5, 'Backspace')).toEqual({ raw: '85,00', caret: 5 })
  })
})
