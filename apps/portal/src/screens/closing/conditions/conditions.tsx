import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'

/** What our checks found is checked by a person. */
export default function Conditions() {
  return <PlainScreen heading="We are reviewing your application" why="Our team is reviewing something our checks found." />
}
