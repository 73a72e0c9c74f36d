import { useApplication } from '../../../application/use-application.ts'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'

/** A person of ours checks something: what our checks found, or whatever else waits for them, in its own words. */
export default function Conditions() {
  const { openItem, nextAction } = useApplication().application
  if (openItem === 'conditions' || nextAction.waitingOn !== 'us')
    return <PlainScreen heading="We are reviewing your application" why="Our team is reviewing something our checks found." />
  return <PlainScreen heading={nextAction.title} why={nextAction.why} />
}
