/** What heads the page of open conditions, so that it and the cards below say the same. Pure. */
import type { NextAction } from '@hearthline/domain'
import { type Condition, isToDo } from '../../../application/conditions-query.ts'
import { isRequest } from '../../../conditions/request-list.tsx'

export const CHECKED = { heading: 'We are reviewing your application', why: 'Our team is reviewing something our checks found.' }
const ANSWERED = { heading: 'We are reviewing what you sent', why: 'You don’t need to do anything now. We’ll email you.' }
export const ASKED = { heading: 'Answer our requests', why: 'Our team needs something from you before we can continue.' }

export interface Heading {
  readonly heading: string
  readonly why: string
  /** what is theirs comes before the rest of the page */
  readonly isTheirs: boolean
}

/** The application says that something of theirs is asked on this page, and the list, which is read apart from it, has nothing to do. */
export const lacksWhatIsAsked = (
  { waitingOn, path }: { readonly waitingOn: NextAction['waitingOn']; readonly path: string | null },
  list: readonly Condition[] = [],
): boolean => waitingOn === 'you' && path !== null && path.endsWith('/conditions') && !list.some(isToDo)

/**
 * The list is read apart from the application, and a little later: until it has what was refused, the page does not say that something is to be
 * replaced. `mayReplace`: a box below asks for an account or for photos again.
 */
export function conditionsHeading(
  nextAction: Pick<NextAction, 'title' | 'why' | 'waitingOn'>,
  list: readonly Condition[],
  mayReplace: boolean,
): Heading {
  const requests = list.filter(isRequest)
  const isOpen = requests.some(isToDo)
  if (nextAction.waitingOn === 'you' && (isOpen || mayReplace || requests.length === 0))
    return {
      heading: nextAction.title,
      why: nextAction.why,
      isTheirs: true,
    }
  // Beside what the team reviews something is theirs to do.
  if (isOpen) return { ...ASKED, isTheirs: true }
  return { ...(requests.some(({ state }) => state === 'IN_REVIEW') ? ANSWERED : CHECKED), isTheirs: false }
}
