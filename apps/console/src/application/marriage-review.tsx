import { Button } from '@hearthline/ui/button'
import { useShortcut } from '../frame/use-shortcut.ts'
import { showSigners } from './removals-awaited.tsx'

/** Two owners contradict each other: what they say by now is recorded of each of them, and nothing is recorded here. */
export function MarriageReview() {
  useShortcut('a', showSigners)
  return (
    <>
      <p>
        Ask both owners whether they are married, and to whom. Record what each says under “Additional signers”. The application continues
        once it agrees. A spouse whom you record there signs too.
      </p>
      <Button size="small" variant="secondary" aria-keyshortcuts="a" onClick={showSigners}>
        Go to additional signers
      </Button>
    </>
  )
}
