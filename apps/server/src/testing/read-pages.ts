/** Reads what the pages of a line are drawn from, at whatever stage it is: one call that fails hides the line from whoever owes it. */
import { APPLICATION, type Person } from './person.ts'
import type { Staff } from './staff.ts'

/** The dashboard with its dates and documents, and the line; the same for the team, with the ledger. @returns each call that did not answer 200 */
export async function unreadablePages(borrower: Person, operator: Staff): Promise<string[]> {
  const { uuid, headers } = borrower
  const replies = await Promise.all([
    ...['', '/line'].map((path) => borrower.get(path)),
    borrower.call({ url: `${APPLICATION}/all`, headers }),
    ...['', '/line', '/ledger'].map((path) => operator.get(`/applications/${uuid}${path}`)),
  ])
  return replies.flatMap(({ statusCode, raw, body }) =>
    statusCode === 200 ? [] : [`${statusCode} ${raw.req.method} ${raw.req.url} ${body.slice(0, 200)}`],
  )
}
