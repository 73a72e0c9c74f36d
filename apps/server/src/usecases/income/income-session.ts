/** The provider's session behind a connection: sealed wherever it lies. */
import type { Sealing } from '../../secrets/sealing.ts'
import type { Session } from '../../store/db.ts'
import { incomeLinkOf } from '../../store/repositories/income-links.ts'

export async function incomeSessionOf(
  { db, sealing }: { readonly db: Session; readonly sealing: Sealing },
  applicationId: string,
  link: string,
): Promise<string | undefined> {
  const found = await incomeLinkOf(db, applicationId, link)
  return found && sealing.unseal('link', found.sessionSealed)
}
