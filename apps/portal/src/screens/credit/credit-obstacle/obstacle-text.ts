/** What credit/error says: by what the bureau answered, and by which of the two pulls was asked for. Pure. */
import type { Obstacle } from '../../../credit/obstacle.ts'

export interface ObstacleText {
  readonly heading: string
  readonly why: string
  readonly note: string
}

const SOFT_NOTE = 'This is a soft credit pull. Neither it nor a freeze affects your credit score.'
const HARD_NOTE =
  'This is the one hard credit pull you agreed to when you submitted your application. It may affect your credit score once. An attempt that is blocked does not affect it.'

export function obstacleText({ outcome, pull, bureau }: Pick<Obstacle, 'outcome' | 'pull' | 'bureau'>): ObstacleText {
  const isHard = pull === 'HARD'
  const note = isHard ? HARD_NOTE : SOFT_NOTE
  const forWhat = isHard ? 'the credit check that you agreed to when you submitted' : 'the soft pull for your offer'
  if (outcome === 'FROZEN') {
    return {
      heading: isHard ? 'Your credit file is frozen again' : 'Your credit file is frozen',
      why: `A freeze blocks every lender, and so it blocks ${forWhat}. Lift it at ${bureau}, and we’ll try again.`,
      note,
    }
  }
  if (outcome === 'LOCKED' || outcome === 'PIN_INCORRECT') {
    return { heading: 'Your credit file is locked', why: `${bureau} needs the PIN that only you know to open it for ${forWhat}.`, note }
  }
  return {
    heading: 'We could not find your credit file',
    why: `${bureau} has no file under the Social Security number you entered. Please check it.`,
    note,
  }
}
