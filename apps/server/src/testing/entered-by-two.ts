/** A payoff quote that is no slip, and one far above the credit report, as one person enters them. */
import { expect } from 'vitest'
import type { Session } from '../store/db.ts'
import { mailsTo } from './mails-to.ts'
import type { Person } from './person.ts'
import type { Staff } from './staff.ts'
import type { TestApp } from './test-app.ts'

interface Quotes {
  readonly quotes: readonly object[]
}

/** Twice the report takes the creditor’s word; far above the report nothing counts that one person entered, by the API or around it (record 0117). */
export async function enteredByTwo(
  app: TestApp,
  operator: Staff,
  borrower: Person,
  [slip, farAbove]: readonly [Quotes, Quotes],
): Promise<void> {
  const { uuid } = borrower
  const first = await operator.colleague()
  const refused = await first.decide(uuid, 'payoff-quotes', slip)
  expect(refused.json<{ fields: object[] }>().fields).toMatchObject([{ path: 'data.quotes.0.confirmedBy' }])
  const far = { quotes: farAbove.quotes.map((one) => ({ ...one, confirmedBy: 'Dana Cole at (402) 555-0147: fees of a lawsuit' })) }
  expect((await first.decide(uuid, 'payoff-quotes', far)).statusCode).toBe(200)
  const { openItem } = (await first.get(`/applications/${uuid}`)).json<{ openItem: { id: string; barred: string; about: object } }>()
  expect(openItem).toMatchObject({
    id: 'payoff-quotes',
    barred: expect.stringContaining('Someone else'),
    about: { debts: [{ isToEnterAgain: true }] },
  })
  expect((await first.decide(uuid, 'payoff-quotes', far)).statusCode).toBe(403)
  const [last] = (
    await app.container.db.query("select actor, data from facts where application_id = $1 and item = 'payoff-quotes'", [uuid])
  ).rows as { actor: string; data: { quotes: object[] } }[]
  const around = (actor: string, more: object, at: Pick<Session, 'query'> = app.container.db) =>
    at.query(
      `insert into facts (application_id, item, party, basis, version, data, shape, actor, settled_at)
     values ($1, 'payoff-quotes', 'borrower', 'around', 9999, $2, 1, $3, now())`,
      [uuid, JSON.stringify({ quotes: last!.data.quotes.map((one) => ({ ...one, ...more })) }), actor],
    )
  const another = 'operator:00000000-0000-4000-8000-000000000001'
  await expect(around(last!.actor, { entries: 'TWO' })).rejects.toThrow(/does not enter it again/)
  // Nor does the second one say where the money goes, nor bring the figure down alone.
  for (const more of [{ payee: 'Shell Holdings' }, { payTo: '1 Other Way, Omaha, NE 68102' }])
    await expect(around(another, { ...more, entries: 'TWO' })).rejects.toThrow(/does not enter it again/)
  const broughtDown = app.container.db.transaction(async (session) => {
    await around(another, { entries: 'TWO' }, session)
    await around(another, { amountCents: 100, entries: undefined }, session)
  })
  await expect(broughtDown).rejects.toThrow(/changed by two persons/)
  expect(await mailsTo(app, borrower, 'Your payoff')).toEqual([])
}
