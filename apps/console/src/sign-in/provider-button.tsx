import { Button } from '@hearthline/ui/button'
import { useEffect, useRef, useState } from 'react'
import { currentOrganization } from '../session/organization.ts'
import { leaveForProvider, readProvider, signInByProvider, takeProviderAnswer } from '../session/sign-in.ts'

/** The organization's own sign-in, where it has one. Without it there is nothing to see. */
export function ProviderButton({ onProblem }: { onProblem: (problem: unknown) => void }) {
  const [answer] = useState(takeProviderAnswer)
  const [name, setName] = useState<string>()
  const [busy, setBusy] = useState(answer !== undefined)
  const told = useRef(onProblem)
  told.current = onProblem
  const begun = useRef(false)
  useEffect(() => {
    void readProvider(currentOrganization().orgCode).then(setName)
    if (!answer || begun.current) return
    begun.current = true
    signInByProvider(answer)
      .catch((problem: unknown) => told.current(problem))
      .finally(() => setBusy(false))
  }, [answer])
  if (name === undefined) return null
  return (
    <Button
      variant="secondary"
      wide
      loading={busy}
      loadingLabel="Signing in"
      onClick={() => {
        setBusy(true)
        leaveForProvider().catch((problem: unknown) => {
          told.current(problem)
          setBusy(false)
        })
      }}
    >
      Continue with {name}
    </Button>
  )
}
