import { CheckIcon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'

export type ProgressState = 'done' | 'current' | 'upcoming'

export interface ProgressSidebarProps {
  /** Heading of the list; "Your progress" by default. */
  title?: string
  steps: readonly { label: string; state: ProgressState; href?: string }[]
}

const words: Record<ProgressState, string> = { done: 'done', current: 'you are here', upcoming: 'not started' }

/** Where the whole application stands, beside the page on wide screens. Done steps with an address can be opened again. */
export function ProgressSidebar({ title = 'Your progress', steps }: ProgressSidebarProps) {
  return (
    <nav className="ui-sidebar" aria-label={title}>
      <p className="ui-sidebar-title">{title}</p>
      <ol>
        {steps.map((step) => (
          <li key={step.label} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
            <span className="ui-dot">{step.state === 'done' && <CheckIcon size={14} />}</span>
            {step.href ? <a href={step.href}>{step.label}</a> : <span>{step.label}</span>}
            <VisuallyHidden>, {words[step.state]}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </nav>
  )
}
