import { SubmitRow } from '@hearthline/ui/submit-row'
import { type FormEvent, useState } from 'react'
import { request } from '../../api/request.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { Screen } from '../../page/screen.tsx'

/** By the link of the waitlist's mail. Asked with a button: mail programs open links by themselves. */
export function LeaveList({ token }: { token: string }) {
  const [state, setState] = useState<{ busy?: boolean; done?: boolean; error?: unknown }>({})
  const leave = async (event: FormEvent) => {
    event.preventDefault()
    if (state.busy) return
    setState({ busy: true })
    try {
      await request('POST', '/waitlist/home-equity-loan-plus/leave', { body: { token } })
      setState({ done: true })
    } catch (error) {
      setState({ error })
    }
  }
  if (state.done)
    return (
      <Screen title="Waitlist" heading="You are off the waitlist" why="We deleted what you told us there, and won’t email you about it." />
    )
  return (
    <Screen title="Waitlist" heading="Leave the waitlist?" why="We delete what you told us there, and won’t email you about it.">
      <form className="portal-form" onSubmit={(event) => void leave(event)}>
        <FormProblem error={state.error} />
        <SubmitRow label="Leave the waitlist" loading={state.busy === true} />
      </form>
    </Screen>
  )
}
