import { REGISTER_STEP_IDS, type RegisterStepId } from '@hearthline/domain/registration'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { StepProgress } from '@hearthline/ui/step-progress'
import { type FormEvent, type ReactNode, useEffect } from 'react'
import { Navigate } from 'react-router'
import { Screen } from '../../frame/screen.tsx'
import { preloadScreen } from '../../frame/screen-loading.tsx'
import type { Form } from '../../frame/use-form.ts'
import { screens } from '../../screens.ts'
import { useRegisterAnswers } from '../../session/register-answers.ts'
import type { Wizard } from './use-wizard.ts'
import { wizardStepToShow } from './wizard-steps.ts'

export interface RegisterStepProps<Values extends object> {
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

/** One step of the wizard: progress, question, summary of what is wrong, form. A step whose predecessors lack data gives way to the first that does. */
export function RegisterStep<Values extends object>({
  id,
  wizard,
  heading,
  why,
  form,
  onSubmit,
  notice,
  children,
}: RegisterStepProps<Values>) {
  const { data } = useRegisterAnswers()
  const shown = id === 'index' ? undefined : wizardStepToShow(id, data, wizard.options)
  usePreloadAfter(id)
  if (shown && shown.id !== id) return <Navigate to={wizard.addressOf(shown.path)} replace />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Screen
      title={wizard.steps[wizard.index] ?? heading}
      heading={heading}
      why={why}
      above={
        <div className="mb-8 lg:mb-10">
          <StepProgress steps={wizard.steps} current={Math.max(0, wizard.index)} note={id === 'index' ? 'about 5 minutes' : undefined} />
        </div>
      }
      back={wizard.backPath}
    >
      <form className="portal-form" onSubmit={submit} noValidate>
        <ErrorSummary errors={form.problems} attempt={form.attempt} />
        {notice}
        {children}
      </form>
    </Screen>
  )
}

/** The next step's code is here before it is asked for. */
function usePreloadAfter(id: RegisterStepId): void {
  useEffect(() => {
    const following = REGISTER_STEP_IDS.slice(REGISTER_STEP_IDS.indexOf(id) + 1, REGISTER_STEP_IDS.indexOf(id) + 3)
    const fetchNext = () => {
      for (const next of following) {
        const screen = screens.find(({ screen: name }) => name === `register-v2-${next}`)
        if (screen) void preloadScreen(screen.load).catch(() => undefined)
      }
    }
    const timer = setTimeout(fetchNext, 1200)
    return () => clearTimeout(timer)
  }, [id])
}
