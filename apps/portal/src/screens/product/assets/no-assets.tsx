import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { useEffect, useRef, useState } from 'react'

/** None to list: what follows is said before it happens, for the answer is then final. */
export function NoAssets({ busy, onConfirm }: { busy: boolean; onConfirm: () => void }) {
  const [asking, setAsking] = useState(false)
  const question = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asking) question.current?.focus()
  }, [asking])
  const back = () => {
    setAsking(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (!asking) {
    return (
      <div>
        <Button ref={opener} variant="quiet" size="medium" className="-ms-[1.125rem]" onClick={() => setAsking(true)}>
          I have no assets to list
        </Button>
      </div>
    )
  }
  return (
    <div ref={question} tabIndex={-1}>
      <Alert
        kind="warning"
        title="Go on without assets?"
        action={
          <div className="flex flex-col gap-3 sm:flex-row">
            <Button size="medium" loading={busy} loadingLabel="Deciding" onClick={onConfirm}>
              Yes, show me the decision
            </Button>
            <Button variant="secondary" size="medium" disabled={busy} onClick={back}>
              Back to my list
            </Button>
          </div>
        }
      >
        Your income alone does not carry this line, so we would have to say no today. You then see exactly why and what would pass, such as
        a co-owner’s income. Your credit is not pulled again.
      </Alert>
    </div>
  )
}
