import { describe, expect, it } from 'vitest'
import { itemNamed } from '../flow/every-item.ts'
import { FLOW } from '../flow/flow.ts'
import type { Item } from '../flow/item.ts'
import { progressIndex, progressPlace, progressSteps, progressValue } from './progress.ts'
import { STEPS } from './steps.ts'

describe('the progress bar', () => {
  it.each([
    ['INITIAL', 0],
    ['PRODUCT_SELECT', 1],
    ['MORE_INFO', 2],
    ['LINK_INCOME', 3],
    ['ID_UPLOAD', 4],
    ['SIGNING', 5],
    ['ENOTARY', 6],
    ['MANUAL_NOTARY', 6],
    ['COMPLETE', 7],
  ])('%s is %i', (value, index) => expect(progressIndex(value)).toBe(index))

  it.each([undefined, null, '', 'toString', 'SOMETHING_NEW'])('%j is the beginning', (value) => expect(progressIndex(value)).toBe(0))

  it('has seven names, the last by the kind of notary', () => {
    const first = ['Basic Info', 'Select Offer', 'Provide More Info', 'Link Income Sources', 'Verify Identity', 'Sign Documents']
    expect(progressSteps({ manualNotary: false })).toEqual([...first, 'Talk to eNotary'])
    expect(progressSteps({ manualNotary: true })).toEqual([...first, 'Schedule Notary Session'])
  })

  it('has a place for every step of the way', () => {
    const placeless = STEPS.filter((step) => progressPlace(step)?.value === undefined)
    expect(placeless.sort()).toEqual(['CANCELLED', 'DECLINED', 'IN_PROGRESS', 'OTHER', 'REVIEW', 'UNKNOWN'])
  })

  it.each([
    ['OFFER_SELECTION', 'PRODUCT_SELECT'],
    ['HMDA', 'MORE_INFO'],
    ['AUTOPAY_ACCOUNT', 'LINK_INCOME'],
    ['IDENTITY_VERIFICATION', 'ID_UPLOAD'],
    ['NOTE_SIGNING', 'SIGNING'],
    ['DEED_SIGNING', 'ENOTARY'],
    ['MANUAL_DEED_SIGNING', 'MANUAL_NOTARY'],
    ['RESCISSION', 'COMPLETE'],
  ])('%s stands at %s', (step, value) => expect(progressPlace(step)?.value).toBe(value))

  it.each([
    ['TRUST_AND_INSURANCE', 'trust-and-flood-insurance', { value: 'ID_UPLOAD', between: 'INSURANCE' }],
    ['TRUST_AND_INSURANCE', 'hazard-insurance', { value: 'COMPLETE', between: 'INSURANCE' }],
    ['CONDITIONS_OPEN', 'conditions', { value: 'ID_UPLOAD', between: 'CONDITIONS' }],
    ['GEN_CLOSING_DISCLOSURE', 'closing-disclosure', { value: 'ID_UPLOAD', between: 'CLOSING_DISCLOSURE' }],
    ['ORDER_BPO', 'valuation-order', { value: 'ID_UPLOAD', between: 'VALUATION' }],
    ['ORDER_FULL_TITLE', 'full-title', { value: 'ID_UPLOAD', between: 'TITLE' }],
    ['FINAL_OFFER', 'final-offer', { value: 'SIGNING' }],
    ['DECLINED', null, undefined],
  ])('%s at %s is neither named after another step nor moved back', (step, item, place) =>
    expect(progressPlace(step, itemNamed(item ?? '')?.progress)).toEqual(place),
  )

  it('does not move back for the bank’s questions that are asked again after the identity was checked', () => {
    expect(progressValue('VERIFIED_AUTOPAY_ACCOUNT', undefined, false)).toBe('LINK_INCOME')
    const again = progressValue('VERIFIED_AUTOPAY_ACCOUNT', undefined, true)
    expect(progressPlace('VERIFIED_AUTOPAY_ACCOUNT', again)).toEqual({ value: 'ID_UPLOAD', between: 'CONDITIONS' })
    expect(progressValue('OFFER_SELECTION', undefined, true)).toBe('PRODUCT_SELECT')
    // The account that is asked for after the bank sent the money back: everything is signed.
    expect(progressValue('DISBURSEMENT_ACCOUNT', itemNamed('replacement-account')?.progress, true)).toBe('COMPLETE')
  })

  it('never moves back', () => {
    // What stands from the beginning is never where anyone is.
    const asked = (FLOW as readonly Item[]).filter(({ initially }) => initially === undefined)
    const doneAt = asked.flatMap((item) => {
      const places = item.steps.map((step) => progressPlace(step, item.progress)).filter((place) => place !== undefined)
      return places.map(({ value, between }) => Math.min(7, progressIndex(value) + (between ? 1 : 0)))
    })
    expect(doneAt).toEqual(doneAt.toSorted((a, b) => a - b))
  })
})
