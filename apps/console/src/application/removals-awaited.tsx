import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import type { ApplicationFile } from './use-application.ts'
import { useSigners } from './use-signers.ts'

/** The heading that the cursor is led to. */
export const SIGNERS_TITLE = 'signers-title'

export const showSigners = () => {
  const title = document.getElementById(SIGNERS_TITLE)
  title?.scrollIntoView({ block: 'start' })
  title?.focus({ preventScroll: true })
}

/** A signer who is to be removed waits for a second person far down the page, whatever else is open: said at the top, with the way there. */
export function RemovalsAwaited({ file }: { readonly file: ApplicationFile }) {
  const { data: signers = [] } = useSigners(file)
  const asked = signers.filter(({ removal }) => removal !== null)
  if (asked.length === 0) return null
  const names = new Intl.ListFormat('en-US').format(asked.map(({ name }) => name))
  const isOwn = asked.every(({ removal }) => removal?.barred != null)
  const isCorrection = asked.every(({ removal }) => removal?.because === 'MISSPELLED' || removal?.because === 'DIVORCED_OWNER')
  return (
    <Alert
      kind="warning"
      action={
        <Button size="small" variant="secondary" onClick={showSigners}>
          Go to additional signers
        </Button>
      }
    >
      {isOwn
        ? `You asked to ${isCorrection ? `correct what we have of ${names}` : `remove ${names} as a signer`}. Someone else on the team must confirm it.`
        : `${names}: to be ${isCorrection ? 'corrected' : 'removed as a signer'}. A second person confirms it.`}
    </Alert>
  )
}
