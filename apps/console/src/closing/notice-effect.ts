/** What recording a written notice of the right to cancel does, said before it is recorded (records 0096 and 0126). Pure. */
import type { ApplicationFile } from '../application/use-application.ts'

/** HOLDS: no money has left. STOPS: it has. UNCERTAIN: a payment left that its processor may take back. A second person checks each. */
type Effect = 'HOLDS' | 'STOPS' | 'UNCERTAIN'

interface NoticeFile {
  readonly rescission: Pick<NonNullable<ApplicationFile['rescission']>, 'isMoneyOut'> | null
  readonly onItsWay: Pick<NonNullable<ApplicationFile['onItsWay']>, 'mayBeStopped'> | null
}

export function noticeEffect({ rescission, onItsWay }: NoticeFile): Effect {
  if (!rescission?.isMoneyOut) return 'HOLDS'
  return onItsWay?.mayBeStopped ? 'UNCERTAIN' : 'STOPS'
}

interface EffectWords {
  /** On the button. */
  readonly act: string
  /** Before it. */
  readonly note: string
  /** Of its scan. */
  readonly scan: string
  /** Afterwards. */
  readonly done: string
}

const SECOND =
  'Another person then confirms the notice, and only that cancels the line for everyone and for good; or refuses it, and the line continues.'

export const EFFECTS: Readonly<Record<Effect, EffectWords>> = {
  HOLDS: {
    act: 'Record the notice',
    note: `No money has left, and from now on none is sent. ${SECOND}`,
    scan: 'You can add it later: the second person needs it.',
    done: 'Recorded: no money is sent. Another person confirms or refuses the notice.',
  },
  STOPS: {
    act: 'Record the notice',
    note: `Money has left. Everything on the line stops at once. ${SECOND}`,
    scan: 'Required: money has left.',
    done: 'Recorded: everything on the line stops. Another person confirms or refuses the notice.',
  },
  UNCERTAIN: {
    act: 'Record the notice',
    note: `A payment is on its way. We stop it if we still can; if not, someone asks the bank to send it back. Everything else stops at once. ${SECOND}`,
    scan: 'Required if the payment cannot be stopped.',
    done: 'Recorded: everything on the line stops. Another person confirms or refuses the notice.',
  },
}
