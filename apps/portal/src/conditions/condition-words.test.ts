import { describe, expect, it } from 'vitest'
import type { Condition } from '../application/conditions-query.ts'
import { actionWords, answerPath, conditionAt } from './condition-words.ts'

const condition = (uuid: string, more: Partial<Condition> = {}): Condition =>
  ({
    uuid,
    conditionType: 'DOCUMENT',
    categoryEnum: 'HELOC_MANUAL_PAYSTUB_UPLOAD',
    answerable: true,
    state: 'OPEN',
    requestDocuments: true,
    ...more,
  }) as Condition

describe('a condition', () => {
  it('leads to the page that answers it, with the three values that the page takes', () => {
    expect(answerPath(condition('one'))).toBe(
      'conditions/upload-document?conditionUuid=one&conditionType=DOCUMENT&conditionEnum=HELOC_MANUAL_PAYSTUB_UPLOAD',
    )
    expect(answerPath(condition('one', { conditionType: 'PHONE_NUMBER', categoryEnum: 'MISSING_PHONE_NUMBER' }))).toBe(
      'conditions/phone-number',
    )
  })
  it('is found by its id; by its category only where no other is meant', () => {
    const [one, two] = [condition('one'), condition('two')]
    const at = (query: string, list = [one, two]) => conditionAt(list, new URLSearchParams(query))?.uuid
    expect(at('conditionUuid=two&conditionEnum=HELOC_MANUAL_PAYSTUB_UPLOAD')).toBe('two')
    expect(at('conditionUuid=gone&conditionEnum=HELOC_MANUAL_PAYSTUB_UPLOAD')).toBeUndefined()
    expect(at('conditionUuid=gone&conditionEnum=HELOC_MANUAL_PAYSTUB_UPLOAD', [two])).toBe('two')
    expect(at('')).toBeUndefined()
  })
  it('says what to do next', () => {
    expect(actionWords(condition('one'))).toBe('Upload documents')
    expect(actionWords(condition('one', { requestDocuments: false }))).toBe('Answer')
    expect(actionWords(condition('one', { state: 'REJECTED' }))).toBe('Send again')
    expect(actionWords(condition('one', { state: 'IN_REVIEW' }))).toBe('Add more')
    expect(actionWords(condition('one', { conditionType: 'PHONE_NUMBER' }))).toBe('Confirm your number')
  })
})
