/** What recording a written notice of the right to cancel does, said before it is recorded (record 0096). Pure. */
import type { ApplicationFile } from '../application/use-application.ts'

/** CANCELS: no money has left. TAKES_TWO: it has. UNCERTAIN: a payment left that its processor may take back. */
type Effect = 'CANCELS' | 'TAKES_TWO' | 'UNCERTAIN'

interface NoticeFile {
  readonly rescission: Pick<NonNullable<ApplicationFile['rescission']>, 'isMoneyOut'> | null
  readonly onItsWay: Pick<NonNullable<ApplicationFile['onItsWay']>, 'mayBeStopped'> | null
}

export function noticeEffect({ rescission, onItsWay }: NoticeFile): Effect {
  if (!rescission?.isMoneyOut) return 'CANCELS'
  return onItsWay?.mayBeStopped ? 'UNCERTAIN' : 'TAKES_TWO'
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

export const EFFECTS: Readonly<Record<Effect, EffectWords>> = {
  CANCELS: {
    act: 'Cancel the line',
    note: 'No money has left. This cancels the line for everyone at once, and it cannot be undone.',
    scan: 'Not required while no money has left.',
    done: 'Recorded: the line is canceled, and everything on it stops.',
  },
  TAKES_TWO: {
    act: 'Record the notice',
    note: 'Money has left. Everything on the line stops at once. Another person then confirms the notice, and only that cancels the line; or refuses it, and the line continues.',
    scan: 'Required: money has left.',
    done: 'Recorded: everything on the line stops. Another person confirms or refuses the notice.',
  },
  UNCERTAIN: {
    act: 'Record the notice',
    note: 'A payment is on its way. If it can still be stopped, this cancels the line for everyone at once, and it cannot be undone. If not, everything else stops, someone asks the bank to send it back, and another person confirms or refuses the notice.',
    scan: 'Required if the payment cannot be stopped.',
    done: 'Recorded: everything on the line stops.',
  },
}
