/** A payoff quote that is no slip, and one far above the credit report, as one person enters them. */
import { expect } from 'vitest'
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
  const data = JSON.stringify({ quotes: last!.data.quotes.map((one) => ({ ...one, entries: 'TWO' })) })
  const around = app.container.db.query(
    `insert into facts (application_id, item, party, basis, version, data, shape, actor, settled_at)
     values ($1, 'payoff-quotes', 'borrower', 'around', 9999, $2, 1, $3, now())`,
    [uuid, data, last!.actor],
  )
  await expect(around).rejects.toThrow(/does not enter it again/)
  expect(await mailsTo(app, borrower, 'Your payoff')).toEqual([])
}
