import { describe, expect, it } from 'vitest'
import { orderOf, orderProblems, orderValues } from './order-values.ts'
import { BY_PHONE } from './visit-values.ts'

const order = { condition: 'GOOD', contactName: 'Ana Reyes', contactPhone: '4155550132', debitAgreed: true } as const
const visit = { on: '2026-11-25', window: 'MORNING' } as const

describe('the form that orders a visit', () => {
  it('makes the answer that it was filled with, with a time or with a call', () => {
    for (const answer of [order, { ...order, visit, accessNote: 'Gate code 4410' }]) expect(orderOf(orderValues(answer))).toEqual(answer)
    expect(orderValues(order).day).toBe(BY_PHONE)
  })

  it('names each thing that is missing, once', () => {
    expect(orderProblems(orderValues(null)).map(({ field }) => field)).toEqual(['condition', 'contactName', 'contactPhone', 'day'])
    expect(orderProblems({ ...orderValues({ ...order, visit }), window: '' })).toEqual([{ field: 'window', message: 'Choose a time' }])
    expect(orderOf(orderValues(null))).toBeUndefined()
  })

  it('does not choose the time again that was canceled', () => {
    expect(orderValues({ ...order, visit, canceled: true })).toMatchObject({ condition: 'GOOD', day: '', window: '' })
  })
})
