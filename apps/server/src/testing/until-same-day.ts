/** For two hours of each night it is tomorrow in Texas and today at the lender: a meeting there is recorded when both have the same day. */
import { lenderDay, localDateIn, zoneOfState } from '@hearthline/domain'
import type { Staff } from './staff.ts'
import type { TestApp } from './test-app.ts'

export async function untilSameDay(app: TestApp, operator: Staff, state = 'TX'): Promise<void> {
  const now = app.container.clock.now()
  if (localDateIn(now, zoneOfState(state)) !== lenderDay(now)) await operator.advance(3 / 24)
}
