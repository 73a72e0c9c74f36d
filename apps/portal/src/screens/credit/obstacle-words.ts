/** What credit/error says: by what the bureau answered, and by which of the two pulls was asked for. Pure. */
import type { Obstacle } from '../../frame/credit/obstacle.ts'

export interface ObstacleWords {
  readonly heading: string
  readonly why: string
  readonly note: string
}

const SOFT_NOTE = 'This is a soft credit pull. Neither it nor a freeze affects your score.'
const HARD_NOTE =
  'This is the one hard credit pull that you agreed to when you submitted. It may affect your score, once: a try that is turned away leaves no mark.'

export function obstacleWords({ outcome, pull, bureau }: Pick<Obstacle, 'outcome' | 'pull' | 'bureau'>): ObstacleWords {
  const isHard = pull === 'HARD'
  const note = isHard ? HARD_NOTE : SOFT_NOTE
  const forWhat = isHard ? 'the credit check that you agreed to when you submitted' : 'the soft pull that your offer rests on'
  if (outcome === 'FROZEN') {
    return {
      heading: isHard ? 'Your credit file is frozen again' : 'Your credit file is frozen',
      why: `A freeze keeps every lender out, and so ${forWhat} too. Lift it at ${bureau} and we look again.`,
      note,
    }
  }
  if (outcome === 'LOCKED' || outcome === 'PIN_INCORRECT') {
    return { heading: 'Your credit file is locked', why: `${bureau} opens it with the PIN that only you know, for ${forWhat}.`, note }
  }
  return {
    heading: 'We could not find your credit file',
    why: `${bureau} has no file under the Social Security number that you gave. Please check it.`,
    note,
  }
}
