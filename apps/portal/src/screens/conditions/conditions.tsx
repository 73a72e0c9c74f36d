import { PlainScreen } from '../../plain-ask/plain-screen.tsx'

/** What our checks found is looked at by a person. */
export default function Conditions() {
  return <PlainScreen heading="We are reviewing your application" why="Our team is taking a closer look at something our checks found." />
}
