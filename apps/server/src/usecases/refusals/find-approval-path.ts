/** The approval path that a borrower names, if it is in their list now; otherwise an explanation. */
import { type ApprovalPath, refusalOf, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { Problem } from '../problem.ts'
import { type ApprovalPathsFound, approvalPathsOfFile } from './approval-paths-of-file.ts'

/** @throws Problem conflict with a sentence */
export function findApprovalPath(
  container: Container,
  file: ApplicationFile,
  id: string,
): { readonly found: ApprovalPathsFound; readonly way: ApprovalPath } {
  const { step } = file.row
  const found = approvalPathsOfFile(container, file)
  if (!found) {
    const byPerson = refusalOf(standing(file.facts).walk.known)?.by === 'PERSON'
    const message = byPerson
      ? 'An underwriter made this decision, so you can’t change it on this page. Call us if something has changed.'
      : 'This option is not available right now. Reload the page to see your next step.'
    throw new Problem('conflict', message, { step })
  }
  const way = found.ways.find((each) => each.id === id)
  if (!way) throw new Problem('conflict', 'This option is no longer in your list. Reload the page to see what would qualify now.', { step })
  return { found, way }
}
