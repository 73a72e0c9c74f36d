import { PlainScreen } from '../../plain-ask/plain-screen.tsx'

/** Everything is signed: what happens until the money arrives. */
export default function Complete() {
  return <PlainScreen heading="You’re almost done" why="Here is what happens before you receive your money." />
}
