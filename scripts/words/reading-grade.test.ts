import { describe, expect, it } from 'vitest'
import { hardestSentences, readingGrade } from './reading-grade.ts'

const EASY =
  'We check your credit. It does not change your score. You see your offers next. Pick the one you like best. You can change it later. We will ask for a few more things.'
const HARD =
  'Notwithstanding the foregoing, the undersigned acknowledges the irrevocable subordination of all outstanding obligations hereinafter established, including consequential indemnification liabilities arising from documentation irregularities.'

describe('the reading level of a text', () => {
  it('is the Flesch-Kincaid grade of its sentences', () => {
    expect(readingGrade([EASY])).toBeLessThan(4)
    expect(readingGrade([`${HARD} ${HARD}`])).toBeGreaterThan(20)
  })

  it('counts neither labels, amounts and places of laws, nor anything where there is too little to judge by', () => {
    expect(readingGrade(['Origination fee', 'Identification documents'])).toBeUndefined()
    expect(readingGrade([EASY, 'Identification'])).toBe(readingGrade([EASY]))
    expect(readingGrade([EASY.replace('your credit.', 'your credit (12 CFR 1026.40(h)).')])).toBe(readingGrade([EASY]))
  })

  it('comes with the sentences to begin with', () => {
    expect(hardestSentences([EASY, HARD], 1)[0]).toContain('Notwithstanding')
  })
})
