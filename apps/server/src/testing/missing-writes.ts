/** Looks for writes that the server acknowledged and has lost. */
import { type CrashBorrower, callServer } from './crash-borrower.ts'
import { APPLICATION } from './person.ts'

/** What was acknowledged to a borrower and is not there: the session, the application, each answer. Nothing, when nothing was lost. */
export async function missingWrites(url: string, who: CrashBorrower): Promise<string[]> {
  const lost: string[] = []
  const expectKept = async (what: string, path: string, kept: (body: { data: Record<string, unknown> }) => boolean) => {
    const reply = await callServer<{ data: Record<string, unknown> }>(url, who, 'GET', path)
    if (reply.status !== 200 || !kept(reply.body)) lost.push(`${who.email}: ${what} (${reply.status})`)
  }
  if (who.token) await expectKept('session', '/service-profile/api/v1/profile', () => true)
  if (who.uuid) await expectKept('application', `${APPLICATION}/${who.uuid}`, () => true)
  for (const [item, data] of Object.entries(who.acknowledged)) {
    await expectKept(
      item,
      `${APPLICATION}/${who.uuid}/items/${item}`,
      ({ data: read }) => sameAs(read, data) || sameAs(read, who.sent[item]),
    )
  }
  return lost
}

/**
 * What the server keeps beside an answer that was sent: the terms that a choice was agreed at, the income that was verified by then, how a phone
 * was confirmed, what shows an account, which connection a source has, whether a shortfall was seen; of demographic answers, which are kept apart, the name
 * of their record.
 */
const KEPT_BESIDE: readonly string[] = ['terms', 'verifiedCents', 'confirmed', 'last4', 'attempt', 'link', 'shown', 'record']

/** What is read back has its secret fields left out. */
const sameAs = (read: Record<string, unknown> | null, given: unknown): boolean =>
  read !== null &&
  Object.entries(read).every(
    ([field, value]) => KEPT_BESIDE.includes(field) || JSON.stringify(value) === JSON.stringify((given as Record<string, unknown>)[field]),
  )
