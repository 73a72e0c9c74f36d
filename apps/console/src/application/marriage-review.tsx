import { Button } from '@hearthline/ui/button'
import { useShortcut } from '../frame/use-shortcut.ts'
import { showSigners } from './removals-awaited.tsx'
import { showSpouse } from './spouse-who-signs.tsx'
import type { ApplicationFile } from './use-application.ts'

/** Two owners contradict each other: what they say by now is recorded of each of them, and nothing is recorded here. */
export function MarriageReview({ file }: { readonly file: ApplicationFile }) {
  useShortcut('a', showSigners)
  return (
    <>
      <p>
        Ask both owners whether they are married, and to whom. Record what each says under “Additional signers”. The application continues
        once it agrees. A spouse whom you record there signs too.
      </p>
      {file.spouseDecision && <p>If the borrower is married to someone else, name that person under “Owner’s spouse”. They sign too.</p>}
      <Button size="small" variant="secondary" aria-keyshortcuts="a" onClick={showSigners}>
        Go to additional signers
      </Button>
      {file.spouseDecision && (
        <Button size="small" variant="secondary" onClick={showSpouse}>
          Go to owner’s spouse
        </Button>
      )}
    </>
  )
}
