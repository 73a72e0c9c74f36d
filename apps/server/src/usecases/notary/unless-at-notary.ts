/**
 * Whatever a person does, while someone is with the notary online nothing is recorded that makes the deed anew: what they seal would be of a deed that is no
 * more. Nor is it before a deed that was signed there is filed. The engine says of which booking it has to be known (engine/deed-at-notary.ts).
 */
import { legalName, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { DeedAtNotary, withNoOneInside } from '../../engine/deed-at-notary.ts'
import { readFile } from '../../store/repositories/applications.ts'
import { asSystem } from '../../store/scope.ts'
import { Problem } from '../problem.ts'
import { isSomeoneInside } from './open-session.ts'

const WHY = {
  OPEN: 'Someone who signs the deed is with the notary online. Wait until the session is over. Then reload the page, and record this if it is still so.',
  SIGNED:
    'The deed was signed before the notary, and the signed copy is not here yet. Nothing that changes the deed is recorded until it is. Reload the page in a few minutes.',
  MEETING:
    'The meeting with the notary is today or over, and no one has recorded what came of it. Until then nothing that changes the deed is recorded.',
} as const satisfies Record<DeedAtNotary['at'], string>

/** Tries again once the notary's service said that no one is inside: all that was tried is undone with its transaction. @throws Problem conflict, unavailable */
export async function unlessAtNotary<T>(container: Container, run: () => Promise<T>): Promise<T> {
  const first = await tried(run)
  if (!('away' in first)) return first.done
  const { application, at, booking } = first.away
  const file = await asSystem(() => readFile(container.db, application, container.clock.now()))
  const step = file?.row.step
  const refused = (message: string) => new Problem('conflict', message, step === undefined ? {} : { step })
  if (at !== 'OPEN') throw refused(WHY[at])
  if (file && (await isSomeoneInside(container, file, { booking, applicantName: standing(file.facts).walk.known(legalName)! })))
    throw refused(WHY.OPEN)
  const second = await tried(() => withNoOneInside(booking, run))
  // By what the notary's service said just now.
  if ('away' in second) throw refused(WHY[second.away.at])
  return second.done
}

async function tried<T>(run: () => Promise<T>): Promise<{ readonly done: T } | { readonly away: DeedAtNotary }> {
  try {
    return { done: await run() }
  } catch (problem) {
    if (problem instanceof DeedAtNotary) return { away: problem }
    throw problem
  }
}
