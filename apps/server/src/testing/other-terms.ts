/** Other terms are stated for an application that is being signed: its documents are made again, and the borrower accepts them again. */
import { closingTerms, type LineTerms } from '@hearthline/domain'
import { advance } from '../engine/advance.ts'
import { newFact } from '../engine/new-fact.ts'
import { lockFile } from '../store/repositories/applications.ts'
import { liveOn } from './live-on.ts'
import type { Person } from './person.ts'
import type { Staff } from './staff.ts'
import type { TestApp } from './test-app.ts'

export async function withOtherTerms(app: TestApp, operator: Staff, borrower: Person): Promise<void> {
  const { db, sealing, engine, clock } = app.container
  await db.transaction(async (session) => {
    const file = (await lockFile(session, borrower.uuid, clock.now()))!
    const { data, basis } = file.facts.results['closing-terms']!
    const moved = { ...(data as LineTerms), originationFeeCents: (data as LineTerms).originationFeeCents + 100 }
    const facts = [newFact(sealing, closingTerms, { basis, data: moved, actor: 'work:test' })]
    await advance(session, engine.parts, file, { facts, actor: 'work:test', action: 'work-done' })
  })
  await liveOn(borrower, operator, 'NOTE_SIGNING')
}
