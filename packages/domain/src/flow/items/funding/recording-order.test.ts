import { describe, expect, it } from 'vitest'
import { recording } from './recording.ts'
import { recordingOrder } from './recording-order.ts'

const nothing = () => undefined
const sent = (attempt: number, legalDescription?: string) => ({ attempt, ...(legalDescription && { legalDescription }) })
const mailOf = (after: ReturnType<typeof sent>, before?: ReturnType<typeof sent>) => recordingOrder.settledMail?.(after, nothing, before)

describe('a deed that the county sends back', () => {
  it('is mailed to the borrower with the day, what we do, and that nothing is asked of them', () => {
    const mail = recording.settledMail?.({ outcome: 'REJECTED', rejectedOn: '2026-11-30', reasons: ['A page is missing.'] }, nothing)
    expect(mail?.body).toContain('sent your deed back on Monday, November 30, 2026')
    expect(mail?.body).toContain('you don’t need to do anything')
  })

  it('is mailed again when its correction is made, and once for each', () => {
    expect(mailOf(sent(2))?.body).toContain('goes to the county again today, or on the county’s next business day')
    expect(mailOf(sent(2), sent(2))).toBeUndefined()
    expect(mailOf(sent(3), sent(2))?.subject).toBe('Your corrected deed goes back to the county')
    expect(mailOf(sent(1))).toBeUndefined()
  })

  it('is signed again where the description of the home was wrong, and the mail says why', () => {
    expect(mailOf(sent(2, 'Lot 8'))?.subject).toBe('Your deed must be signed again')
    expect(mailOf(sent(3, 'Lot 8'), sent(2, 'Lot 8'))?.subject).toBe('Your corrected deed goes back to the county')
  })
})
