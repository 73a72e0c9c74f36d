/** A Saturday at the lender, on which no money leaves. Not the UTC day: from four in the afternoon in California that is the next one. */
import { dayOfWeek, lenderDay } from '@hearthline/domain'
import type { Staff } from './staff.ts'
import type { TestApp } from './test-app.ts'

export async function untilSaturday({ container }: TestApp, operator: Staff): Promise<void> {
  while (dayOfWeek(lenderDay(container.clock.now())) !== 6) await operator.advance(1)
}
