/** The provider's session behind a connection: sealed wherever it lies. */
import type { Sealing } from '../../secrets/sealing.ts'
import type { Session } from '../../store/db.ts'
import { incomeLinkOf } from '../../store/repositories/income-links.ts'
import type { IncomeSession } from '../../work/work-context.ts'

export async function incomeSessionOf(
  { db, sealing }: { readonly db: Session; readonly sealing: Sealing },
  applicationId: string,
  link: string,
): Promise<IncomeSession | undefined> {
  const found = await incomeLinkOf(db, applicationId, link)
  return found && { text: sealing.unseal('link', found.sessionSealed), since: new Date(found.updatedAt).toISOString() }
}
