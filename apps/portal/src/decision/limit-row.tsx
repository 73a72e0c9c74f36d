import { GaugeBar } from '@hearthline/ui/gauge-bar'
import type { ShownLimit } from './decision-query.ts'
import { formatFigure, formatLimit, gaugeOf } from './format-figure.ts'

/** One limit: your number beside ours, as lengths where that says something, and why. */
export function LimitRow({ limit }: { limit: ShownLimit }) {
  const { title, yours, explanation } = limit
  const gauge = gaugeOf(limit)
  const words = formatLimit(limit)
  if (gauge && yours) {
    return (
      <GaugeBar label={title} {...gauge} tone="caution" valueText={formatFigure(yours)} limitText={words} note={explanation || undefined} />
    )
  }
  const figure = yours && yours.unit !== 'NAME' ? formatFigure(yours) : undefined
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{title}</span>
        {figure && (
          <span className="text-muted">
            <strong className="font-semibold text-ink">{figure}</strong>
            {words && `; ${words}`}
          </span>
        )}
      </p>
      {explanation && <p className="mt-1 text-sm text-muted">{explanation}</p>}
    </div>
  )
}
