/** The way that a borrower names, if it is in their list now; else the sentence that says why not. */
import { refusalOf, standing, type Way } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { Problem } from '../problem.ts'
import { type WaysFound, waysOfFile } from './ways-of-file.ts'

/** @throws Problem conflict with a sentence */
export function findWay(container: Container, file: ApplicationFile, id: string): { readonly found: WaysFound; readonly way: Way } {
  const { step } = file.row
  const found = waysOfFile(container, file)
  if (!found) {
    const byPerson = refusalOf(standing(file.facts).walk.known)?.by === 'PERSON'
    const message = byPerson
      ? 'A person here decided on this application, so it cannot be decided again from this page. Call us if something has changed.'
      : 'This application is not waiting for another way now. Reload to see where it stands.'
    throw new Problem('conflict', message, { step })
  }
  const way = found.ways.find((each) => each.id === id)
  if (!way) throw new Problem('conflict', 'This way is not in your list any more. Reload to see what would pass now.', { step })
  return { found, way }
}
