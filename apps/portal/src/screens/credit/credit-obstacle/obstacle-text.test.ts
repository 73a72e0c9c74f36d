import { describe, expect, it } from 'vitest'
import type { Obstacle } from '../../../credit/obstacle.ts'
import { obstacleText } from './obstacle-text.ts'

const words = (outcome: Obstacle['outcome'], pull: 'SOFT' | 'HARD' = 'SOFT') =>
  obstacleText({ outcome, pull, bureau: 'Cedar Credit Bureau' })

describe('what credit/error says', () => {
  it('names the bureau and what is to be done there', () => {
    expect(words('FROZEN')).toMatchObject({
      heading: 'Your credit file is frozen',
      why: expect.stringContaining('Lift it at Cedar Credit Bureau'),
    })
    expect(words('LOCKED').why).toContain('PIN')
  })
  it('never calls the hard pull harmless, nor the soft one harmful', () => {
    expect(words('FROZEN', 'HARD').note).toContain('may affect your credit score')
    expect(words('FROZEN', 'HARD').note).not.toContain('soft')
    expect(words('FROZEN').note).toContain('soft')
  })
  it('says of a frozen hard pull that the freeze has come back', () => {
    expect(words('FROZEN', 'HARD').heading).toBe('Your credit file is frozen again')
  })
  it('asks for the Social Security number again where no file has it', () => {
    expect(words('NO_HIT', 'HARD').why).toContain('Please check it')
  })
})
