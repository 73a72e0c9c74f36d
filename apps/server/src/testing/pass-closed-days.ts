/** On a weekend and on a holiday nothing is recorded or paid: a test that waits for it moves sandbox time to the next business day, as an operator would. */
import { standing } from '@hearthline/domain'
import { SANDBOX_CLOCK } from '../engine/clock.ts'
import { advanceDueApplications } from '../engine/keep-time.ts'
import { readFile } from '../store/repositories/applications.ts'
import { writeSetting } from '../store/repositories/settings.ts'
import { asSystem } from '../store/scope.ts'
import type { TestApp } from './test-app.ts'

/** The steps at which such work is the open item. */
const STEPS: ReadonlySet<string> = new Set(['RECORDING', 'DIRECT_DEBT_PAYOFF', 'PAYOFF_REQUEST_PENDING', 'FUNDABLE'])

export const mayBeHeld = (step: string): boolean => STEPS.has(step)

export const passClosedDays = ({ container }: TestApp, uuid: string): Promise<void> =>
  asSystem(async () => {
    const { db, clock, engine } = container
    const now = clock.now()
    const file = await readFile(db, uuid, now)
    if (!file) return
    const { frontier, ready } = standing(file.facts).walk
    const beginsAt = ready.find(({ id }) => id === frontier?.item.id)?.beginsAt
    if (beginsAt === undefined) return
    const offset = clock.offsetMs + Date.parse(beginsAt) - Date.parse(now)
    await writeSetting(db, SANDBOX_CLOCK, offset)
    clock.set(offset)
    await advanceDueApplications(engine.parts)
  })
