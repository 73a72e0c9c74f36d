import type { ReactNode } from 'react'

export interface Point {
  readonly icon: ReactNode
  readonly title: string
  readonly text: ReactNode
}

/** What the reader should know before they answer: a few facts, each with its picture. */
export function Points({ points, label }: { points: readonly Point[]; label?: string }) {
  return (
    <ul className="grid gap-5" aria-label={label}>
      {points.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-3.5">
          <span className="grid size-9 flex-none place-items-center rounded-full bg-soft-action text-on-soft-action" aria-hidden="true">
            {icon}
          </span>
          <div className="min-w-0">
            <p className="font-semibold">{title}</p>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
