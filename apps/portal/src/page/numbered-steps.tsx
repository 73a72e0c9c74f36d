import type { ReactNode } from 'react'

export interface NumberedStep {
  readonly title: string
  readonly text: ReactNode
}

/** What to do, one after the other. */
export function NumberedSteps({ steps, label }: { steps: readonly NumberedStep[]; label?: string }) {
  return (
    <ol className="grid gap-5" aria-label={label}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-3.5">
          <span
            className="grid size-9 flex-none place-items-center rounded-full bg-soft-action font-semibold text-on-soft-action text-sm"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <div className="min-w-0">
            <p className="font-semibold">{title}</p>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
