import { expect, it } from 'vitest'
import { standing } from './current-step.ts'
import { factsUpTo } from './facts-up-to.ts'
import { refusedWords } from './items/funding/rescission-confirmation.ts'
import { canceledBegin, type RescissionExercise } from './items/funding/rescission-exercise.ts'
import { recordedToOwner } from './recorded-notice.ts'

const NOTICE: RescissionExercise = {
  ...{ party: 'sam', name: 'Sam Reyes', representative: 'Rita Rep', way: 'MAILED' },
  ...{ givenOn: '2026-11-24', receivedOn: '2026-11-25', takesTwo: true },
}

it('a notice that is given for an owner who died is told as theirs who gave it, also at the owner’s own mailbox', () => {
  const { known } = standing(factsUpTo('rescission', '2026-11-25T18:00:00.000Z')).walk
  for (const reader of ['sam', 'kim']) {
    expect(recordedToOwner(known, NOTICE, reader).body).toMatch(
      /^We recorded a written notice in which “Rita Rep” \(for Sam Reyes\) cancels the line\. If “Rita Rep” \(for Sam Reyes\) did not send or sign it, call us now\./,
    )
    expect(canceledBegin(NOTICE, reader)).toMatch(/^“Rita Rep” \(for Sam Reyes\) canceled the line/)
    const refusal = { ...NOTICE, document: 'x', because: 'NOT_CANCELING' as const, shownBy: 'y', stoppedOn: '2026-11-25', on: '2026-11-26' }
    expect(refusedWords(refusal, reader).body).toContain('in which “Rita Rep” (for Sam Reyes) cancels the line')
  }
  const { representative: _none, ...own } = NOTICE
  expect(recordedToOwner(known, own, 'sam').body).toContain('in which you cancel the line. If you did not')
})
