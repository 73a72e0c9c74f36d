import { LinkButton } from '@hearthline/ui/link-button'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { focusHeading } from '../page/focus-heading.ts'
import { Screen } from '../page/screen.tsx'
import { FormProblem } from './form-problem.tsx'

interface Words {
  readonly heading: string
  readonly why: string
}

export interface ByLinkProps {
  readonly title: string
  readonly asked: Words
  readonly done: Words
  readonly button: string
  /** Rejects where it did not go through. */
  readonly onConfirm: () => Promise<unknown>
  /** Where to go once it is done. */
  readonly next?: { readonly to: string; readonly label: string }
}

/** What the link of a mail does, asked with a button: mail programs open links by themselves. */
export function ByLink({ title, asked, done, button, onConfirm, next }: ByLinkProps) {
  const [state, setState] = useState<{ busy?: boolean; done?: boolean; error?: unknown }>({})
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (state.busy) return
    setState({ busy: true })
    try {
      await onConfirm()
      setState({ done: true })
      focusHeading()
    } catch (error) {
      setState({ error })
    }
  }
  if (state.done)
    return (
      <Screen title={title} {...done}>
        {next && (
          <div className="mt-8">
            <LinkButton as={Link} to={next.to}>
              {next.label}
            </LinkButton>
          </div>
        )}
      </Screen>
    )
  return (
    <Screen title={title} {...asked}>
      <form className="portal-form" onSubmit={(event) => void confirm(event)}>
        <FormProblem error={state.error} />
        <SubmitRow label={button} loading={state.busy === true} />
      </form>
    </Screen>
  )
}
