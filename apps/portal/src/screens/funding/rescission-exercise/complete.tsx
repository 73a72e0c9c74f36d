import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'
import { RightToCancel } from './right-to-cancel.tsx'

/** Everything is signed: what happens until the money arrives, and how to cancel while there is time. */
export default function Complete() {
  return (
    <PlainScreen heading="You’re almost done" why="Here is what happens before you receive your money." meanwhile={<RightToCancel />} />
  )
}
