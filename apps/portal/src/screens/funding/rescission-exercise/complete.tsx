import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'
import { AfterSigning } from './after-signing.tsx'

/** Everything is signed: the way from there to the money, by its real dates, and how to cancel while there is time. */
export default function Complete() {
  return (
    <PlainScreen
      heading="You’re almost done"
      why="Everything is signed, and there is nothing you need to do now. Here is each date until your money is with you."
      width="content"
      panel={<AfterSigning />}
    />
  )
}
