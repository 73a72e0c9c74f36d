import { Button } from '@hearthline/ui/button'
import { LinkButton } from '@hearthline/ui/link-button'
import { useState } from 'react'
import { Link } from 'react-router'
import { agentLoginAddress } from '../../api/broker.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { NotAvailable } from '../../page/not-available.tsx'
import { Screen } from '../../page/screen.tsx'
import { useCompany, useOrganization } from '../../session/use-organization.ts'
import { useFlags } from '../../visitor/flags.ts'

const TITLE = 'Portfolio Manager'

/** Where those who send applicants sign in: with an account of their own [routes/pages]. */
export default function AgentArea() {
  const { name } = useCompany()
  const flags = useFlags(useOrganization())
  const [problem, setProblem] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  if (!flags.isOn('portfolio-manager')) return <NotAvailable part={TITLE} />
  const signIn = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      window.location.assign(await agentLoginAddress(window.location.origin))
    } catch (error) {
      setProblem(error)
      setBusy(false)
    }
  }
  return (
    <Screen title={TITLE} heading={TITLE} why="For loan officers, brokers, and their processors: how far each of your applicants is.">
      <p className="mt-6">You sign in with the account that {name} gave you. It is not the account of an applicant.</p>
      <div className="mt-6">
        <FormProblem error={problem} />
      </div>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button onClick={() => void signIn()} loading={busy} loadingLabel="Leaving for the sign-in">
          Sign in as an agent
        </Button>
        <LinkButton as={Link} to="/dashboard" variant="secondary">
          Go to your own dashboard
        </LinkButton>
      </div>
    </Screen>
  )
}
