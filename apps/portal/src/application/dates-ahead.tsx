import { formatLocalDate } from '@hearthline/domain'
import type { DateLine } from './dates-timeline.tsx'

/** What is now, and when the money comes: the two dates that are read first, large. */
export function DatesAhead({ dates }: { dates: readonly DateLine[] }) {
  const toMoney = dates.filter(({ isBeside }) => !isBeside)
  const now = toMoney.find(({ state }) => state === 'current')
  const money = toMoney.at(-1)
  const lines = [now, money === now ? undefined : money].filter((line) => line !== undefined)
  if (lines.length === 0) return null
  return (
    <dl className="portal-dates-ahead">
      {lines.map((line) => (
        <LargeDate key={line.label} line={line} />
      ))}
    </dl>
  )
}

function LargeDate({ line: { label, detail, on } }: { line: DateLine }) {
  const [before, day, after] = partsAround(detail, on)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {before && <span className="portal-dates-words">{before}</span>}
        <span className={day ? 'portal-dates-day' : 'portal-dates-none'}>{day ?? detail}</span>
        {after && <span className="portal-dates-words">{after}</span>}
      </dd>
    </div>
  )
}

/** 'As early as Tuesday, December 1' -> ['As early as', 'Tuesday, December 1', '']; no day where the words name none. */
export function partsAround(detail: string, on: string | undefined): readonly [string, string | undefined, string] {
  const day = on && formatLocalDate(on)
  const at = day ? detail.indexOf(day) : -1
  if (!day || at < 0) return ['', undefined, '']
  return [
    detail.slice(0, at).trim(),
    day,
    detail
      .slice(at + day.length)
      .replace(/^[,.]\s*/, '')
      .trim(),
  ]
}
