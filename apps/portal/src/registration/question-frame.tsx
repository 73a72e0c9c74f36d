import { type RegisterStepId, stepToShow } from '@hearthline/domain/registration'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import type { FormEvent, ReactNode } from 'react'
import { Navigate } from 'react-router'
import type { Form } from '../forms/use-form.ts'
import type { Wizard } from './wizard-layout.ts'
import { useWizardLayout } from './wizard-layout.ts'

export interface QuestionFrameProps<Values extends object> {
  id: RegisterStepId
  wizard: Wizard
  heading: string
  why?: ReactNode
  form: Form<Values>
  onSubmit: () => void
  /** Between heading and fields: a notice, a failed save. */
  notice?: ReactNode
  children: ReactNode
}

/** A question in the wizard's own frame: summary of what is wrong, notice, fields. One whose predecessors lack data redirects to the first that does. */
export function QuestionFrame<Values extends object>(props: QuestionFrameProps<Values>) {
  const { id, wizard, heading, why, form, onSubmit, notice, children } = props
  const { Frame } = useWizardLayout()
  const shown = id === 'index' ? id : stepToShow(id, wizard.data, wizard.options)
  if (shown !== id) return <Navigate to={wizard.addressOf(shown)} replace />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Frame {...{ id, wizard, heading, why }}>
      <form className="portal-form" onSubmit={submit} noValidate>
        <ErrorSummary errors={form.problems} attempt={form.attempt} />
        {notice}
        {children}
      </form>
    </Frame>
  )
}
